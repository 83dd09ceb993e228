import { beforeAll, describe, expect, it } from "vitest";
import { openCompany, userOf } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import { codeFor, WireClient } from "../../support/wire-client";

/** The answers of the bank at a sign-in, by the paths and names of section 7 of the specification. */

const bank = aBank();
type Company = Awaited<ReturnType<typeof openCompany>>;
let company: Company;
beforeAll(async () => {
  company = await openCompany(bank.running);
});

const kofi = () => userOf(company, "Initiator");
const device = { longitude: "0", latitude: "0", deviceModel: "test", isRootConsented: "false" };
/** All titles of section 6. */
const menuTitles = [
  "Dashboard",
  "Beneficiaries",
  "Transfers",
  "Mobile Money",
  "Prepaid Card Load",
  "Bill Payments",
  "FX Transfers and Rates",
  "Transaction Reports",
  "Schedule Transfers",
  "Bank Statements",
  "Pending Request",
  "My Requests",
];
const ACCEPTED = "A one-time code has been sent to your phone and e-mail.";
/** The answer to a user who has given the right password: with the masked destinations (an extension). */
const sentTo = ({ phone, email }: { readonly phone: string; readonly email: string }) => ({
  code: 0,
  description: ACCEPTED,
  maskedPhone: `${phone.slice(0, 3)}*****${phone.slice(-2)}`,
  maskedEmail: `${email[0]}***@company.example`,
});

async function authenticated() {
  const client = new WireClient(bank.running);
  const { username, password } = kofi();
  const fields = { username, password, deviceID: client.deviceId, ...device };
  const answer = await client.ask("POST /customer/authenticate", fields);
  return { client, answer, loginId: String(answer.loginId) };
}

async function withCode() {
  const { client, loginId } = await authenticated();
  await client.ask("POST /customer/otp/generateOtp", { deviceId: client.deviceId, username: kofi().username });
  return { client, loginId, code: await codeFor(bank.running, kofi().username) };
}

async function signedIn(): Promise<WireClient> {
  const { client, loginId, code } = await withCode();
  const answer = await client.ask(`POST /customer/otp/verify/${code}/false/${loginId}`, { otpPin: code });
  client.sessionId = String(answer.sessionId);
  client.username = kofi().username;
  return client;
}

const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, "0");

describe("the password", () => {
  it("the right password is answered with exactly these fields @S1-7-13", async () => {
    const { answer, loginId } = await authenticated();
    const { id } = await bank.running.bank.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", kofi().username)
      .executeTakeFirstOrThrow();
    expect(loginId).toBe(id);
    expect(answer).toEqual({
      code: 0,
      loginId: id,
      accountNumber: company.accounts[0]?.accountNumber,
      email: kofi().email,
      fullname: kofi().fullName,
      phoneNumber: kofi().phone,
    });
  });
});

describe("the sign-in code", () => {
  it("the request of a sign-in code is answered with a description @S1-7-14 @S1-7-39", async () => {
    const { client } = await authenticated();
    const fields = { deviceId: client.deviceId, username: kofi().username };
    expect(await client.ask("POST /customer/otp/generateOtp", fields)).toEqual(sentTo(kofi()));
  });

  it("the right sign-in code is answered with a session and the user's data @S1-7-16 @S1-3-84 @S1-4-09", async () => {
    const { client, loginId, code } = await withCode();
    const { sessionId, lastLoginTime, ...answer } = await client.ask(
      `POST /customer/otp/verify/${code}/false/${loginId}`,
      { otpPin: code },
    );
    expect(answer).toEqual({
      code: 0,
      companyName: company.name,
      firstName: kofi().fullName.split(" ")[0],
      lastName: kofi().fullName.split(" ")[1],
      sessionTimeoutInSeconds: 300,
      menus: menuTitles.map((title) => ({ title })),
      roles: [{ name: "Initiator" }],
      firstLogin: false,
      passwordChangeRequired: false,
      usernamePasswordChangeRequired: false,
    });
    expect(lastLoginTime === null || !Number.isNaN(Date.parse(String(lastLoginTime)))).toBe(true);
    client.sessionId = String(sessionId);
    expect(await client.ask("POST /servicereq/refreshSession")).toEqual({
      code: 0,
      description: "Your session has been extended.",
    });
    client.sessionId = loginId;
    expect(await client.ask("POST /servicereq/refreshSession")).toMatchObject({ code: 103 });
  });

  it("the second sign-in answers the time of the first one @S1-3-23 @S1-3-84", async () => {
    await signedIn();
    const [{ last_login_at } = { last_login_at: null }] = await bank.running.bank.db
      .selectFrom("users")
      .select("last_login_at")
      .where("username", "=", kofi().username)
      .execute();
    const { client, loginId, code } = await withCode();
    const answer = await client.ask(`POST /customer/otp/verify/${code}/false/${loginId}`, { otpPin: code });
    expect(answer.lastLoginTime).toBe(last_login_at?.toISOString());
  });

  it("a wrong sign-in code is answered with description and failureCount @S1-7-18", async () => {
    const { client, loginId, code } = await withCode();
    const wrong = otherThan(code);
    expect(await client.ask(`POST /customer/otp/verify/${wrong}/false/${loginId}`, { otpPin: wrong })).toEqual({
      code: 1,
      description: "OTP is not valid.",
      failureCount: 2,
    });
  });
});

