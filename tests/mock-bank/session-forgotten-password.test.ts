import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { maskEmail, maskPhone } from "../../mock-bank/otp/masked-recipient";
import { newDefaultPassword } from "../../mock-bank/sign-in/default-password";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { aBank, onPostgresBank } from "../support/each-bank";
import { codeFor, WireClient } from "../support/wire-client";

const { accounts, otp, session } = bankApi;
const bank = aBank();
const NEW = "Harmattan#27";
const NULLIFIED = { code: 1, description: "OTP validation: Otp is nullified" };
const WRONG_CODE = { code: 1, description: "OTP is not valid." };
const WRONG_DEFAULT = { code: 1, description: "The default password is not right or no longer valid." };
const CHANGED = { code: 0, description: "Password has been successfully reset!" };

const customer = async () => userOf(await openCompany(bank.running), "Initiator");
const aDevice = (running = bank.running) => new WireClient(running);

const ask = async (device: WireClient, username: string) => [
  await device.call(session.validateUsername, { username }),
  await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username }),
];
const verify = (device: WireClient, username: string, code: string) =>
  device.call(otp.verifyForgotPassword, { otp: code, userName: username });
const reset = (device: WireClient, loginId: string, password: string, newPassword = NEW) => {
  const { deviceId: deviceID } = device;
  return device.call(session.resetDefaultPassword, {
    password,
    newPassword,
    confirmPassword: newPassword,
    deviceID,
    loginId,
  });
};
const messagesTo = (username: string) =>
  bank.running.bank.db.selectFrom("messages").selectAll().where("username", "=", username).orderBy("id").execute();
const wrongCode = (code: string) => (code === "00000" ? "00001" : "00000");

/** Goes through the steps until the default password has arrived. */
async function withDefaultPassword(running = bank.running) {
  const user = userOf(await openCompany(running), "Initiator");
  const device = aDevice(running);
  await ask(device, user.username);
  await verify(device, user.username, await codeFor(running, user.username));
  return { ...user, device, defaultPassword: await codeFor(running, user.username) };
}

describe("A forgotten password", () => {
  it("a forgotten password is replaced with user name, code and default password @S1-4-15..17 @S1-7-14 @S1-7-19..20 @S1-7-22 @S1-7-39 @S1-7-43", async () => {
    const { username, password } = await customer();
    const device = aDevice();
    expect((await ask(device, username)).map(({ description }) => description)).toEqual([
      "If the user name is right, a one-time code can be sent to your phone and e-mail.",
      "A one-time code has been sent to your phone and e-mail.",
    ]);
    const verified = await verify(device, username, await codeFor(bank.running, username));
    expect(verified).toEqual({
      code: 0,
      description: "A default password has been sent to your phone and e-mail.",
    });
    const defaultPassword = await codeFor(bank.running, username);
    expect(await reset(device, "nobody.atall", defaultPassword)).toMatchObject({ code: 1 });
    expect(await reset(device, username, defaultPassword)).toEqual(CHANGED);

    expect(await aDevice().authenticate(username, password)).toMatchObject({ code: 1 });
    expect(await aDevice().authenticate(username, defaultPassword)).toMatchObject({ code: 1 });
    expect(await aDevice().signIn(username, NEW)).toMatchObject({ code: 0, passwordChangeRequired: false });
  });

  it("before a code proves the owner, a request costs nothing but a message", async () => {
    const company = await openCompany(bank.running);
    const { username, password } = userOf(company, "Initiator");
    const client = await signedIn(bank.running, company, "Initiator");
    const stranger = aDevice();
    await ask(stranger, username);
    for (let tries = 0; tries < 12; tries++) {
      await verify(stranger, username, wrongCode(await codeFor(bank.running, username)));
      await ask(stranger, username);
    }
    expect(await client.call(accounts.list, { loginId: username })).toMatchObject({ code: 0 });
    expect(await aDevice().signIn(username, password)).toMatchObject({ code: 0 });
  });

  it("a code for a forgotten password is void after three wrong tries", async () => {
    const { username } = await customer();
    const device = aDevice();
    await ask(device, username);
    const code = await codeFor(bank.running, username);
    const answers = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await verify(device, username, wrongCode(code)));
    expect(answers).toEqual([2, 1, 0].map((failureCount) => ({ ...WRONG_CODE, failureCount })));
    expect(await verify(device, username, code)).toEqual(NULLIFIED);
  });

  it("a wrong try of a forgotten password's code leaves the code of another user as it is", async () => {
    const [one, other] = [await customer(), await customer()];
    const [device, otherDevice] = [aDevice(), aDevice()];
    await ask(device, one.username);
    await ask(otherDevice, other.username);
    const otherCode = await codeFor(bank.running, other.username);
    for (let tries = 0; tries < 3; tries++) await verify(device, one.username, "x");
    expect(await verify(otherDevice, other.username, otherCode)).toMatchObject({ code: 0 });
  });

  it("the code and the default password are sent by SMS and e-mail, with their purpose", async () => {
    const { username, phone, email } = await withDefaultPassword();
    const [sms, mail, defaultSms, defaultMail] = await messagesTo(username);
    expect([sms, mail, defaultSms, defaultMail].map((message) => [message?.channel, message?.recipient])).toEqual([
      ["sms", phone],
      ["email", email],
      ["sms", phone],
      ["email", email],
    ]);
    expect(sms?.body).toMatch(/^\d{5} is your code for a new password at Asempa Bank\./);
    expect(defaultSms?.body).toMatch(
      new RegExp(
        `^[\\w-]{14} is your default password for Asempa Bank\\. It works once, for 24 hours: sign in as ${username} \\(.+\\)`,
      ),
    );
  });

  it("a default password ends the sessions of the old password", async () => {
    const company = await openCompany(bank.running);
    const { username } = userOf(company, "Initiator");
    const client = await signedIn(bank.running, company, "Initiator");
    const device = aDevice();
    await ask(device, username);
    await verify(device, username, await codeFor(bank.running, username));
    expect(await client.call(accounts.list, { loginId: username })).toEqual({
      code: 103,
      description:
        "Your session has ended, because your password was reset. If it was not you, call the Contact Center at once.",
      endReason: "PASSWORD_RESET",
    });
  });

  it("a code for a forgotten password works once, on its device only, and never for signing in", async () => {
    const { username } = await customer();
    const device = aDevice();
    await ask(device, username);
    const code = await codeFor(bank.running, username);
    const { id } = await bank.running.bank.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    expect(await verify(aDevice(), username, code)).toEqual(NULLIFIED);
    expect(await device.call(otp.verify, { otp: code, userName: id })).toEqual(NULLIFIED);
    expect(await verify(device, username, code)).toMatchObject({ code: 0 });
    expect(await verify(device, username, code)).toEqual(NULLIFIED);
  });

  it("a sign-in code does not work for a forgotten password", async () => {
    const { username, password } = await customer();
    const device = aDevice();
    await device.authenticate(username, password);
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    expect(await verify(device, username, await codeFor(bank.running, username))).toEqual(NULLIFIED);
  });

  it("the destination of a code is named only to a device that gave the right password", async () => {
    const user = await customer();
    const { username, password } = user;
    const device = aDevice();
    const send = () => device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    const named = { maskedPhone: maskPhone(user.phone), maskedEmail: maskEmail(user.email) };
    expect((await ask(device, username))[1]).not.toHaveProperty("maskedPhone");
    await device.authenticate(username, password);
    expect(await send()).toMatchObject(named);
    expect((await ask(device, username))[1]).toEqual({ code: 0, description: expect.any(String) });
  });

  it("an inactive profile's forgotten password is not reset", async () => {
    const { username } = await customer();
    await bank.running.bank.db.updateTable("users").set({ active: false }).where("username", "=", username).execute();
    const device = aDevice();
    expect(await ask(device, username)).toEqual(await ask(aDevice(), "nobody.atall"));
    expect(await messagesTo(username)).toEqual([]);
  });

  it("a request without a user name sends no code", async () => {
    const { username } = await customer();
    const device = aDevice();
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    expect(await messagesTo(username)).toEqual([]);
  });
});

