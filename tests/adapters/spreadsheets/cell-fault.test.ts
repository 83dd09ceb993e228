import { expect, it } from "vitest";
import type { CellObject } from "xlsx";
import type { FileColumn } from "../../../adapters/bank-api/payments/bulk-columns";
import { cellFault } from "../../../adapters/spreadsheets/cell-fault";

const amount: FileColumn = {
  heading: "Amount",
  field: "amount",
  holds: "amount",
  digits: undefined,
  isOptional: false,
  alsoWritten: [],
};
const account: FileColumn = {
  heading: "Account",
  field: "account",
  holds: "text",
  digits: { min: 13 },
  isOptional: false,
  alsoWritten: [],
};
const inAmount = (cell: CellObject) => cellFault({ cell, name: "D2" }, amount);
const inAccount = (cell: CellObject) => cellFault({ cell, name: "B2" }, account);

it("a number of 15 digits is reliable, and one of 16 digits is reported with its first 15 digits", () => {
  expect(inAmount({ t: "n", v: 999_999_999_999_999, z: "0" })).toBeUndefined();
  expect(inAmount({ t: "n", v: -999_999_999_999_999, z: "0" })).toBeUndefined();
  expect(inAmount({ t: "n", v: 1_000_000_000_000_000, z: "0" })).toEqual({
    kind: "number",
    field: "amount",
    heading: "Amount",
    text: "1.00000000000000E+15",
  });
  expect(inAmount({ t: "n", v: -1_000_000_000_000_000, z: "0" })).toMatchObject({ text: "-1.00000000000000E+15" });
});

it("a number without a format is reliable", () => {
  expect(inAmount({ t: "n", v: 12.5 })).toBeUndefined();
});

it("a cell without a value is reliable, also if the file declares it as a number", () => {
  expect(inAccount({ t: "n" })).toBeUndefined();
  expect(cellFault({ cell: undefined, name: "B2" }, account)).toBeUndefined();
});

it.each([
  ["13 digits", 1_441_000_234_567, undefined],
  ["12 digits, which lost a zero", 441_000_234_567, "number"],
  ["10 digits, which may have lost three", 1_000_234_567, "number"],
])("an account number of %s has the fault %s", (_, v, kind) => {
  expect(inAccount({ t: "n", v, z: "General" })?.kind).toBe(kind);
});
