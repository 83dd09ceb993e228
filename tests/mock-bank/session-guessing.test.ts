import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { hashingLimits } from "../../mock-bank/limits/limits";
import type { Hashing } from "../../mock-bank/session/password-work";
import { openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const TOO_MANY = { code: 1, description: "Too many attempts. Please try again in a minute." };
const WRONG = { code: 1, description: "The user name or the password is not right." };

afterEach(() => void vi.useRealTimers());

describe("Guessing with a new device id each time", () => {
  const bank = aBank(async () => ({ isLimited: true }));
  const guess = (username: string) => new WireClient(bank.running).authenticate(username, "Wrong@1234");

  it("the stranger is slowed down, and the owner's known device signs in meanwhile", async () => {
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
    const { username, password } = userOf(await openCompany(bank.running), "Single");
    const owner = new WireClient(bank.running);
    await owner.signIn(username, password);
    vi.setSystemTime(Date.now() + 5000);
    const answers = [];
    for (let time = 0; time < 12; time++) answers.push(await guess(time % 2 ? username : username.toUpperCase()));
    expect(answers).toEqual([...Array(10).fill(WRONG), TOO_MANY, TOO_MANY]);
    expect(await new WireClient(bank.running).authenticate(username, password)).toEqual(TOO_MANY);
    expect(await owner.authenticate(username, password)).toMatchObject({ code: 0 });
    vi.setSystemTime(Date.now() + 60_000);
    expect(await new WireClient(bank.running).authenticate(username, password)).toMatchObject({ code: 0 });
  });

  it("a user and a name that no user has get the same answers in every call that hashes", async () => {
    vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ["Date"] });
    const { username } = userOf(await openCompany(bank.running), "Single");
    const chosen = { newPassword: "Another@12", confirmPassword: "Another@12" };
    const calls: ((device: WireClient, name: string) => Promise<unknown>)[] = [
      (device, name) => device.authenticate(name, "Wrong@1234"),
      (device, name) =>
        device.call(bankApi.session.resetDefaultPassword, {
          ...chosen,
          password: "Wrong@1234",
          deviceID: device.deviceId,
          loginId: name,
        }),
      (device, name) => device.call(bankApi.otp.verifyForgotPassword, { otp: "12345", userName: name }),
    ];
    const answersOf = async (name: string) => {
      const answers = [];
      for (const call of calls)
        for (let time = 0; time < 14; time++) {
          answers.push(await call(new WireClient(bank.running), name));
          vi.setSystemTime(Date.now() + 400);
        }
      return answers;
    };
    const ofUser = await answersOf(username);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await answersOf("no.such.user")).toEqual(ofUser);
    expect(ofUser).toContainEqual(TOO_MANY);
  });
});

describe("When too many wait to hash a password", () => {
  const bank = aBank();

  /** Uses every slot and fills the line of strangers. */
  async function fill(address: string) {
    const { passwordWork } = bank.running.bank;
    const ended: Hashing[] = [];
    let refused = 0;
    let isOver = false;
    const askers = Array.from({ length: 600 }, async (_, index) => {
      const subject = { address, deviceId: randomUUID(), username: `no.user.${index}` };
      const hashing = await passwordWork.admit("session.authenticate", subject);
      if (hashing === "busy") refused++;
      if (typeof hashing !== "object") return;
      if (isOver) hashing.end("unknown");
      else ended.push(hashing);
    });
    await vi.waitFor(() => expect(ended.length).toBeGreaterThanOrEqual(2));
    await vi.waitFor(() => expect(refused + ended.length).toBe(600 - hashingLimits.strangersMax));
    return async () => {
      isOver = true;
      for (const hashing of ended) hashing.end("unknown");
      await Promise.all(askers);
    };
  }

  it("a stranger is refused before hashing with HTTP 503 and Retry-After, and can sign in afterwards", async () => {
    const { username, password } = userOf(await openCompany(bank.running), "Single");
    const empty = await fill("127.0.0.1");
    const device = new WireClient(bank.running);
    const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "test" };
    const fields = { username, password, deviceID: device.deviceId, ...place };
    const { status, headers, answer } = await device.exchange(bankApi.session.authenticate, fields);
    expect([status, headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(answer).toEqual({ code: 1, description: "Something went wrong. Please try again." });
    await empty();
    expect(await device.authenticate(username, password)).toMatchObject({ code: 0 });
  });

  it("a known device and a signed-in user have the next turns", async () => {
    const company = await openCompany(bank.running);
    const { username } = userOf(company, "Single");
    const owner = await signedIn(bank.running, company, "Single");
    const { passwordWork } = bank.running.bank;
    // The devices of a name are cached for a moment.
    vi.useFakeTimers({ now: Date.now() + 5000, toFake: ["Date"] });
    const empty = await fill("127.0.0.1");
    const turns = [
      passwordWork.admit("session.authenticate", { address: "127.0.0.1", deviceId: owner.deviceId, username }),
      passwordWork.admit("session.changePassword", { address: "127.0.0.1", deviceId: "d", username: "" }, "user-id"),
    ].map(async (turn) => {
      const hashing = await turn;
      if (typeof hashing !== "object") throw new Error(`Not admitted: ${hashing}`);
      hashing.end("right");
    });
    await empty();
    await Promise.all(turns);
  });
});
