import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNames } from "../../mock-bank/values/compare-names";

describe("The comparison of names", () => {
  it.each([
    ["Volta Agro Ltd", "VOLTA  AGRO, LTD.", "MATCH"],
    ["Boateng Kofi", "Kofi Boateng", "MATCH"],
    ["José Koné", "Jose Kone", "MATCH"],
    ["Kofi Boateng", "Kofi Mensah Boateng", "CLOSE_MATCH"],
    ["Kofi Boatang", "Kofi Boateng", "CLOSE_MATCH"],
    ["Kofi Boaten", "Kofi Boateng", "CLOSE_MATCH"],
    ["Kofi Boateng", "Kofi Boatten", "NO_MATCH"],
    ["Kofi Kofi", "Kofi Boateng", "NO_MATCH"],
    ["Ama Mensah", "Aba Mensah", "NO_MATCH"],
    ["Landlord", "Kofi Boateng", "NO_MATCH"],
    ["...", "Kofi Boateng", "NO_MATCH"],
  ] as const)("the names “%s” and “%s” give %s, in either order", (one, other, result) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual([result, result]);
  });

  it("a name always matches itself in other letters and another order of its words", () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    void fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(compareNames(words.join(" "), words.reverse().join("-").toUpperCase())).toBe("MATCH");
      }),
    );
  });
});
