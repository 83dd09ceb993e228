import { expect, it } from "vitest";
import { read } from "xlsx";
import { type Table, writeWorkbook } from "../../../adapters/spreadsheets/write-workbook";

const table: Table = {
  headings: ["Name", "Beneficiary Account", "Amount"],
  holds: ["text", "text", "amount"],
  rows: [
    ["Ama", "12.50", "12.50"],
    ["=1+1", "0012345", "123456789012.99"],
    ["", "1", "12.5"],
    ["", "2", "1234567890123.00"],
    ["", "3", "twelve"],
  ],
};
/** The workbook as a spreadsheet program opens it. */
const opened = () => read(writeWorkbook(table), { cellNF: true, cellStyles: true });

it("a written workbook has one sheet with the name Rows", () => {
  expect(opened().SheetNames).toEqual(["Rows"]);
});

it.each([
  ["A1", { t: "s", v: "Name", z: "@" }],
  ["C1", { t: "s", v: "Amount", z: "@" }],
  ["A2", { t: "s", v: "Ama", z: "@" }],
  ["B2", { t: "s", v: "12.50", z: "@" }],
  ["C2", { t: "n", v: 12.5, z: "0.00" }],
  ["A3", { t: "s", v: "=1+1", z: "@" }],
  ["B3", { t: "s", v: "0012345", z: "@" }],
  ["C3", { t: "n", v: 123456789012.99, z: "0.00" }],
  ["C4", { t: "s", v: "12.5", z: "@" }],
  ["C5", { t: "s", v: "1234567890123.00", z: "@" }],
  ["C6", { t: "s", v: "twelve", z: "@" }],
])("amounts with two decimals are written as numbers, and everything else as text: %s", (address, cell) => {
  const { t, v, z } = opened().Sheets.Rows?.[address] ?? {};
  expect({ t, v, z }).toEqual(cell);
});

it("a column is as wide as its heading and four more characters, but at least 14 characters", () => {
  expect(opened().Sheets.Rows?.["!cols"]?.map((column) => column.wch)).toEqual([14, 23, 14]);
});
