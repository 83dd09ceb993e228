import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { weaknessOf } from "../../../domain/session/password-rules";

describe("a new password", () => {
  it.each([
    ["Aa#1aaaa", undefined],
    ["        A1", undefined],
    ["Za_0aaaa", undefined],
    ["Aa~9aaaa", undefined],
    [`Aa#1${"x".repeat(124)}`, undefined],
    [`Aa#1${"x".repeat(125)}`, "tooLong"],
    ["Aa#1aaa", "tooShort"],
    ["aa#1aaaa", "kindsMissing"],
    ["Aaa1aaaa", "kindsMissing"],
    ["Aa#aaaaa", "kindsMissing"],
    ["", "kindsMissing"],
  ])("the weakness of the password %j is %s @S1-5-04..07", (password, weakness) => {
    expect(weaknessOf(password)).toBe(weakness);
  });

  it("a password passes these rules exactly if it passes the contract of the bank's call", () => {
    const { input } = bankApi.session.changePassword;
    const typed = fc.string({ unit: fc.constantFrom("a", "A", "1", "#", " ", "é"), maxLength: 12 });
    fc.assert(
      fc.property(typed, (newPassword) => {
        const isTaken = input.safeParse({ newPassword, confirmPassword: newPassword || "x" }).success;
        expect(weaknessOf(newPassword) === undefined).toBe(isTaken);
      }),
    );
  });
});
