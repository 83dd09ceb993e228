import { expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import { changedHeadings, findTables, leftOutReason, titleOf } from "../../../domain/payments/table-outline";

const columns = columnsOf("bulkTransfer");
const tables = (...rows: readonly (readonly string[])[]) =>
  findTables(
    rows.map((texts, index) => ({ index, texts })),
    columns,
  ).map(({ heading, first, last }) => [heading?.index, first, last]);
const headings = ["Name", "Account No", "Amount"];
const ama = ["Ama", "0021000000013", "10"];

it.each<[what: string, rows: readonly (readonly string[])[], found: readonly (readonly (number | undefined)[])[]]>([
  ["headings below titles", [["Wages"], ["Name: Adom Ltd", "2026"], headings, ama], [[2, 3, 3]]],
  [
    "two tables, one below the other",
    [headings, ama, ["Wallets"], ["Name", "Pay"], ["Yaw", "5"]],
    [
      [0, 1, 2],
      [3, 4, 4],
    ],
  ],
  ["headings that each page repeats", [headings, ama, headings, ama], [[0, 1, 3]]],
  ["headings without rows are none", [headings], []],
  ["headings in unknown words above numbers", [["Nom", "Compte", "Montant"], ama], [[0, 1, 1]]],
  ["a table without headings", [ama, ama], [[undefined, 0, 1]]],
  ["notes only", [["Call Esi"], ["Tomorrow", "please"]], []],
])("the tables of a sheet with %s", (_, rows, found) => {
  expect(tables(...rows)).toEqual(found);
});

const row = (texts: readonly string[], payee = "", name = "", amount = "") =>
  leftOutReason({ texts, headings, payee, name, amount });

it.each<[what: string, reason: ReturnType<typeof row>, expected: string | undefined]>([
  ["repeated headings", row(headings, "Account No", "Name", "Amount"), "headings"],
  ["a total", row(["Grand Total:", "", "99"], "", "Grand Total:", "99"), "total"],
  ["a total that counts the accounts", row(["Total", "2", "99"], "2", "Total", "99"), "total"],
  ["an amount alone", row(["", "", "99"], "", "", "99"), "total"],
  ["a signature", row(["Prepared by Esi"], "", "Prepared by Esi"), "note"],
  ["a payee without an account", row(["Ama", "", "10"], "", "Ama", "10"), undefined],
  ["a payee with a wrong account", row(["Ama", "12x", "10"], "12x", "Ama", "10"), undefined],
  ["a supplier whose name begins with Total", row(["Total Energies", "", "10"], "", "Total Energies", "10"), undefined],
])("%s below the headings is left out as %s", (_, reason, expected) => {
  expect(reason).toBe(expected);
});

it("a title says what is paid, and fits a narration", () => {
  expect(titleOf(["Adom Trading Ltd", "The salaries of all people in the month of May", "Wages May"])).toBe(
    "Wages May",
  );
  expect(titleOf(["Sheet1"])).toBe("");
});

it("a changed layout names its new and its missing headings, without regard to case and currency", () => {
  expect(changedHeadings(["Name", "Net pay", "Dept"], ["NAME", "Net Pay (GHS)", "Grade"])).toEqual({
    added: ["Grade"],
    gone: ["Dept"],
  });
});
