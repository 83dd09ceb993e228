import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { utils, write } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { bulkFiles } from "../../contract/bulk-files";
import { type CellFault, countsIn } from "../../domain/payments/bulk-file";
import { type ListedRow, listedRows } from "../../mock-bank/bulk/list-file";
import { parseList } from "../../mock-bank/bulk/parse-list";
import { isRefusal } from "../../mock-bank/core/handler";
import { sheetLimits } from "../../mock-bank/limits/limits";
import { explainFault, explainFile } from "../../ui/payments/bulk/explain-file";
import { aListOf, anArchive, aRawWorkbook, aWorkbook, type Cell, stylesWith } from "../support/a-workbook";

/** The outcome of a workbook at client and bank. They must agree, because the client's user sees only one of them. */
type Outcome =
  /** The file is read as it is shown; `paid` are the fields of its rows that the case is about. */
  | { readonly paid: readonly ListedRow["fields"][] }
  /** One row is marked as wrong with this reason. */
  | { readonly asks: RegExp }
  | { readonly refuses: RegExp };

const { columns } = bulkFiles.mobileMoney;
const headings = columns.map(({ heading }) => heading);
const ama = ["Ama Mensah", "0244123456", "MTN", 250, "Wages"];
const amaIsPaid: Outcome = { paid: [{ beneficiaryName: "Ama Mensah", amount: "250" }] };

const tooLarge: Outcome = { refuses: /far more data than|is too large to be read/ };
const rowIsHidden: Outcome = { asks: /^Row 3 of the sheet is hidden\./ };

const saved = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "files", name)));

type Sheet = { readonly rows: readonly (readonly Cell[])[]; readonly hidden?: 0 | 1 | 2 };
/** A workbook of these sheets: 1 is hidden, 2 very hidden, which only macros show. */
function aBookOf(sheets: Readonly<Record<string, Sheet>>, bookType: "xlsx" | "xls" = "xlsx") {
  const book = utils.book_new();
  for (const [name, { rows }] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), name);
  book.Workbook = { Sheets: Object.values(sheets).map(({ hidden = 0 }) => ({ Hidden: hidden })) };
  return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
}
/** A list in the form of Excel 95 with a letter above ASCII. */
function anOldWorkbook(codePage: number) {
  const book = utils.book_new(utils.aoa_to_sheet([headings, ["Ama MensQh", ...ama.slice(1)]]), "May");
  const bytes = Buffer.from(write(book, { type: "array", bookType: "biff5" }) as ArrayBuffer);
  bytes[bytes.indexOf("MensQh") + 4] = 0xe0;
  bytes.writeUInt16LE(codePage, bytes.indexOf(Buffer.from([0x42, 0x00, 0x02, 0x00])) + 4);
  return new Uint8Array(bytes);
}
const shownAs = (value: number, format: string) => aListOf("mobileMoneyBulk", { Amount: { value, format } });
const shows = (text: string): Outcome => ({ asks: new RegExp(`^Enter Amount as a plain number: cell D2 ${text}\\.$`) });
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const line = (number: number, cells: readonly unknown[]) =>
  cells.map((cell, at) => inline(`${"ABCDE"[at]}${number}`, String(cell))).join("");
/** Ama's row as XML, in which some cells are written as given. */
const raw = (
  cells: Readonly<Record<string, string>>,
  {
    row = "",
    before = "",
    after = "",
    style,
  }: Partial<Record<"row" | "before" | "after", string>> & {
    style?: ReturnType<typeof stylesWith>;
  } = {},
) =>
  aRawWorkbook(
    `${before}<sheetData><row r="1">${line(1, headings)}</row><row r="2"${row}>${Object.values({
      ...Object.fromEntries(ama.map((cell, at) => [String("ABCDE"[at]), inline(`${"ABCDE"[at]}2`, String(cell))])),
      ...cells,
    }).join("")}</row></sheetData>${after}`,
    "",
    style ? [style] : [],
  );
