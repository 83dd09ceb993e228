import { describe, expect, it } from "vitest";
import { isSameCheck, type NameCheck } from "../../../domain/payments/name-check";

describe("a confirmed comparison of names", () => {
  const check: NameCheck = { result: "closeMatch", savedName: "Yaw Ofori", accountName: "YAW K. OFORI" };

  it("a comparison is the same if its result and the name of the account are the same", () => {
    expect(isSameCheck(check, { ...check })).toBe(true);
    expect(isSameCheck(check, { ...check, savedName: "Yaw" })).toBe(true);
    expect(isSameCheck(check, { ...check, result: "noMatch" })).toBe(false);
    expect(isSameCheck(check, { ...check, accountName: "YAW OFORI" })).toBe(false);
  });

  it("an absent comparison is the same as an absent one only", () => {
    expect(isSameCheck(undefined, undefined)).toBe(true);
    expect(isSameCheck(check, undefined)).toBe(false);
    expect(isSameCheck(undefined, check)).toBe(false);
  });
});