describe("A default password", () => {
  it("a default password keeps the password rules and is never the same", () => {
    const made = Array.from({ length: 500 }, newDefaultPassword);
    expect(new Set(made).size).toBe(500);
    for (const password of made) {
      expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{4}(-[A-HJ-NP-Za-km-z2-9]{4}){2}$/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
    }
  });

  it("a default password works once", async () => {
    const { username, device, defaultPassword } = await withDefaultPassword();
    await reset(device, username, defaultPassword);
    expect(await reset(device, username, defaultPassword, "Harmattan#28")).toEqual(WRONG_DEFAULT);
  });

  it("a default password works for 24 hours", async () => {
    const { username, device, defaultPassword } = await withDefaultPassword();
    await passTime(bank.running, 24 * 3600);
    expect(await reset(device, username, defaultPassword)).toEqual(WRONG_DEFAULT);
    expect(await aDevice().authenticate(username, defaultPassword)).toMatchObject({ code: 1 });
    await passTime(bank.running, -1);
    expect(await reset(device, username, defaultPassword)).toEqual(CHANGED);
  });

  it("only the default password can be replaced here: the current and the forgotten one are refused", async () => {
    const { username, password } = await customer();
    expect(await reset(aDevice(), username, password)).toEqual(WRONG_DEFAULT);
    const forgotten = await withDefaultPassword();
    expect(await reset(forgotten.device, forgotten.username, forgotten.password)).toEqual(WRONG_DEFAULT);
  });

  it("a default password remains valid if its replacement breaks a rule", async () => {
    const { username, password, device, defaultPassword } = await withDefaultPassword();
    expect(await reset(device, username, defaultPassword, "Password1!")).toMatchObject({ code: 1 });
    expect(await reset(device, username, defaultPassword, password)).toEqual({
      code: 1,
      description: "You have used this password before. Please choose another one.",
    });
    expect(await reset(device, username, defaultPassword, defaultPassword)).toMatchObject({ code: 1 });
    expect(await reset(device, username, defaultPassword)).toEqual(CHANGED);
  });

  it("a default password signs in once, and only to Create New Password @S1-2.4-02", async () => {
    const { username, defaultPassword } = await withDefaultPassword();
    const client = aDevice();
    expect(await client.signIn(username, defaultPassword)).toMatchObject({ passwordChangeRequired: true });
    expect(await aDevice().authenticate(username, defaultPassword)).toMatchObject({ code: 1 });
    expect(await client.call(session.changePassword, { newPassword: NEW, confirmPassword: NEW })).toEqual(CHANGED);
    expect(await aDevice().signIn(username, NEW)).toMatchObject({ code: 0 });
  });

  it("a default password is stored hashed", async () => {
    const { username, defaultPassword } = await withDefaultPassword();
    const user = await bank.running.bank.db
      .selectFrom("users")
      .selectAll()
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toContain(defaultPassword);
  });
});

onPostgresBank("A default password", (postgres) => {
  it("ten parallel attempts replace a default password once", async () => {
    const { username, device, defaultPassword } = await withDefaultPassword(postgres.running);
    const attempts = Array.from({ length: 10 }, (_, at) =>
      reset(device, username, defaultPassword, `Harmattan#${at}0`),
    );
    const codes = (await Promise.all(attempts)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });
});
