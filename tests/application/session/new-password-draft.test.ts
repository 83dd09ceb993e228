import { describe, expect, it } from "vitest";
import {
  CreatePasswordDraft,
  ForgotPasswordDraft,
  ResetPasswordDraft,
  toDefaultPassword,
  toNewPassword,
  toUserName,
} from "../../../application/session/new-password-draft";

const KINDS = "Password must contain at least one uppercase, special character and a number";
const HINT = "Should have 8 characters with at least one uppercase and one special character";

const created = (newPassword: string, confirmation = newPassword) =>
  toNewPassword(Object.assign(new CreatePasswordDraft(), { newPassword, confirmation }));
const replaced = (changes: Partial<ResetPasswordDraft>) =>
  toDefaultPassword(
    Object.assign(new ResetPasswordDraft(), {
      userName: " kofi.boateng ",
      defaultPassword: " Tq7m-Kx4d-Wb9r",
      newPassword: "Harmattan#27",
      confirmation: "Harmattan#27",
      ...changes,
    }),
  );

it("the fields of new password forms are empty", () => {
  expect({ ...new CreatePasswordDraft() }).toEqual({ newPassword: "", confirmation: "" });
  expect({ ...new ResetPasswordDraft() }).toEqual({
    userName: "",
    defaultPassword: "",
    newPassword: "",
    confirmation: "",
  });
  expect({ ...new ForgotPasswordDraft() }).toEqual({ userName: "" });
});

describe("a password to create", () => {
  it("a new password is accepted as typed, including spaces", () => {
    expect(created(" Harmattan#27 ")).toEqual({ ok: true, value: " Harmattan#27 " });
  });

  it.each([
    ["harmattan#27", KINDS],
    ["Harmattan27", KINDS],
    ["Harmattan#", KINDS],
    ["abc", KINDS],
    ["Hot#2", HINT],
    [`Aa#1${"x".repeat(125)}`, "Password may have at most 128 characters"],
    ["", "New Password is required"],
  ])("the new password %j is refused: %s @S1-5-04..08 @S1-5-38", (newPassword, problem) => {
    expect(created(newPassword, newPassword || "x")).toMatchObject({ failure: { newPassword: problem } });
  });

  it("a new password of 8 to 128 characters is accepted", () => {
    expect(created("Aa#1xxxx")).toEqual({ ok: true, value: "Aa#1xxxx" });
    const longest = `Aa#1${"x".repeat(124)}`;
    expect(created(longest)).toEqual({ ok: true, value: longest });
  });

  it("a new password must be entered twice and identically @S1-5-09", () => {
    expect(created("Harmattan#27", "")).toEqual({
      ok: false,
      failure: { confirmation: "New Password Confirmation is required" },
    });
    expect(created("Harmattan#27", "harmattan#27")).toEqual({
      ok: false,
      failure: { confirmation: "Passwords do not match!" },
    });
  });
});

describe("a default password to replace", () => {
  it("a default password is replaced together with the user name, and only the user name is trimmed", () => {
    expect(replaced({})).toEqual({
      ok: true,
      value: { userName: "kofi.boateng", defaultPassword: " Tq7m-Kx4d-Wb9r", newPassword: "Harmattan#27" },
    });
  });

  it("a replacement follows the rules of every new password @S1-5-10..11", () => {
    expect(toDefaultPassword(new ResetPasswordDraft())).toEqual({
      ok: false,
      failure: {
        userName: "Username is required",
        defaultPassword: "Default Password is required",
        newPassword: "New Password is required",
        confirmation: "Confirmation is required",
      },
    });
    expect(replaced({ newPassword: "harmattan" })).toEqual({
      ok: false,
      failure: { newPassword: KINDS, confirmation: "Passwords do not match!" },
    });
  });
});

it("a forgotten password requires the user name @S1-5-12", () => {
  expect(toUserName(Object.assign(new ForgotPasswordDraft(), { userName: "  " }))).toEqual({
    ok: false,
    failure: { userName: "Username is required" },
  });
  expect(toUserName(Object.assign(new ForgotPasswordDraft(), { userName: " kofi " }))).toEqual({
    ok: true,
    value: "kofi",
  });
});
