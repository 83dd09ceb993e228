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
    expect(String(sessionId)).toMatch(/^[\w-]{43}$/);
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
});
