import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNames } from "../../../domain/payments/compare-names";
import { compareNames as compareInBank } from "../../../mock-bank/values/compare-names";
import { namePairs } from "../../support/name-pairs";

const wire = { match: "MATCH", closeMatch: "CLOSE_MATCH", noMatch: "NO_MATCH" } as const;

describe("the comparison of names by the client", () => {
  it.each(namePairs)("the names “%s” and “%s” give %s, in either order, as by the bank", (one, other, result) => {
    expect([wire[compareNames(one, other)], wire[compareNames(other, one)]]).toEqual([result, result]);
  });

  it("the client and the bank agree about any two names of a few letters", () => {
    const name = fc
      .array(fc.stringMatching(/^[aeé]{1,5}$/), { minLength: 0, maxLength: 3 })
      .map((words) => words.join(" "));
    void fc.assert(
      fc.property(name, name, (one, other) => {
        expect(wire[compareNames(one, other)]).toBe(compareInBank(one, other));
      }),
      { numRuns: 500 },
    );
  });
});
