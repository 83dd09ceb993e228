import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { ForeignWorkbook } from "../../adapters/spreadsheets/foreign-workbook";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { foreignFileOf } from "../../adapters/spreadsheets/worker-spreadsheets";
import { bulkFiles } from "../../contract/bulk-files";
import type { BulkField } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import {
  type ColumnMapping,
  type FieldSources,
  type LeftOutReason,
  missingFields,
} from "../../domain/payments/column-mapping";
import { listedRows } from "../../mock-bank/bulk/list-file";
import { parseList } from "../../mock-bank/bulk/parse-list";
import { isRefusal } from "../../mock-bank/core/handler";
import { sheetLimits } from "../../mock-bank/limits/limits";
import { anArchive, aRawWorkbook, aWorkbook, stylesWith } from "../support/a-workbook";

/** What a user does in the step "Which column is which?"; each counts as one press. */
type Press =
  | { readonly table: number }
  | { readonly field: BulkField; readonly text: string }
  | { readonly takeBack: number };

type Case = {
  readonly category?: BulkCategory;
  readonly presses?: readonly Press[];
  /** The rows that the bank reads, in the order of the template, each after its number in the user's file. */
  readonly sent: readonly (readonly [row: number, ...fields: string[]])[];
  readonly leftOut: { readonly [Row in number]: LeftOutReason };
};

const [ama, kofi] = ["0021000000013", "0021000000026"];
const transfers = (...rows: [row: number, narration: string][]): Case["sent"] => {
  const [[first = 0, one = ""] = [], [second = 0, other = ""] = []] = rows;
  return [
    [first, "Ama Mensah", ama, "", "", "1850.50", "domestic", one],
    [second, "Kofi Boateng", kofi, "", "", "1400.00", "domestic", other],
  ];
};
const narration = (text: string): Press => ({ field: "narration", text });
const twoWallets: Case["sent"] = [
  [3, "Yaw Owusu", "0244123456", "MTN", "300.00", "Transport allowance"],
  [4, "Mercy Tetteh", "0204987123", "Telecel", "45.75", "Transport allowance"],
];

const cases: Readonly<Record<string, Case>> = {
  "payroll-with-titles.xlsx": {
    sent: transfers([5, "Payroll for November 2026"], [6, "Payroll for November 2026"]),
    leftOut: { 1: "title", 2: "title", 4: "headings", 7: "total", 9: "note" },
  },
  "google-sheets.xlsx": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "names-in-two-columns.xlsx": { sent: transfers([2, "November"], [3, "November"]), leftOut: { 1: "headings" } },
  "merged-titles.xlsx": {
    sent: transfers([3, "Wages of November"], [4, "Wages of November"]),
    leftOut: { 1: "title", 2: "headings" },
  },
  "two-tables.xlsx": {
    presses: [narration("November")],
    sent: transfers([3, "November"], [4, "November"]),
    leftOut: { 1: "title", 2: "headings", 5: "total", 7: "note" },
  },
  "tables-side-by-side.xlsx": {
    presses: [narration("November")],
    sent: transfers([2, "November"], [3, "November"]),
    leftOut: { 1: "headings" },
  },
  "dates-first.xlsx": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "empty-columns.xlsx": {
    presses: [narration("November")],
    sent: transfers([2, "November"], [3, "November"]),
    leftOut: { 1: "headings" },
  },
  "no-headings.xlsx": {
    presses: [narration("November")],
    sent: transfers([1, "November"], [2, "November"]),
    leftOut: {},
  },
  "subtotals.xlsx": {
    presses: [narration("November")],
    sent: transfers([2, "November"], [4, "November"]),
    leftOut: { 1: "headings", 3: "total", 5: "total", 6: "total" },
  },
  "printed-pages.xlsx": {
    presses: [narration("November")],
    sent: transfers([2, "November"], [5, "November"]),
    leftOut: { 1: "headings", 3: "note", 4: "headings", 6: "note" },
  },
  "accounting-program.xlsx": {
    sent: [
      [4, "Accra Packaging", "1441000234567", "Ecobank Ghana", "", "1250.00", "instant", "INV 2041"],
      [5, "Tema Steel", "1441000234568", "CalBank", "", "980.25", "instant", "INV 2077"],
    ],
    leftOut: { 1: "title", 2: "title", 3: "headings" },
  },
  "several-sheets.xlsx": {
    presses: [narration("November")],
    sent: transfers([2, "November"], [3, "November"]),
    leftOut: { 1: "headings" },
  },
  "libreoffice.xlsx": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "libreoffice.xls": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "libreoffice.ods": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "libreoffice.csv": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "semicolons.csv": { sent: transfers([2, "Wages"], [3, "Wages"]), leftOut: { 1: "headings" } },
  "wallets.xlsx": {
    category: "mobileMoneyBulk",
    sent: twoWallets,
    leftOut: { 1: "title", 2: "headings", 5: "total" },
  },
  "wallets-of-a-phone.csv": {
    category: "mobileMoneyBulk",
    sent: [
      [2, "Yaw Owusu", "0244123456", "MTN", "300.00", "Transport"],
      [3, "Mercy Tetteh", "0204987123", "Telecel", "45.75", "Transport"],
    ],
    leftOut: { 1: "headings" },
  },
  "cards.xlsx": {
    category: "prepaidCardBulk",
    sent: [
      [2, "40012001", "0042", "Daniel Quaye", "0244550101", "99.99", "Kumasi"],
      [3, "40012002", "0043", "Esi Darko", "0244550102", "120.00", "Tamale"],
    ],
    presses: [{ field: "narration", text: "5" }],
    leftOut: { 1: "headings" },
  },
};

