import { describe, expect, it, vi } from "vitest";
import { bankApi } from "../../adapters/bank-api/contract";
import { Throttle } from "../../mock-bank/throttle";
import { openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const TOO_MANY = { code: 1, description: "Too many attempts. Please try again in a minute." };
const bank = aBank(async () => ({ isLimited: true }));

describe("Guessing", () => {
  it("a password is slowed down, for whoever guesses and nobody else", async () => {
    const company = await openCompany(bank.running);
    const { username, password } = userOf(company, "Single");
    const guesser = new WireClient(bank.running);
    const answers = [];
    // The minute does not turn meanwhile, however slow the computer.
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    for (let time = 0; time < 12; time++) answers.push(await guesser.authenticate(username, "Wrong@1234"));
    expect(answers[0]).toEqual({ code: 1, description: "The user name or the password is not right." });
    expect(answers.at(-1)).toEqual(TOO_MANY);
    expect(await guesser.authenticate(username, password)).toEqual(TOO_MANY);
    expect(await new WireClient(bank.running).authenticate(username, password)).toMatchObject({ code: 0 });
    expect(await guesser.authenticate("somebody.else", "Wrong@1234")).not.toEqual(TOO_MANY);
  });

  it("does not slow down who is signed in", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    for (let time = 0; time < 40; time++)
      expect(await client.call(bankApi.session.refresh, {})).toMatchObject({ code: 0 });
  });
});

describe("A throttle", () => {
  const subject = { address: "10.0.0.1", deviceId: "d", username: "u" };
  const limits = (count: number, call: string, of = subject) => {
    const throttle = new Throttle();
    return Array.from({ length: count }, () => throttle.exceeds(call, of)).filter((isTooMany) => !isTooMany).length;
  };

  it("lets as many calls through as the table says, and 600 of a stranger", () => {
    expect(limits(100, "session.authenticate")).toBe(10);
    expect(limits(100, "otp.sendSignedOut")).toBe(10);
    expect(limits(100, "otp.verify")).toBe(30);
    expect(limits(1000, "support.directives")).toBe(600);
  });

  it("counts a device and a name apart, and an address through all of them", () => {
    const throttle = new Throttle();
    const passed = Array.from({ length: 1000 }, (_, index) =>
      throttle.exceeds("session.authenticate", { ...subject, deviceId: `d${index}`, username: `u${index}` }),
    ).filter((isTooMany) => !isTooMany);
    expect(passed).toHaveLength(600);
  });

  it("begins again with the next minute", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T09:00:30Z") });
    const throttle = new Throttle();
    for (let time = 0; time < 20; time++) throttle.exceeds("session.authenticate", subject);
    expect(throttle.exceeds("session.authenticate", subject)).toBe(true);
    vi.setSystemTime(new Date("2026-11-20T09:01:00Z"));
    expect(throttle.exceeds("session.authenticate", subject)).toBe(false);
    vi.useRealTimers();
  });
});