describe("the codes of a signed-in user", () => {
  it("a code is sent and sent again without a payload, each time a new message @S1-7-15 @S2-7-23 @S3-7-15 @S2-4-05", async () => {
    const client = await signedIn();
    const messages = () =>
      bank.running.bank.db
        .selectFrom("messages")
        .select("id")
        .where("username", "=", kofi().username)
        .where("channel", "=", "sms")
        .execute();
    const before = (await messages()).length;
    for (const count of [1, 2, 3]) {
      expect(await client.ask("POST /customer/otp/generate")).toEqual(sentTo(kofi()));
      expect((await messages()).length).toBe(before + count);
    }
  });

  it("a code is verified with otpPin, and the path decides @S1-7-17 @S2-7-24 @S2-7-25 @S1-7-32 @S2-7-26 @S3-3-106", async () => {
    const client = await signedIn();
    await client.ask("POST /customer/otp/generate");
    const code = await codeFor(bank.running, kofi().username);
    const at = (otp: string, userName = kofi().username) => `POST /customer/otp/verify/${otp}/false/${userName}`;
    const NOT_HIS = { code: 1, description: "OTP validation: Otp is nullified" };
    expect(await client.ask(at(code), { otpPin: code })).toEqual({ code: 0 });
    expect(await client.ask(at(code, "someone.else"), { otpPin: code })).toEqual(NOT_HIS);
    const wrong = otherThan(code);
    expect(await client.ask(at(wrong), { otpPin: code })).toEqual({
      code: 1,
      description: "The field otpPin is not valid.",
    });
    expect(await client.ask(at(wrong), { otpPin: wrong })).toEqual({
      code: 1,
      description: "OTP is not valid.",
      failureCount: 2,
    });
  });

  it("a code is verified without a body @S3-7-16 @S3-7-17", async () => {
    const client = await signedIn();
    await client.ask("POST /customer/otp/generate");
    const code = await codeFor(bank.running, kofi().username);
    expect(await client.ask(`POST /customer/otp/verify/${code}/false/${kofi().username}`)).toEqual({ code: 0 });
  });

  it("a wrong code is counted down to 0 with the description, and is then void @S1-7-18 @S2-7-24 @S3-7-18 @S1-2.7-13", async () => {
    const client = await signedIn();
    await client.ask("POST /customer/otp/generate");
    const wrong = otherThan(await codeFor(bank.running, kofi().username));
    for (const failureCount of [2, 1, 0])
      expect(
        await client.ask(`POST /customer/otp/verify/${wrong}/false/${kofi().username}`, { otpPin: wrong }),
      ).toEqual({
        code: 1,
        description: "OTP is not valid.",
        failureCount,
      });
    expect(await client.ask(`POST /customer/otp/verify/${wrong}/false/${kofi().username}`)).toEqual({
      code: 1,
      description: "OTP validation: Otp is nullified",
    });
  });
});