const folder = join(import.meta.dirname, "files/foreign");
const files = {
  bulkTransfer: bulkFiles.bulkTransfers,
  mobileMoneyBulk: bulkFiles.mobileMoney,
  prepaidCardBulk: bulkFiles.prepaidCard,
};
const PRESSES_MAX = 4;

async function open(name: string, category: BulkCategory): Promise<ForeignWorkbook> {
  const opened = ForeignWorkbook.open(
    await foreignFileOf(new File([new Uint8Array(readFileSync(join(folder, name)))], name), category),
  );
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
}

/** Returns the mapping after the presses. A text of one digit is the index of a column. */
function mappingAfter(book: ForeignWorkbook, presses: readonly Press[]): ColumnMapping {
  const table = presses.reduce((at, press) => ("table" in press ? press.table : at), 0);
  const typed = presses.flatMap((press) =>
    "field" in press
      ? [
          [
            press.field,
            /^\d$/.test(press.text)
              ? { kind: "columns", columns: [Number(press.text)] }
              : { kind: "value", text: press.text },
          ] as const,
        ]
      : [],
  );
  const sources: FieldSources = { ...book.shownTables[table]?.guesses, ...Object.fromEntries(typed) };
  const takenBack = presses.flatMap((press) => ("takeBack" in press ? [press.takeBack] : []));
  return { table, sources, takenBack, currency: "GHS" };
}

/** Returns the rows that the bank reads from what the client would send, each after its number in the user's file. */
async function sentRows(book: ForeignWorkbook, category: BulkCategory, mapping: ColumnMapping) {
  const written = book.write(mapping);
  if (!written.ok) throw new Error(written.failure.kind);
  const { bytes, rowNumbers, faults } = written.value;
  const { columns } = files[category];
  expect(readWorkbook(bytes, columnsOf(category)).ok).toBe(true);
  const rows = await listedRows(
    parseList({ file: bytes, columns, unpackedMax: sheetLimits.unpackedBytes }),
    columns,
    "GHS",
  );
  if (isRefusal(rows)) throw new Error(rows.description);
  expect(rows.map(({ wrong }) => wrong)).toEqual(rows.map(() => undefined));
  const sent = rows.map(({ fields }, at) => [
    rowNumbers[at],
    ...columns.map(({ field, holds }) =>
      holds === "amount" ? Number(fields[field]?.replaceAll(",", "")).toFixed(2) : (fields[field] ?? ""),
    ),
  ]);
  return { sent, faults: faults.filter((fault) => !(fault.kind === "shown" && fault.unlessIn === "GHS")) };
}

describe("a workbook of another program maps in at most four presses, and pays right to the pesewa", () => {
  it("every file of the folder has its case", () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(cases).sort());
  });

  it.each(Object.entries(cases))("%s", async (name, { category = "bulkTransfer", presses = [], sent, leftOut }) => {
    const book = await open(name, category);
    const mapping = mappingAfter(book, presses);
    // The last press is the button "Use these columns".
    expect(presses.length + 1).toBeLessThanOrEqual(PRESSES_MAX);
    expect(missingFields(columnsOf(category), mapping.sources)).toEqual([]);
    const check = book.check(mapping);
    const minor = sent.reduce((sum, [, ...fields]) => {
      const amount = columnsOf(category).findIndex(({ holds }) => holds === "amount");
      return sum + Math.round(Number(fields[amount]) * 100);
    }, 0);
    expect(check).toMatchObject({ rows: sent.length, minor, marks: [], markCount: 0, problem: undefined });
    expect(Object.fromEntries(check.leftOut.map(({ row, reason }) => [row, reason]))).toEqual(leftOut);
    expect(await sentRows(book, category, mapping)).toEqual({ sent, faults: [] });
  });

  it("the second table of a sheet is another choice", async () => {
    const book = await open("two-tables.xlsx", "mobileMoneyBulk");
    const mapping = mappingAfter(book, [{ table: 1 }, narration("November")]);
    const { sent } = await sentRows(book, "mobileMoneyBulk", mapping);
    expect(sent).toEqual([[9, "Yaw Owusu", "0244123456", "MTN", "300.00", "November"]]);
  });

  it("a row that was left out and is taken back is sent, and marked first", async () => {
    const book = await open("payroll-with-titles.xlsx", "bulkTransfer");
    const check = book.check(mappingAfter(book, [{ takeBack: 7 }]));
    expect(check.rows).toBe(3);
    expect(check.marks).toEqual([
      expect.objectContaining({ position: 7, field: "account", heading: "Account No.", cell: "C7" }),
    ]);
  });
});

