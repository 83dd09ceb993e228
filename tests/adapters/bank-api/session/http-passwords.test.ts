import { beforeEach, describe, expect, it } from "vitest";
import { HttpPasswords } from "../../../../adapters/bank-api/session/http-passwords";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
let passwords = new HttpPasswords(bank.client, { id: async () => "device-1" });
beforeEach(() => {
  bank = aStubBank();
  passwords = new HttpPasswords(bank.client, { id: async () => "device-1" });
});

describe("a forgotten password", () => {
  it("the user name of a forgotten password is validated @S1-7-20", async () => {
    expect(await passwords.validateUserName("kofi.boateng")).toEqual({ ok: true, value: undefined });
    expect(bank.last()).toMatchObject({ path: "/customer/validateUsername", form: { username: "kofi.boateng" } });
  });

  it("the code for a forgotten password is requested with user name and device @S1-7-14 @S1-7-39", async () => {
    bank.answer({ code: 0, description: "Sent." });
    expect(await passwords.sendForgottenCode("kofi.boateng")).toEqual({ ok: true, value: {} });
    expect(bank.last()).toMatchObject({
      path: "/customer/otp/generateOtp",
      form: { deviceId: "device-1", username: "kofi.boateng" },
    });
  });

  it("the code for a forgotten password is checked without a payload @S1-7-19", async () => {
    expect(await passwords.checkForgottenCode("kofi b/../x", "12345")).toEqual({ ok: true, value: undefined });
    expect(bank.last()).toMatchObject({
      path: "/customer/otp/verifyUser/12345/false/kofi%20b%2F..%2Fx",
      form: undefined,
    });
  });

  it.each([
    [
      { code: 1, description: "OTP is not valid.", failureCount: 2 },
      { kind: "wrongCode", attemptsLeft: 2 },
    ],
    [{ code: 1, description: "OTP validation: Otp is nullified" }, { kind: "codeVoid" }],
    [
      { code: 1, description: "Not now." },
      { kind: "refused", message: "Not now." },
    ],
  ])("the answer %j to the code is reported as %o", async (answer, failure) => {
    bank.answer(answer);
    expect(await passwords.checkForgottenCode("kofi", "12345")).toMatchObject({ ok: false, failure });
  });

  it("a default password is replaced with the user name as loginId @S1-7-22 @S1-7-43", async () => {
    bank.answer({ code: 0, description: "Replaced." });
    const replaced = { userName: "kofi", defaultPassword: " Tq7m ", newPassword: " Harmattan#27 " };
    expect(await passwords.replaceDefault(replaced)).toEqual({ ok: true, value: "Replaced." });
    expect(bank.last()).toMatchObject({
      path: "/customer/resetDefaultPassword",
      form: {
        password: " Tq7m ",
        newPassword: " Harmattan#27 ",
        confirmPassword: " Harmattan#27 ",
        deviceID: "device-1",
        loginId: "kofi",
      },
    });
  });
});

describe("a required password", () => {
  it.each([
    ["Changed.", "Changed."],
    ["", undefined],
  ])(
    "a required password is created with its confirmation, and the description “%s” is the message %s @S1-7-21 @S1-2.4-07",
    async (description, value) => {
      bank.answer({ code: 0, description });
      expect(await passwords.create(" Harmattan#27 ")).toEqual({ ok: true, value });
      expect(bank.last()).toMatchObject({
        path: "/customer/changePassword",
        form: { newPassword: " Harmattan#27 ", confirmPassword: " Harmattan#27 " },
      });
    },
  );
});
