import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { read, utils } from "xlsx";
import { writeWorkbook } from "../../adapters/spreadsheets/write-workbook";
import { bulkFiles } from "../../contract/bulk-files";
import { readEntry } from "../../domain/entered-text";
import { importedText } from "../../mock-bank/bulk/imported-cell";
import { guarded, quoted } from "../../mock-bank/documents/csv-text";
import { tableXlsx } from "../../mock-bank/documents/table-xlsx";

/** Texts that a spreadsheet changes when it opens or saves a CSV, and some that it leaves. */
const texts = [
  ...["1020304050607", "0244123456", "1234567890123456", "00123", "2E5", "1.5e-3", "12,5E3"],
  ...["MAR 3", "3 March", "JAN-26", "20 Nov 2026", "Sept. 2026", "3/4", "1-2", "26.11.2026", "2026-11-26", "1:30 pm"],
  ...["1,250", "1,250.00", "1 250", "12.50", "5%", "$20", "€ 20", "TRUE", "false"],
  ...[
    "=1+1",
    "+233 24",
    "-1",
    "@SUM(A1)",
    "a;=1+1",
    "'quoted'",
    "INV_x2024_77",
    "Marina 3",
    "Wages 11/2026",
    "R-000123",
  ],
];
const csv = `\uFEFF${texts.map((text) => `${quoted(guarded(text))}\r\n`).join("")}`;
const unguarded = (text: string) => text.replace(/(^|;)'/g, "$1");
/** The first cells of a file's lines. */
const cellsIn = (file: string) =>
  (parse(file, { bom: true, relax_column_count: true }) as string[][]).map(([cell = ""]) => cell);

it("texts of our CSV that a spreadsheet opens are texts", () => {
  const { Sheets, SheetNames } = read(Buffer.from(csv), { dense: true });
  const cells = Sheets[SheetNames[0] ?? ""]?.["!data"]?.map(([cell]) => [cell?.t, unguarded(String(cell?.v))]);
  expect(cells).toEqual(texts.map((text) => ["s", text]));
});

// Made of `csv` with soffice --convert-to csv, and with ssconvert.
it.each(["libreoffice", "gnumeric"])("our CSV is the same after %s opened and saved it", (program) => {
  const saved = readFileSync(join(import.meta.dirname, "files", `${program}-resaved.csv`), "utf8");
  // Gnumeric takes the apostrophe for its own mark of texts, and removes it.
  expect(cellsIn(saved).map((cell, at) => (cell === guarded(texts[at] ?? "") ? unguarded(cell) : cell))).toEqual(texts);
});

it("numbers that have one form in all spreadsheets, and other texts, stay as they are", () => {
  for (const text of ["20", "123456", "Wages", "R-000123", "Marina 3", "Augustine 4 Ltd"])
    expect(guarded(text)).toBe(text);
});

it("an account that is copied out of our CSV is read in forms and lists", () => {
  const [, account] = bulkFiles.bulkTransfers.columns;
  expect(readEntry({ kind: "ownAccount" }, guarded("1020304050607"))).toEqual({ ok: true, value: "1020304050607" });
  expect(importedText(account, guarded("1020304050607"), "GHS")).toBe("1020304050607");
  expect(readEntry({ kind: "amount", currency: "GHS" }, guarded("1,250.00"))).toEqual({ ok: true, value: "1,250.00" });
});

const escapes = ["INV_x2024_77", "_x000D_", "_x005F_x2024_", "A_X0041_b", "x_x20_"];
const firstColumnOf = (bytes: Uint8Array) => {
  const { Sheets, SheetNames } = read(bytes);
  const sheet = Sheets[SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }).map(([cell]) => cell) : [];
};

it("texts like the escapes of workbooks survive in workbooks of the client", () => {
  const rows = escapes.map((text) => [text]);
  expect(firstColumnOf(writeWorkbook({ headings: ["Narration"], holds: ["text"], rows })).slice(1)).toEqual(escapes);
});

it("texts like the escapes of workbooks survive in workbooks of the bank", async () => {
  const rows = (async function* () {
    yield escapes.map((text) => [{ kind: "text" as const, text }]);
  })();
  const table = {
    bankName: "Asempa Bank",
    title: "Entries",
    facts: [],
    columns: [{ header: "Narration", width: 20 }],
    rows,
  };
  const parts: Buffer[] = [];
  for await (const part of tableXlsx(table as unknown as Parameters<typeof tableXlsx>[0])) parts.push(part);
  expect(firstColumnOf(new Uint8Array(Buffer.concat(parts))).slice(-escapes.length)).toEqual(escapes);
});
