import { describe, expect, it } from "vitest";
import committed from "../../contract/description/examples.json" with { type: "json" };
import { recordExamples } from "../contract/examples/record-examples";

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/** Returns the fields in which two examples differ in kind. Texts, dates and amounts differ from day to day. */
function differences(one: unknown, other: unknown, place: string): readonly string[] {
  if (one === null || other === null) return [];
  if (kindOf(one) !== kindOf(other)) return [`${place}: ${kindOf(one)}, recorded as ${kindOf(other)}`];
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length > 0 && other.length > 0 ? differences(one[0], other[0], `${place}[]`) : [];
  }
  if (typeof one !== "object") return [];
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other as object))];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    // The entries of a map have ids for names.
    if (place.endsWith(".bulkIds")) return [];
    if (!ours.has(name)) return [`${place}.${name}: missing, but recorded`];
    if (!theirs.has(name)) return [`${place}.${name}: not recorded`];
    return differences(ours.get(name), theirs.get(name), `${place}.${name}`);
  });
}

describe("the committed examples of the contract", () => {
  it("the bank answers like its examples (npm run record-examples records them again)", {
    timeout: 180_000,
  }, async () => {
    const recorded = await recordExamples();
    expect(Object.keys(committed)).toEqual(Object.keys(recorded));
    expect(differences(committed, recorded, "examples")).toEqual([]);
  });
});