const amountOf = (attributes: string, content: string) => ({ D: `<c r="D2"${attributes}>${content}</c>` });
const isDate: Outcome = { asks: /^(?:Enter Amount as a plain number|Format Beneficiary Wallet.*): it is a date\.$/ };
const isError: Outcome = { asks: /again: it is an error of the spreadsheet\.$/ };
const hasFormula: Outcome = { refuses: /D2 holds a formula|Amount holds a formula/ };
const rowTwoIsHidden: Outcome = { asks: /^Row 2 of the sheet is hidden\./ };
/** The same workbook with its workbook part under another name, as some programs save it. */
const renamedPart = (bytes: Uint8Array) =>
  new Uint8Array(
    Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("xl/workbook.xml", "xl/anything.xml"), "latin1"),
  );

const cases: Readonly<Record<string, readonly [file: () => Uint8Array, outcome: Outcome]>> = {
  "a very hidden first sheet, of exceljs": [() => saved("exceljs-hidden.xlsx"), amaIsPaid],
  "a hidden first sheet and a text like an escape, of LibreOffice": [
    () => saved("libreoffice-hidden.xlsx"),
    { paid: [{ beneficiaryName: "Ama Mensah", narration: "INV_x2024_77" }] },
  ],
  "a hidden first sheet, of LibreOffice in the old format": [() => saved("libreoffice-hidden.xls"), amaIsPaid],
  "nothing visible but notes": [
    () => aBookOf({ Notes: { rows: [["Wages"]] }, May: { rows: [headings, ama], hidden: 1 } }),
    { refuses: /missing: Beneficiary Name|the columns Beneficiary Name.*visible/ },
  ],
  "lists on two sheets, of Gnumeric": [
    () => saved("gnumeric-two-lists.xlsx"),
    { refuses: /lists on several sheets: Old, May\./ },
  ],
  "notes before the list": [
    () => aBookOf({ Notes: { rows: [["Wages of May"], ["by Esi"]] }, May: { rows: [headings, ama] } }),
    amaIsPaid,
  ],
  "an empty template before the list": [
    () => aBookOf({ Template: { rows: [headings] }, May: { rows: [headings, ama] } }),
    amaIsPaid,
  ],
  "a row with two cells of other forms": [
    () => aListOf("mobileMoneyBulk", { "Beneficiary Wallet Number": 244123456, Amount: { value: 0.5, format: "0%" } }),
    { asks: /^Format Beneficiary Wallet.*lost digits\. Enter Amount as a plain number.*lost digits\.$/ },
  ],
  "a web page, as programs export it for Excel": [
    () =>
      Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>Name</td></tr></table>'),
    { refuses: /This is a web page with the name of a workbook\. .* save it as XLSX/ },
  ],
  "a text with tabs in UTF-16": [
    () => Buffer.from(`\ufeff${headings.join("\t")}\r\n${ama.join("\t")}`, "utf16le"),
    { refuses: /This is a text file with the name of a workbook\. .* save it as XLSX/ },
  ],
  "a heading that stands twice": [
    () =>
      aWorkbook([
        [...headings, "AMOUNT *"],
        [...ama, 99],
      ]),
    { refuses: /two columns with the heading AMOUNT \*\./ },
  ],
  "headings in other words": [
    () => aWorkbook([["name *", " Wallet  Number", "NETWORK", "Amount*", "Description"], ama]),
    amaIsPaid,
  ],
  "a heading and a similar one": [
    () =>
      aWorkbook([
        [...headings, "Name"],
        [...ama, "Esi"],
      ]),
    amaIsPaid,
  ],
  "a formula without a saved value, of exceljs": [
    () => saved("exceljs-formula.xlsx"),
    { refuses: /D2 holds a formula|Amount holds a formula/ },
  ],
  "dollars, of Gnumeric": [() => saved("gnumeric-dollar.xlsx"), shows("shows \\$250\\.00 and holds 250")],
  "dollars, of LibreOffice in the old format": [
    () => saved("libreoffice-dollar.xls"),
    shows("shows \\$250\\.00 and holds 250"),
  ],
  euros: [() => shownAs(250, "[$€-407]#,##0.00"), shows("shows €250\\.00 and holds 250")],
  "thousands, of xlsx-populate": [() => saved("populate-thousands.xlsx"), shows("shows 1,250 and holds 1250000")],
  "a rounded amount": [() => shownAs(12.5, "0"), shows("shows 13 and holds 12\\.5")],
  "an amount that a format hides": [() => shownAs(250, ";;;"), shows("shows nothing and holds 250")],
  "a name that a format hides": [
    () => {
      const sheet = utils.aoa_to_sheet([headings, ama]);
      sheet.A2 = { t: "s", v: "Ama Mensah", z: ";;;" };
      return new Uint8Array(write(utils.book_new(sheet, "May"), { type: "array" }) as ArrayBuffer);
    },
    { asks: /^Format Beneficiary Name as text and enter it again: cell A2 shows nothing and holds Ama Mensah\.$/ },
  ],
  "a percentage": [() => shownAs(0.5, "0%"), { asks: /^Enter Amount as a plain number: in this form/ }],
  "a day": [() => shownAs(46346, "mmm d"), { asks: /^Enter Amount as a plain number: it is a date/ }],
  cedis: [() => shownAs(1250, '"GH₵"#,##0.00'), { paid: [{ amount: "1250" }] }],
  "an accounting format": [() => shownAs(1250, "_-* #,##0.00_-;-* #,##0.00_-"), { paid: [{ amount: "1250" }] }],
  "a wallet number in groups": [
    () =>
      aListOf("mobileMoneyBulk", { "Beneficiary Wallet Number": { value: 233244123456, format: "000 00 000 0000" } }),
    { paid: [{ beneficiaryWalletNumber: "0244123456" }] },
  ],
  "a wallet that is shown with an exponent": [
    () => aListOf("mobileMoneyBulk", { "Beneficiary Wallet Number": { value: 233244123456, format: "0.00E+00" } }),
    { asks: /^Format Beneficiary Wallet.*lost digits\.$/ },
  ],
  "a narration of twenty digits": [
    () => aListOf("mobileMoneyBulk", { Narration: 2e19 }),
    { asks: /^Format Narration as text.*lost digits\.$/ },
  ],
  "a year as narration": [
    () => aListOf("mobileMoneyBulk", { Narration: { value: 2026, format: "0.00" } }),
    { paid: [{ narration: "2026.00" }] },
  ],
  "a row that a filter hides, of exceljs": [() => saved("exceljs-filter.xlsx"), rowIsHidden],
  "a row that a filter hides, of Gnumeric": [() => saved("gnumeric-filter.xlsx"), rowIsHidden],
  "a row that a filter hides, of LibreOffice in the old format": [() => saved("libreoffice-filter.xls"), rowIsHidden],
  "a hidden column": [
    () => {
      const sheet = utils.aoa_to_sheet([headings, ama]);
      sheet["!cols"] = [{}, {}, {}, { hidden: true }];
      return new Uint8Array(write(utils.book_new(sheet, "May"), { type: "array" }) as ArrayBuffer);
    },
    { refuses: /^The column Amount is hidden\./ },
  ],
  "a date of ISO 8601 as amount": [() => raw(amountOf(' t="d"', "<v>2026-11-20</v>")), isDate],
  "a date of ISO 8601 as wallet": [() => raw({ B: '<c r="B2" t="d"><v>2026-11-20T14:05:00</v></c>' }), isDate],
  "a date of ISO 8601 as narration": [
    () => raw({ E: '<c r="E2" t="d"><v>2026-11-20T14:05:00</v></c>' }),
    { paid: [{ narration: "20 Nov 2026 14:05" }] },
  ],
  "a date in a format of East Asia without a description": [
    () => raw(amountOf(' s="1"', "<v>46346</v>"), { style: stylesWith(57) }),
    isDate,
  ],
  "dollars in a format without a description": [
    () => raw(amountOf(' s="1"', "<v>250</v>"), { style: stylesWith(7) }),
    shows("shows \\$250\\.00 and holds 250"),
  ],
  "an amount that is struck out": [
    () => raw(amountOf(' s="1"', "<v>250</v>"), { style: stylesWith(4, undefined, "<strike/>") }),
    shows("shows struck out 250 and holds 250"),
  ],
  "a white name on white": [
    () =>
      raw(
        { A: inline("A2", "Ama").replace(" t=", ' s="1" t=') },
        { style: stylesWith(0, undefined, '<color rgb="FFFFFFFF"/>') },
      ),
    { asks: /cell A2 shows nothing and holds Ama\.$/ },
  ],
  "people whose names look like missing values, of openpyxl": [
    () => saved("openpyxl-null.xlsx"),
    { paid: ["Null", "None", "NaN", "True"].map((beneficiaryName) => ({ beneficiaryName })) },
  ],
  "a name that Excel takes for a logical value": [
    () => raw({ A: '<c r="A2" t="b"><v>1</v></c>' }),
    { asks: /^Format Beneficiary Name as text and enter it again: it is TRUE or FALSE/ },
  ],
  "an amount that is a logical value": [
    () => raw(amountOf(' t="b"', "<v>1</v>")),
    { asks: /^Enter Amount as a plain number: it is TRUE or FALSE/ },
  ],
  "a list behind a chart, of openpyxl": [() => saved("openpyxl-chart-first.xlsx"), amaIsPaid],
  "the form of LibreOffice under the name of Excel": [() => saved("libreoffice.ods"), { refuses: /another kind/ }],
  ...Object.fromEntries(
    (["xlsb", "xlml"] as const).map((bookType) => [
      `the form ${bookType} under the name of XLSX or XLS`,
      [
        () =>
          new Uint8Array(
            write(utils.book_new(utils.aoa_to_sheet([headings, ama]), "May"), { type: "buffer", bookType }),
          ),
        { refuses: /another kind/ },
      ] as const,
    ]),
  ),
  "a number with a decimal comma, of a program in another language": [() => raw(amountOf("", "<v>12,5</v>")), isError],
  "NaN as a number": [() => raw(amountOf(' t="n"', "<v>NaN</v>")), isError],
  "an error that was pasted as a value": [() => raw({ A: inline("A2", "#N/A") }), isError],
  "a number that is wider than its column, from a printed list": [
    () => raw(amountOf(' t="inlineStr"', "<is><t>#####</t></is>")),
    isError,
  ],
  "a cell that shares a formula that is missing": [
    () => raw(amountOf("", '<f t="shared" si="4"/><v>250</v>')),
    hasFormula,
  ],
  "a table of data": [() => raw(amountOf("", '<f t="dataTable" ref="D2:D3"/><v>250</v>')), hasFormula],
  "a value that a formula of another cell spills": [
    () =>
      aRawWorkbook(
        `<sheetData><row r="1">${line(1, headings)}<c r="F1"><f t="array" ref="D1:F2">A1</f><v>1</v></c></row><row r="2">${line(2, ama)}</row></sheetData>`,
      ),
    hasFormula,
  ],
  "a wallet whose format shows its zero": [
    () => aListOf("mobileMoneyBulk", { "Beneficiary Wallet Number": { value: 244123456, format: "000 000 0000" } }),
    { paid: [{ beneficiaryWalletNumber: "0244123456" }] },
  ],
  "an amount below a merged cell": [
    () => raw({}, { after: '<mergeCells><mergeCell ref="D1:D2"/></mergeCells>' }),
    { paid: [{ amount: "" }] },
  ],
  "a row without height": [() => raw({}, { row: ' ht="0" customHeight="1"' }), rowTwoIsHidden],
  "a column without width": [
    () => raw({}, { before: '<cols><col min="4" max="4" width="0" customWidth="1"/></cols>' }),
    { refuses: /^The column Amount is hidden\./ },
  ],
  "columns in another order": [() => aWorkbook([headings.toReversed(), ama.toReversed()]), amaIsPaid],
  "days counted from 1904": [
    () =>
      aRawWorkbook(
        `<sheetData><row r="1">${line(1, headings)}</row><row r="2">${line(2, ama.slice(0, 4))}<c r="E2" s="1"><v>44884</v></c></row></sheetData>`,
        '<workbookPr date1904="1"/>',
        [stylesWith(14)],
      ),
    { paid: [{ narration: "20 Nov 2026" }] },
  ],
  "a part that breaks off": [
    () => {
      const whole = aBookOf({ May: { rows: [headings, ama] } });
      return whole.slice(0, whole.length - 60);
    },
    { refuses: /damaged/ },
  ],
  "Excel 95 in Russia": [() => anOldWorkbook(1251), { refuses: /older than Excel 97/ }],
  "Excel 95 in France": [() => anOldWorkbook(1252), { paid: [{ beneficiaryName: "Ama Mensàh" }] }],
  "cells that are counted from 0": [
    () => aRawWorkbook('<sheetData><row r="1"><c r="0" t="str"><v>Beneficiary Name</v></c></row></sheetData>'),
    { refuses: /the columns Beneficiary Name|missing: Beneficiary Name/ },
  ],
  "another name of the workbook part": [() => renamedPart(aBookOf({ May: { rows: [headings, ama] } })), amaIsPaid],
  "64-bit sizes after each part, of a stream of Python": [() => saved("python-stream.xlsx"), amaIsPaid],
  "a part that claims 4 GB": [
    () => anArchive([{ name: "xl/a.xml", content: new Uint8Array(9) }], 0xfffffff0),
    tooLarge,
  ],
  "a heading merged over first names and surnames": [
    () => {
      const [name, ...others] = headings;
      const sheet = utils.aoa_to_sheet([
        [name, "", ...others],
        ["Ama", "Mensah", ...ama.slice(1)],
      ]);
      sheet["!merges"] = [utils.decode_range("A1:B1")];
      return new Uint8Array(write(utils.book_new(sheet, "May"), { type: "array" }) as ArrayBuffer);
    },
    { refuses: /two columns with the heading Beneficiary Name\./ },
  ],
  "a title merged over unused columns": [
    () => {
      const sheet = utils.aoa_to_sheet([[...headings, "Notes"], ama]);
      sheet["!merges"] = [utils.decode_range("E1:F1"), utils.decode_range("G1:H1")];
      return new Uint8Array(write(utils.book_new(sheet, "May"), { type: "array" }) as ArrayBuffer);
    },
    amaIsPaid,
  ],
  "100,002 blank formatted rows": [
    () => {
      const blank = Array.from({ length: 100_002 }, (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="1"/></row>`);
      return aRawWorkbook(
        `<sheetData><row r="1">${line(1, headings)}</row><row r="2">${line(2, ama)}</row>${blank.join("")}</sheetData>`,
      );
    },
    amaIsPaid,
  ],
};

/** The sentences of a row, as the client shows them. */
const joined = (faults: readonly CellFault[]): readonly string[] =>
  faults.length === 0 ? [] : [faults.map(explainFault).join(" ")];

it.each(Object.entries(cases))("client and bank read a workbook with %s alike", async (_, [file, outcome]) => {
  const bytes = file();
  const client = readWorkbook(bytes, columnsOf("mobileMoneyBulk"));
  const reading = parseList({ file: bytes, columns, unpackedMax: sheetLimits.unpackedBytes });
  const bank = await listedRows(reading, columns, "GHS");
  if ("refuses" in outcome) {
    expect(client.ok ? client.value : explainFile(client.failure)).toMatch(outcome.refuses);
    // The bank refuses a row with a formula, the client the whole file, because its list would be useless.
    expect(isRefusal(bank) ? bank.description : bank.map(({ wrong }) => wrong).join()).toMatch(outcome.refuses);
    return;
  }
  if (!client.ok || isRefusal(bank)) throw new Error(JSON.stringify([client, bank]));
  expect(client.value.rows).toBe(bank.length);
  const faults = client.value.faults.filter((fault) => countsIn("GHS", fault));
  const reasons = [joined(faults), bank.flatMap(({ wrong = [] }) => wrong)];
  if ("asks" in outcome) expect(reasons).toEqual(reasons.map(() => [expect.stringMatching(outcome.asks)]));
  else {
    expect(reasons).toEqual([[], []]);
    expect(bank).toMatchObject(outcome.paid.map((fields) => ({ fields })));
  }
});

it.each<[heading: string, unread: { letter: string; heading: string }]>([
  ["", { letter: "F", heading: "" }],
  ["Department", { letter: "F", heading: "Department" }],
])("a column that is not paid is named: heading %j", (heading, unread) => {
  const book = aWorkbook([
    [...headings, heading],
    [...ama, "Sales"],
  ]);
  expect(readWorkbook(book, columnsOf("mobileMoneyBulk"))).toMatchObject({ value: { unread: [unread] } });
});