describe("the end of a session", () => {
  it("logging out is answered and ends the session @S1-7-27 @S1-7-40", async () => {
    const client = await signedIn();
    expect(await client.ask("POST /customer/logout")).toEqual({ code: 0, description: "You have been logged out." });
    expect(await client.ask("POST /servicereq/refreshSession")).toEqual({
      code: 103,
      description: "Your session has expired. Please sign in again.",
    });
  });

  it("a refreshed session lasts longer @S1-7-28 @S1-4-37 @S1-7-40", async () => {
    const client = await signedIn();
    const seen = () =>
      bank.running.bank.db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select("last_seen_at")
        .where("username", "=", kofi().username)
        .where("ended_at", "is", null)
        .executeTakeFirstOrThrow();
    await bank.running.bank.db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(Date.now() - 200_000) })
      .execute();
    const before = (await seen()).last_seen_at;
    expect(await client.ask("POST /servicereq/refreshSession")).toEqual({
      code: 0,
      description: "Your session has been extended.",
    });
    expect((await seen()).last_seen_at.getTime() - before.getTime()).toBeGreaterThan(190_000);
  });

  it("a second sign-in ends the first session with the code 104 @S1-4-48", async () => {
    const first = await signedIn();
    await signedIn();
    expect(await first.ask("POST /servicereq/refreshSession")).toEqual({
      code: 104,
      description: "You will be logged out due to one more login to your profile.",
    });
  });

  it("an inactive profile is answered with the code 105 @S1-4-48", async () => {
    const inactive = await openCompany(bank.running);
    const { username, password } = userOf(inactive, "Viewer");
    await bank.running.bank.db.updateTable("users").set({ active: false }).where("username", "=", username).execute();
    const client = new WireClient(bank.running);
    const fields = { username, password, deviceID: client.deviceId, ...device };
    expect(await client.ask("POST /customer/authenticate", fields)).toEqual({
      code: 105,
      description: "Your profile is not active. Please contact the bank.",
    });
  });
});

describe("a forgotten password", () => {
  it("a forgotten password takes four calls, each answered with a description @S1-7-19 @S1-7-20 @S1-7-22 @S1-7-43 @S1-7-39 @S1-4-15 @S1-4-16", async () => {
    const { username } = userOf(company, "Authorizer");
    const client = new WireClient(bank.running);
    const asked = { deviceId: client.deviceId, username };
    await client.ask("POST /customer/otp/generateOtp", asked);
    await expect(codeFor(bank.running, username)).rejects.toThrow("has no code");
    expect(await client.ask("POST /customer/validateUsername", { username })).toEqual({
      code: 0,
      description: "If the user name is right, a one-time code can be sent to your phone and e-mail.",
    });
    expect(await client.ask("POST /customer/otp/generateOtp", asked)).toEqual({ code: 0, description: ACCEPTED });
    const code = await codeFor(bank.running, username);
    expect(await client.ask(`POST /customer/otp/verifyUser/${code}/false/${username}`)).toEqual({
      code: 0,
      description: "A default password has been sent to your phone and e-mail.",
    });
    const password = await codeFor(bank.running, username);
    const chosen = { newPassword: "Harmattan#2750", confirmPassword: "Harmattan#2750", deviceID: client.deviceId };
    const replace = (fields: Readonly<Record<string, string>>) =>
      client.ask("POST /customer/resetDefaultPassword", { password, ...chosen, ...fields });
    expect(await replace({ loginId: "nobody.atall" })).toEqual({
      code: 1,
      description: "The default password is not right or no longer valid.",
    });
    expect(await replace({ loginId: username, confirmPassword: "Harmattan#2751" })).toEqual({
      code: 1,
      description: "Passwords do not match!",
    });
    expect(await replace({ loginId: username })).toEqual({
      code: 0,
      description: "Password has been successfully reset!",
    });
  });

  it("a user who must change the password creates one with its confirmation @S1-7-21", async () => {
    const newcomers = await openCompany(bank.running, { users: [{ role: "Single" }] });
    const { username, password } = userOf(newcomers, "Single");
    await bank.running.bank.db
      .updateTable("users")
      .set({ must_change_password: true })
      .where("username", "=", username)
      .execute();
    const client = new WireClient(bank.running);
    await client.signIn(username, password);
    const newPassword = "Harmattan#2750";
    expect(
      await client.ask("POST /customer/changePassword", { newPassword, confirmPassword: "Harmattan#2751" }),
    ).toEqual({ code: 1, description: "Passwords do not match!" });
    expect(await client.ask("POST /customer/changePassword", { newPassword, confirmPassword: newPassword })).toEqual({
      code: 0,
      description: "Password has been successfully reset!",
    });
  });
});
