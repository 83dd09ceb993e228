import { beforeEach, describe, expect, it } from "vitest";
import { HttpOtp } from "../../../../adapters/bank-api/otp/http-otp";
import { HttpSession } from "../../../../adapters/bank-api/session/http-session";
import { HttpSupport } from "../../../../adapters/bank-api/support/http-support";
import type { Intent } from "../../../../application/otp/otp-port";
import { aCandidate, aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

const device = { id: async () => "device-1", model: "A browser" };
const passed = { loginId: "L0002", accountNumber: "1020304050607", email: "kofi@adom.example" };

let bank = aStubBank();
let session = new HttpSession(bank.client, device);
beforeEach(() => {
  bank = aStubBank();
  session = new HttpSession(bank.client, device);
});

describe("the password", () => {
  it("the password is sent with the data of the device @S1-7-13 @S1-3-12 @S1-3-13 @S1-3-19 @S1-3-85 @S1-4-08", async () => {
    bank.answer({ code: 0, ...passed, fullname: "Kofi Boateng", phoneNumber: "0244000002" });
    expect(await session.authenticate({ userName: "kofi.boateng", password: "Training@1" })).toEqual({
      ok: true,
      value: aCandidate(),
    });
    expect(bank.last().path).toBe("/customer/authenticate");
    expect(bank.last().form).toEqual({
      username: "kofi.boateng",
      password: "Training@1",
      deviceID: "device-1",
      deviceModel: "A browser",
      longitude: "0",
      latitude: "0",
      isRootConsented: "false",
    });
  });

  it.each([
    { ...passed, loginId: undefined },
    { ...passed, accountNumber: null },
    { ...passed, email: "" },
  ])("the answer %j to the right password is incomplete @S1-8-05", async (answer) => {
    bank.answer({ code: 0, ...answer });
    expect(await session.authenticate({ userName: "kofi", password: "x" })).toEqual({
      ok: false,
      failure: { kind: "incomplete" },
    });
  });

  it("an inactive profile is reported as such, although there is no session to end", async () => {
    bank.answer({ code: 105, description: "Your profile is not active. Please contact the bank." });
    expect(await session.authenticate({ userName: "abena", password: "x" })).toEqual({
      ok: false,
      failure: { kind: "sessionEnded", why: "inactiveProfile" },
    });
    expect(bank.state.ended).toBeUndefined();
  });
});

describe("the sign-in code", () => {
  it("the sign-in code is requested with user name and device @S1-7-14", async () => {
    bank.answer({ code: 0, description: "Sent." });
    expect(await session.sendSignInCode(aCandidate())).toEqual({ ok: true, value: {} });
    expect(bank.last()).toMatchObject({
      path: "/customer/otp/generateOtp",
      form: { deviceId: "device-1", username: "kofi.boateng" },
    });
  });

  it("the right sign-in code opens the session of the user and with the timeout that the bank reports @S1-3-02..05 @S1-3-09..10 @S1-3-20..24 @S1-7-16 @S1-3-84 @S1-4-09 @S1-4-10", async () => {
    bank.answer({
      code: 0,
      sessionId: "session-1",
      firstName: "Kofi",
      lastName: "Boateng",
      companyName: "Adom Trading Ltd",
      lastLoginTime: "2026-11-19T08:00:00Z",
      sessionTimeoutInSeconds: "900",
      menus: [{ title: "Transfers" }, { title: "Trainer" }],
      roles: [{ name: "Initiator" }, { name: "Director" }, { name: "Authorizer" }],
    });
    const opened = await session.checkSignInCode(aCandidate(), "12345");
    expect(bank.last()).toMatchObject({ path: "/customer/otp/verify/12345/false/L0002", form: { otpPin: "12345" } });
    expect(opened).toMatchObject({
      ok: true,
      value: {
        id: "session-1",
        timeoutSeconds: 900,
        mustChangePassword: false,
        user: {
          ...aCandidate(),
          firstName: "Kofi",
          lastName: "Boateng",
          companyName: "Adom Trading Ltd",
          roles: ["Initiator", "Authorizer"],
          permissions: { transfers: true, dashboard: false },
          lastSignInAt: "2026-11-19T08:00:00Z",
        },
      },
    });
  });

  it.each(["firstLogin", "passwordChangeRequired", "usernamePasswordChangeRequired"])(
    "the session requires a new password if the bank sets %s @S1-2.4-01..02 @S1-4-45 @S1-3-16..18",
    async (flag) => {
      bank.answer({ code: 0, sessionId: "session-1", [flag]: true });
      expect(await session.checkSignInCode(aCandidate(), "12345")).toMatchObject({
        ok: true,
        value: { mustChangePassword: true },
      });
    },
  );

  it.each([undefined, null, 0, -1])(
    "the session lasts five minutes if the bank's timeout is %j",
    async (sessionTimeoutInSeconds) => {
      bank.answer({ code: 0, sessionId: "session-1", sessionTimeoutInSeconds });
      expect(await session.checkSignInCode(aCandidate(), "12345")).toMatchObject({ value: { timeoutSeconds: 300 } });
    },
  );

  it("a timeout below five minutes is kept as the bank reports it @S1-3-24", async () => {
    bank.answer({ code: 0, sessionId: "session-1", sessionTimeoutInSeconds: 120 });
    expect(await session.checkSignInCode(aCandidate(), "12345")).toMatchObject({ value: { timeoutSeconds: 120 } });
  });

  it.each([undefined, null, ""])("no session is opened if the session id is %j @S1-8-06", async (sessionId) => {
    bank.answer({ code: 0, sessionId });
    expect(await session.checkSignInCode(aCandidate(), "12345")).toEqual({
      ok: false,
      failure: { kind: "incomplete" },
    });
  });

  it("a wrong sign-in code is reported with the attempts left", async () => {
    bank.answer({ code: 1, description: "Wrong.", failureCount: 2 });
    expect(await session.checkSignInCode(aCandidate(), "00000")).toEqual({
      ok: false,
      failure: { kind: "wrongCode", message: "Wrong.", attemptsLeft: 2 },
    });
  });
});

describe("the session", () => {
  beforeEach(() => bank.state.begin(aSession(), 0));

  it("refresh and sign-out send only the session id @S1-7-27 @S1-7-28", async () => {
    expect(await session.refresh()).toEqual({ ok: true, value: undefined });
    expect(bank.last()).toMatchObject({ path: "/servicereq/refreshSession", form: undefined });
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(bank.last()).toMatchObject({ path: "/customer/logout", form: undefined });
    expect(bank.last().headers.get("sessionId")).toBe("session-1");
  });
});

describe("one-time codes of the signed-in user", () => {
  const otp = () => new HttpOtp(bank.client, bank.state);
  beforeEach(() => bank.state.begin(aSession(), 0));

  it("a code is requested without a payload but with the intent @S1-7-15 @S1-7-39 @S2-7-23 @S3-7-15", async () => {
    // Only the adapter creates intents, so the test has to cast.
    bank.answer({ code: 0, maskedPhone: "024*****02", maskedEmail: "k***@adom.example" });
    expect(await otp().send("call=/transfer/toSelf; sha256=x" as Intent)).toEqual({
      ok: true,
      value: { phone: "024*****02", email: "k***@adom.example" },
    });
    expect(bank.last()).toMatchObject({ path: "/customer/otp/generate", form: undefined });
    expect(bank.last().headers.get("Intent")).toBe("call=/transfer/toSelf; sha256=x");
  });

  it.each([{}, { maskedPhone: null, maskedEmail: "" }])(
    "a code without an intent is requested, and its destination is unknown if the bank answers %j @S1-4-19",
    async (answer) => {
      bank.answer({ code: 0, description: "Sent.", ...answer });
      expect(await otp().send(undefined)).toEqual({ ok: true, value: {} });
      expect(bank.last()).toMatchObject({ path: "/customer/otp/generate", form: undefined });
    },
  );

  it("a code is checked with the user name of the session @S1-7-17 @S1-7-32 @S2-7-24..25 @S2-7-26 @S3-3-106", async () => {
    expect(await otp().check("12345")).toEqual({ ok: true, value: undefined });
    expect(bank.last()).toMatchObject({
      path: "/customer/otp/verify/12345/false/kofi.boateng",
      form: { otpPin: "12345" },
    });
  });

  it.each([
    [2, 2],
    ["1", 1],
    [0, 0],
    ["0", 0],
  ])(
    "a refusal with failureCount %j is a wrong code with %j attempts left @S1-7-18 @S2-7-24 @S3-7-18",
    async (failureCount, attemptsLeft) => {
      bank.answer({ code: 1, description: "OTP is not valid.", failureCount });
      expect(await otp().check("00000")).toEqual({
        ok: false,
        failure: { kind: "wrongCode", message: "OTP is not valid.", attemptsLeft },
      });
    },
  );

  it("a code is void if the bank calls it nullified @S1-2.7-09", async () => {
    bank.answer({ code: 1, description: "OTP validation: Otp is nullified", failureCount: 0 });
    expect(await otp().check("00000")).toEqual({
      ok: false,
      failure: { kind: "codeVoid", message: "OTP validation: Otp is nullified" },
    });
  });

  it.each([undefined, null])(
    "a refusal with failureCount %j is final, because no other code would help",
    async (failureCount) => {
      bank.answer({ code: 1, description: "Too many wrong codes.", failureCount });
      expect(await otp().check("00000")).toMatchObject({
        failure: { kind: "refused", message: "Too many wrong codes." },
      });
    },
  );

  it("an ended session or a silent bank is not reported as a wrong code", async () => {
    bank.answer({ code: 103 });
    expect(await otp().check("00000")).toMatchObject({ failure: { kind: "sessionEnded" } });
    bank.respond(() => new Response("", { status: 503 }));
    expect(await otp().check("00000")).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });
});

describe("an answer of which only code and description are read", () => {
  const complaint = {
    subject: "Setup Issues",
    fullName: "Kofi Boateng",
    phone: "0244000002",
    email: "",
    accountNumber: "",
    message: "Help",
  };
  const calls: readonly [string, () => Promise<object>][] = [
    ["refreshSession", () => session.refresh()],
    ["logout", () => session.signOut()],
    ["send/email", async () => ({ ...(await new HttpSupport(bank.client).complain(complaint)), value: undefined })],
  ];

  it.each(calls)("%s: code 0 is a success, regardless of other fields @S1-7-40", async (_, ask) => {
    for (const fields of [{}, { description: "Done", anything: { else: [1] } }]) {
      bank.answer({ code: 0, ...fields });
      expect(await ask()).toEqual({ ok: true, value: undefined });
    }
  });

  it.each(calls)(
    "%s: a code without a rule of its own is a refusal with the bank's description @S1-7-40",
    async (_, ask) => {
      bank.answer({ code: 1, description: "Not now" });
      expect(await ask()).toMatchObject({ ok: false, failure: { kind: "refused", message: "Not now" } });
    },
  );
});
