import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { codeFor, WireClient } from "../support/wire-client";

const { session, otp, accounts } = bankApi;
const bank = aBank();

const customer = async () => userOf(await openCompany(bank.running), "Initiator");
const aDevice = () => new WireClient(bank.running);
const codesSentTo = async (username: string) =>
  (
    await bank.running.bank.db
      .selectFrom("messages")
      .select(["channel", "code", "recipient", "body"])
      .where("username", "=", username)
      .where("code", "is not", null)
      .execute()
  ).map((message) => message);

describe("Signing in", () => {
  it("the code is sent by SMS and e-mail, with the purpose of signing in", async () => {
    const { username, password, phone, email } = await customer();
    const device = aDevice();
    await device.signIn(username, password);
    const sent = await codesSentTo(username);
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ["sms", phone],
      ["email", email],
    ]);
    expect(sent[0]?.body).toMatch(/^\d{5} is your sign-in code for Asempa Bank\. /);
  });

  it("a user name is accepted in any case", async () => {
    const { username, password } = await customer();
    expect(await aDevice().authenticate(username.toUpperCase(), password)).toMatchObject({ code: 0 });
  });

  it("an inactive profile is reported only after the right password @S1-4-48", async () => {
    const { username, password } = await customer();
    await bank.running.bank.db.updateTable("users").set({ active: false }).where("username", "=", username).execute();
    expect(await aDevice().authenticate(username, "Wrong@1234")).toMatchObject({ code: 1 });
    expect(await aDevice().authenticate(username, password)).toEqual({
      code: 105,
      description: "Your profile is not active. Please contact the bank.",
    });
  });

  it("without a right password no code is sent, and the answer does not show it", async () => {
    const { username, password } = await customer();
    const stranger = aDevice();
    const asked = await stranger.call(otp.sendSignedOut, { deviceId: stranger.deviceId, username });
    const ofNobody = await stranger.call(otp.sendSignedOut, { deviceId: stranger.deviceId, username: "nobody.atall" });
    expect(asked).toMatchObject({ code: 0 });
    expect(ofNobody).toEqual(asked);
    await aDevice().authenticate(username, password);
    await stranger.call(otp.sendSignedOut, { deviceId: stranger.deviceId, username });
    expect(await codesSentTo(username)).toEqual([]);
  });

  it("no code is sent long after the password", async () => {
    const { username, password } = await customer();
    const device = aDevice();
    await device.authenticate(username, password);
    await passTime(bank.running, 601);
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    expect(await codesSentTo(username)).toEqual([]);
  });

  it("no second code is sent for a password that was used", async () => {
    const { username, password } = await customer();
    const device = aDevice();
    await device.signIn(username, password);
    const sent = await codesSentTo(username);
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    expect(await codesSentTo(username)).toEqual(sent);
  });

  it("a code does not work on another device or for another user", async () => {
    const company = await openCompany(bank.running);
    const [mine, theirs] = [userOf(company, "Initiator"), userOf(company, "Authorizer")];
    const device = aDevice();
    const { loginId } = await device.authenticate(mine.username, mine.password);
    const other = await aDevice().authenticate(theirs.username, theirs.password);
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username: mine.username });
    const code = await codeFor(bank.running, mine.username);
    const nullified = { code: 1, description: "OTP validation: Otp is nullified" };
    expect(await aDevice().call(otp.verify, { otp: code, userName: String(loginId) })).toEqual(nullified);
    expect(await device.call(otp.verify, { otp: code, userName: String(other.loginId) })).toEqual(nullified);
    expect(await device.call(otp.verify, { otp: code, userName: "nobody" })).toEqual(nullified);
    expect(await device.call(otp.verify, { otp: code, userName: String(loginId) })).toMatchObject({ code: 0 });
  });

  it("a sign-in replaces a password hash of another cost by one of the current cost", async () => {
    const { username, password } = await customer();
    const { db } = bank.running.bank;
    const outdated = "$scrypt$ln=5,r=1,p=1$";
    const hash = async () =>
      (await db.selectFrom("users").select("password_hash").where("username", "=", username).executeTakeFirstOrThrow())
        .password_hash;
    const { scryptSync } = await import("node:crypto");
    const salt = Buffer.from("sixteen bytes !!");
    const derived = scryptSync(password, salt, 32, { N: 32, r: 1, p: 1 });
    await db
      .updateTable("users")
      .set({ password_hash: `${outdated}${salt.toString("base64url")}$${derived.toString("base64url")}` })
      .where("username", "=", username)
      .execute();
    expect(await aDevice().authenticate(username, password)).toMatchObject({ code: 0 });
    expect(await hash()).not.toContain(outdated);
    expect(await aDevice().authenticate(username, password)).toMatchObject({ code: 0 });
  });

  it("sign-ins and refused sign-ins are recorded in the audit", async () => {
    const { username, password } = await customer();
    await aDevice().authenticate(username, "Wrong@1234");
    await aDevice().signIn(username, password);
    const events = await bank.running.bank.db
      .selectFrom("audit")
      .innerJoin("users", "users.id", "audit.user_id")
      .select("event")
      .where("username", "=", username)
      .orderBy("audit.id")
      .execute();
    expect(events.map(({ event }) => event)).toEqual(["signInRefused", "signedIn"]);
  });
});

