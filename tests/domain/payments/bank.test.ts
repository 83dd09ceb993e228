import { describe, expect, it } from "vitest";
import { findNamed } from "../../../domain/payments/bank";

describe("the name of a bank", () => {
  const bank = { name: "Agricultural  Development Bank", code: "300303", shortName: "ADB" };

  it("a bank is found by its name, short name or code, regardless of case and spaces", () => {
    for (const text of ["agricultural development bank", " Agricultural \t Development Bank ", "adb", "ADB ", "300303"])
      expect([text, findNamed([bank], text) === bank]).toEqual([text, true]);
  });

  it("a bank is not found by a part of its name or code", () => {
    for (const text of ["Agricultural", "Development Bank", "AD", "30030", "300304"])
      expect([text, findNamed([bank], text) === bank]).toEqual([text, false]);
  });

  it("an empty text finds no bank, even one with an empty name or without a short name", () => {
    for (const text of ["", "  "]) {
      expect(findNamed([{ name: "GCB Bank", code: "040100" }], text)).toBeUndefined();
      expect(findNamed([{ name: "", code: "040100", shortName: "" }], text)).toBeUndefined();
    }
  });
});
