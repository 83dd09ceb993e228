import { describe, expect, it } from "vitest";
import { groupedNumber, numberGroups } from "../../../domain/accounts/number-groups";
import { readEntry } from "../../../domain/entered-text";

describe("The groups of a number", () => {
  it.each([
    ["1020304050607", "1020 3040 50607"],
    ["0244123456", "024 412 3456"],
    ["0001234567890123", "0001 2345 6789 0123"],
    ["GB29NWBK60161331926819", "GB29 NWBK 6016 1331 9268 19"],
    ["**** 4242", "**** 4242"],
    ["12-34/567 890", "12-34/567 890"],
    ["", ""],
  ])("%s is read as %s", (number, read) => {
    expect(numberGroups(number).join(" ")).toBe(read);
  });

  it.each([
    ["wallet", "0244123456"],
    ["ownAccount", "1020304050607"],
    ["otherAccount", "0001234567890123"],
    ["foreignAccount", "GB29NWBK60161331926819"],
  ] as const)("a grouped number that is pasted into a field of the kind %s is the number again", (kind, number) => {
    expect(readEntry({ kind }, groupedNumber(number))).toEqual({ ok: true, value: number });
  });
});
