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
  digits: { min: 13, onlyIf: { field: "type", equals: "domestic" } },
  isOptional: false,
  alsoWritten: [],
};
const inAmount = (cell: CellObject) => cellFault({ cell, name: "D2" }, amount, () => "");
const inAccount = (cell: CellObject, type: string) =>
  cellFault({ cell, name: "B2" }, account, (field) => (field === "type" ? type : "text of another field"));

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
  expect(inAccount({ t: "n" }, "domestic")).toBeUndefined();
  expect(cellFault({ cell: undefined, name: "B2" }, account, () => "domestic")).toBeUndefined();
});

it.each([
  ["domestic", undefined],
  [" Domestic ", undefined],
  ["DOMESTIC.", undefined],
  ["instant", "number"],
  ["", "number"],
])("a complete account number of a row with the type %j has the fault %s", (type, kind) => {
  expect(inAccount({ t: "n", v: 1_441_000_234_567, z: "0" }, type)?.kind).toBe(kind);
});