describe("A session", () => {
  const asked = (client: WireClient) => client.call(accounts.list, { loginId: client.username });
  const timedOut = { code: 103, description: "Your session has expired. Please sign in again." };

  it("a session ends by a newer sign-in of the same user, and the answer says why @S1-4-48", async () => {
    const company = await openCompany(bank.running);
    const older = await signedIn(bank.running, company, "Single");
    const newer = await signedIn(bank.running, company, "Single");
    expect(await asked(older)).toEqual({
      code: 104,
      description: "You will be logged out due to one more login to your profile.",
    });
    expect(await asked(newer)).toMatchObject({ code: 0 });
  });

  it("a session ends when it was idle for the bank's 300 seconds, and not before", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    await passTime(bank.running, 295);
    expect(await asked(client)).toMatchObject({ code: 0 });
    await passTime(bank.running, 295);
    expect(await asked(client)).toMatchObject({ code: 0 });
    await passTime(bank.running, 300);
    expect(await asked(client)).toEqual(timedOut);
    await passTime(bank.running, -300);
    expect(await asked(client)).toEqual(timedOut);
  });

  it("failed calls do not keep a session alive", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Viewer");
    await passTime(bank.running, 200);
    expect(await client.call(bankApi.payments.receipt, { trnxID: "none" })).toMatchObject({ code: 1 });
    await passTime(bank.running, 100);
    expect(await asked(client)).toEqual(timedOut);
  });

  it("refreshing keeps a session alive @S1-4-37 @S1-7-28 @S1-7-40", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    await passTime(bank.running, 250);
    expect(await client.call(session.refresh, {})).toEqual({ code: 0, description: "Your session has been extended." });
    await passTime(bank.running, 250);
    expect(await asked(client)).toMatchObject({ code: 0 });
  });

  it("a session ends after eight hours however often it is refreshed", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    for (let seconds = 0; seconds < 8 * 3600 - 290; seconds += 290) {
      await passTime(bank.running, 290);
      expect(await client.call(session.refresh, {})).toMatchObject({ code: 0 });
    }
    await passTime(bank.running, 290);
    expect(await client.call(session.refresh, {})).toEqual(timedOut);
  });

  it("a session ends immediately when its profile becomes inactive @S1-4-41", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    const { db } = bank.running.bank;
    await db.updateTable("users").set({ active: false }).where("username", "=", client.username).execute();
    const inactive = { code: 105, description: "Your profile is not active. Please contact the bank." };
    expect(await asked(client)).toEqual(inactive);
    await db.updateTable("users").set({ active: true }).where("username", "=", client.username).execute();
    expect(await asked(client)).toEqual(inactive);
  });
});