const openBytes = async (bytes: Uint8Array<ArrayBuffer>, name = "list.xlsx") =>
  ForeignWorkbook.open(await foreignFileOf(new File([bytes], name), "mobileMoneyBulk"));
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const line = (number: number, texts: readonly string[]) =>
  texts.map((text, at) => inline(`${"ABCDE"[at]}${number}`, text)).join("");
/** A list with this cell in place of the remark of its only row. */
const aListWith = (cell: string, total = "", workbook = "") =>
  new Uint8Array(
    aRawWorkbook(
      `<sheetData><row r="1">${line(1, ["Staff", "MoMo", "Operator", "Pay", "Remarks"])}</row><row r="2">${line(2, ["Yaw Owusu", "0244123456", "MTN", "20"])}${cell}</row>${total}</sheetData>`,
      workbook,
      [stylesWith(14)],
    ),
  );

it("a day of a workbook that counts from 1904 is the same day in the template", async () => {
  const opened = await openBytes(aListWith('<c r="E2" s="1"><v>44884</v></c>', "", '<workbookPr date1904="1"/>'));
  if (!opened.ok) throw new Error(opened.failure.kind);
  const { sent } = await sentRows(opened.value, "mobileMoneyBulk", mappingAfter(opened.value, []));
  expect(sent).toEqual([[2, "Yaw Owusu", "0244123456", "MTN", "20.00", "20 Nov 2026"]]);
});

it("a long number without a format is shown with all its digits", async () => {
  const opened = await openBytes(aListWith('<c r="E2"><v>1020304050615</v></c>'));
  if (!opened.ok) throw new Error(opened.failure.kind);
  const [row] = opened.value.shownTables[0]?.firstRows ?? [];
  expect(row?.cells.at(-1)).toBe("1020304050615");
});

it("a formula in a column that is paid is named by its cell in the user's file, and one in a total is not read", async () => {
  const formula = (at: string) => `<c r="${at}"><f>1+1</f><v>2</v></c>`;
  const total = `<row r="3">${inline("A3", "Total")}${formula("D3")}</row>`;
  for (const [cell, problem] of [
    [formula("E2"), { kind: "formula", cell: "E2" }],
    [inline("E2", "Wages"), undefined],
  ] as const) {
    const opened = await openBytes(aListWith(cell, total));
    if (!opened.ok) throw new Error(opened.failure.kind);
    expect(opened.value.check(mappingAfter(opened.value, [])).problem).toEqual(problem);
  }
});

const spreadsheet = (row: string) =>
  `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${row}</table:table></office:spreadsheet></office:body></office:document-content>`;
const openDocument = (row: string, manifest = "", more: readonly (readonly [name: string, content: string])[] = []) =>
  new Uint8Array(
    anArchive(
      [
        ["styles.xml", "<styles></styles>"],
        ["META-INF/manifest.xml", `<manifest>${manifest}</manifest>`],
        ...more,
        ["content.xml", spreadsheet(row)],
      ].map(([name = "", content]) => ({ name, content: new TextEncoder().encode(content) })),
    ),
  );
const hiddenRow = (value = '="filter"') => `<table:table-row table:visibility${value}>${cell()}</table:table-row>`;
const repeatedRow = (rows: string, columns = '="16384"') =>
  `<table:table-row table:number-rows-repeated${rows}>${cell(`a=">" table:number-columns-repeated${columns}`)}</table:table-row>`;
const cell = (attributes = "") =>
  `<table:table-cell ${attributes} office:value-type="string"><text:p>Ama</text:p></table:table-cell>`;

