import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNames } from "../../mock-bank/values/compare-names";
import { namePairs } from "../support/name-pairs";

describe("The comparison of names", () => {
  it.each(namePairs)("the names “%s” and “%s” give %s, in either order", (one, other, result) => {
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