it.each<[what: string, file: Uint8Array<ArrayBuffer>, kind: string]>([
  ["hides a row", openDocument(hiddenRow()), "hiddenLines"],
  [
    "hides a row next to a chart of another name",
    openDocument(hiddenRow(), "", [["Object 1/content.xml", "<a/>"]]),
    "hiddenLines",
  ],
  ["hides a row by an entity", openDocument(hiddenRow(" = 'f&#105;lter'")), "hiddenLines"],
  ["has two contents", openDocument("", "", [["CONTENT.xml", spreadsheet(hiddenRow())]]), "notAWorkbook"],
  ["repeats with a value that ends like an element", openDocument(repeatedRow('="999"')), "tooMuchWork"],
  ["repeats in another notation", openDocument(repeatedRow('="1e6"')), "tooMuchWork"],
  ["repeats twice", openDocument(repeatedRow('="1"', '="1" b:number-columns-repeated="9"')), "tooMuchWork"],
  [
    "has an element that the library skips",
    openDocument(`<table:table-row>${cell()}${cell('b = "9"')}</table:table-row>`),
    "notAWorkbook",
  ],
  [
    "repeats a cell too often",
    openDocument(
      `<table:table-row table:number-rows-repeated="1000000">${cell('table:number-columns-repeated="9"')}</table:table-row>`,
    ),
    "tooMuchWork",
  ],
  ["has a password", openDocument("", "<manifest:encryption-data/>"), "passwordProtected"],
])("an ODS file that %s is refused", async (_, file, kind) => {
  expect(await openBytes(file, "list.ods")).toMatchObject({ ok: false, failure: { kind } });
});

it.each<[what: string, text: string | Uint8Array<ArrayBuffer>]>([
  ["commas and quotes", 'Name,MoMo,Amount\n"Mensah, ""Ama""",0244123456,"1,020.50"\n'],
  [
    "tabs in UTF-16",
    new Uint8Array(Buffer.from('\ufeffName\tMoMo\tAmount\r\nMensah, "Ama"\t0244123456\t1020.50', "utf16le")),
  ],
  [
    "UTF-16 without its mark",
    new Uint8Array(Buffer.from('Name,MoMo,Amount\n"Mensah, ""Ama""",0244123456,1020.5', "utf16le")),
  ],
  ["semicolons and a line that names them", 'sep=;\r\nName;MoMo;Amount\r\n"Mensah, ""Ama""";0244123456;1.020,50'],
  ["that line as Excel saves it again", '"SEP=;";;\rName;MoMo;Amount\r"Mensah, ""Ama""";0244123456;1.020,50'],
  [
    "digits as formulas, and the mark of an old program at its end",
    'Name,MoMo,Amount\n"Mensah, ""Ama""",="0244123456","=""1,020.50"""\n\u001a',
  ],
  ["spaces before quotes", 'Name, MoMo, Amount\n "Mensah,\n""Ama"""  , 0244123456, "1,020.50"\n'],
])("a CSV file with %s is read as its program shows it", async (_, text) => {
  const opened = await openBytes(typeof text === "string" ? new Uint8Array(Buffer.from(text)) : text, "list.csv");
  if (!opened.ok) throw new Error(opened.failure.kind);
  const [table] = opened.value.shownTables;
  expect(table?.firstRows[0]?.cells.slice(0, 2)).toEqual(['Mensah, "Ama"', "0244123456"]);
  expect(opened.value.check(mappingAfter(opened.value, [])).minor).toBe(1020_50);
});

it("2,500 is marked by the client, and refused by the bank, if another amount has a decimal comma", async () => {
  const amounts = ["1.111,11", "2,500", "10,5"];
  const lines = amounts.map((amount, at) => `Ama;024412345${at};MTN;${amount};Wages`);
  const opened = await openBytes(
    new Uint8Array(Buffer.from(["Name;MoMo;Network;Amount;Narration", ...lines].join("\n"))),
    "list.csv",
  );
  if (!opened.ok) throw new Error(opened.failure.kind);
  const mapping = mappingAfter(opened.value, []);
  expect(opened.value.check(mapping)).toMatchObject({
    marks: [{ cell: "D3", field: "amount", text: "2,500" }],
    minor: 1121_61,
  });
  const written = opened.value.write(mapping);
  if (!written.ok) throw new Error(written.failure.kind);
  const { columns } = files.mobileMoneyBulk;
  const listOf = async (file: Uint8Array) => {
    const rows = await listedRows(parseList({ file, columns, unpackedMax: sheetLimits.unpackedBytes }), columns, "GHS");
    if (isRefusal(rows)) throw new Error(rows.description);
    return rows.map(({ fields, wrong }) => [fields.amount, wrong?.slice(0, 40)]);
  };
  expect((await listOf(written.value.bytes)).map(([amount]) => amount)).toEqual(["1111.11", "2,500?", "10.5"]);
  const headings = columns.map(({ heading }) => heading);
  const own = amounts.map((amount) => ["Ama", "MTN", "0244123456", amount, "Wages"]);
  expect(await listOf(aWorkbook([headings, ...own]))).toEqual([
    ["1111.11", undefined],
    ["2,500", "Amount 2,500 can have thousands or decim"],
    ["10.5", undefined],
  ]);
});
