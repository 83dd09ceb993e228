import { describe, expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../../adapters/spreadsheets/read-workbook";
import { writeWorkbook } from "../../../adapters/spreadsheets/write-workbook";
import type { BulkCategory } from "../../../domain/payments/categories";
import {
  aFilledTemplate,
  aListOf,
  aLockedWorkbook,
  anArchive,
  aRawWorkbook,
  aWorkbook,
  aWorkbookOf,
  type Cell,
  goodRows,
  headingsOf,
  worstWorkbooks,
} from "../../support/a-workbook";

const kinds = ["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const satisfies readonly BulkCategory[];
const wallets = columnsOf("mobileMoneyBulk");
const rowsIn = (bytes: Uint8Array) => readWorkbook(bytes, wallets);
/** The length of the beginning by which `unpackedKind` recognises a text. */
const HEAD_BYTES = 2000;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = `<row>${headingsOf("mobileMoneyBulk").map(inline).join("")}</row>`;

describe("reading a file of payees", () => {
  it.each(Object.keys(worstWorkbooks))("a small file with too many %s is refused before it is read", (kind) => {
    expect(rowsIn(worstWorkbooks[kind]?.(1) ?? new Uint8Array())).toEqual({
      ok: false,
      failure: { kind: "tooMuchWork" },
    });
    expect(rowsIn(worstWorkbooks[kind]?.(0) ?? new Uint8Array())).not.toMatchObject({
      failure: { kind: "tooMuchWork" },
    });
  });

  it.each(kinds)("a filled-in template of %s is read, as XLSX and as XLS", (kind) => {
    for (const type of ["xlsx", "xls"] as const)
      expect(readWorkbook(aFilledTemplate(kind, 3, type), columnsOf(kind))).toEqual({
        ok: true,
        value: { rows: 3, faults: [] },
      });
  });

  it("headings are found in any order, case and spacing, and blank rows are skipped", () => {
    const [name, wallet, ...others] = headingsOf("mobileMoneyBulk");
    const [payee, number, ...rest] = goodRows.mobileMoneyBulk;
    const book = aWorkbook([
      [],
      [` ${wallet?.toUpperCase()} `, name?.replace(" ", "  "), "Remark", ...others],
      [number, payee, "first", ...rest],
      ["", " ", undefined],
      [number, payee, "second", ...rest],
    ]);
    expect(rowsIn(book)).toMatchObject({ ok: true, value: { rows: 2, faults: [] } });
  });

  it("a column without a heading is ignored", () => {
    const [name, ...others] = headingsOf("mobileMoneyBulk");
    const [payee, ...rest] = goodRows.mobileMoneyBulk;
    const book = aWorkbook([
      [name, undefined, ...others],
      [payee, undefined, ...rest],
    ]);
    expect(rowsIn(book)).toEqual({ ok: true, value: { rows: 1, faults: [] } });
  });

  it("optional columns can be missing", () => {
    const kept = (_: unknown, at: number) => at !== 2 && at !== 3;
    const book = aWorkbook([headingsOf("bulkTransfer").filter(kept), goodRows.bulkTransfer.filter(kept)]);
    expect(readWorkbook(book, columnsOf("bulkTransfer"))).toEqual({ ok: true, value: { rows: 1, faults: [] } });
  });
});

const anArchiveOf = (parts: number) =>
  anArchive(Array.from({ length: parts }, (_, at) => ({ name: `${at}`, content: new Uint8Array(1) })));

describe("refusing a file of payees before the upload", () => {
  it.each<[string, () => Uint8Array, object]>([
    ["a renamed PDF", () => new TextEncoder().encode("%PDF-1.7 and so on"), { kind: "notAWorkbook" }],
    ["a text", () => new TextEncoder().encode("a,b\n1,2"), { kind: "plainText" }],
    ["half a workbook", () => aFilledTemplate("mobileMoneyBulk").slice(0, 3000), { kind: "notAWorkbook" }],
    [
      "an archive of something else",
      () => anArchive([{ name: "a.txt", content: new Uint8Array(9) }]),
      { kind: "notAWorkbook" },
    ],
    ["one with a password", aLockedWorkbook, { kind: "passwordProtected" }],
    [
      "a zip bomb",
      () => anArchive([{ name: "xl/a.xml", content: new Uint8Array(201 * 1024 * 1024) }]),
      { kind: "unpacksTooLarge" },
    ],
    [
      "one that claims to be endless",
      () => anArchive([{ name: "a", content: new Uint8Array(1) }], 0xffffffff),
      { kind: "unpacksTooLarge" },
    ],
    [
      "one byte larger than 200 MB unpacked",
      () => anArchive([{ name: "a", content: new Uint8Array(1) }], 200 * 1024 * 1024 + 1),
      { kind: "unpacksTooLarge" },
    ],
    [
      "an archive of something else that is 200 MB unpacked",
      () => anArchive([{ name: "a", content: new Uint8Array(1) }], 200 * 1024 * 1024),
      { kind: "notAWorkbook" },
    ],
    ["one of a thousand and one parts", () => anArchiveOf(1001), { kind: "unpacksTooLarge" }],
    ["an archive of a thousand other parts", () => anArchiveOf(1000), { kind: "notAWorkbook" }],
    [
      "a text with the first byte of a container",
      () => new Uint8Array([0xd0, ...new TextEncoder().encode("a,b\n1,2")]),
      { kind: "plainText" },
    ],
    ["nothing but headings", () => aWorkbook([headingsOf("mobileMoneyBulk")]), { kind: "noRows", isElsewhere: false }],
    [
      "nothing at all",
      () => aWorkbook([[]]),
      { kind: "wrongColumns", missing: headingsOf("mobileMoneyBulk"), isElsewhere: false },
    ],
    [
      "other headings",
      () =>
        aWorkbook([
          ["Name", "Network", "Amount"],
          ["a", "b", 1],
        ]),
      {
        kind: "wrongColumns",
        missing: ["Beneficiary Wallet Number", "Narration"],
        isElsewhere: false,
      },
    ],
    [
      "the template of another kind",
      () => aFilledTemplate("prepaidCardBulk"),
      { kind: "wrongColumns", missing: ["Beneficiary Wallet Number", "Network"], isElsewhere: false },
    ],
    [
      "a formula",
      () =>
        aRawWorkbook(
          `<sheetData>${headings}<row>${inline("a")}${inline("0244123456")}${inline("MTN")}<c r="D2"><f>10*2</f><v>20</v></c></row></sheetData>`,
        ),
      { kind: "formula", cell: "D2" },
    ],
    [
      "a formula with an empty text as its value",
      () => aRawWorkbook(`<sheetData>${headings}<row><c r="D2" t="str"><f>""</f><v></v></c></row></sheetData>`),
      { kind: "formula", cell: "D2" },
    ],
    [
      "a heading that lacks its blank",
      () => {
        const [name, ...others] = headingsOf("mobileMoneyBulk");
        return aWorkbook([[name?.replace(" ", ""), ...others], goodRows.mobileMoneyBulk]);
      },
      { kind: "wrongColumns", missing: ["Beneficiary Name"], isElsewhere: false },
    ],
  ])("a file is refused if it is %s", (_, file, problem) => {
    expect(rowsIn(file())).toEqual({ ok: false, failure: problem });
  });

  it.each(["Ɛ", "”", "🏦"])(
    "a text whose beginning would end inside the letter %s is still taken for a text",
    (letter) => {
      const encoder = new TextEncoder();
      const bytes = encoder.encode(letter).length;
      for (let cut = 1; cut < bytes; cut++) {
        const text = `${letter},${"a".repeat(HEAD_BYTES - bytes - 1 - cut)}${letter}\n1,2`;
        expect(rowsIn(encoder.encode(text))).toEqual({ ok: false, failure: { kind: "plainText" } });
      }
    },
  );

  it("a file with a million empty rows is refused as a file without rows", () => {
    const empty = "<row/>".repeat(1_000_000);
    const book = aRawWorkbook(`<dimension ref="A1:E1048576"/><sheetData>${headings}${empty}</sheetData>`);
    expect(rowsIn(book)).toEqual({ ok: false, failure: { kind: "noRows", isElsewhere: false } });
  });
});

describe("the reason for refusing a file", () => {
  const [top = [], row = []] = [headingsOf("mobileMoneyBulk"), goodRows.mobileMoneyBulk];
  const missing = [...top];

  it("the reason says if the headings are in a lower row or on another sheet", () => {
    const elsewhere = { ok: false, failure: { kind: "wrongColumns", missing, isElsewhere: true } };
    expect(rowsIn(aWorkbook([["Wages of May"], [], top, row]))).toEqual(elsewhere);
    expect(rowsIn(aWorkbookOf([["Notes"]], [["Wages of May"], top, row]))).toEqual(elsewhere);
    expect(rowsIn(aWorkbookOf([["Notes"]], [["More notes"]]))).toMatchObject({ failure: { isElsewhere: false } });
  });

  it("the reason says if the rows are on another sheet", () => {
    const noRows = (isElsewhere: boolean) => ({ ok: false, failure: { kind: "noRows", isElsewhere } });
    expect(rowsIn(aWorkbookOf([top], [row]))).toEqual(noRows(true));
    expect(rowsIn(aWorkbookOf([top], [["", " "], row]))).toEqual(noRows(true));
    expect(rowsIn(aWorkbookOf([top], [["", " "]]))).toEqual(noRows(false));
  });
});

describe("unreliable cells", () => {
  const faultsIn = (kind: BulkCategory, given: Readonly<Record<string, Cell>>, type?: "xls") => {
    const read = readWorkbook(aListOf(kind, given, type), columnsOf(kind));
    return read.ok ? read.value.faults : read.failure;
  };

  it.each<[BulkCategory, string, Cell]>([
    ["bulkTransfer", "Beneficiary Account", 1234567890123456],
    ["bulkTransfer", "Beneficiary Account", 441000234567],
    ["bulkTransfer", "Beneficiary Account", { value: 1441000234567, format: "0.00E+00" }],
    ["mobileMoneyBulk", "Beneficiary Wallet Number", 244123456],
    ["prepaidCardBulk", "Customer ID", 12345],
    ["prepaidCardBulk", "Card Last Digits", 42],
    ["prepaidCardBulk", "Phone Number", 201234567],
    ["mobileMoneyBulk", "Amount", { value: 0.5, format: "0%" }],
    ["mobileMoneyBulk", "Narration", 2e19],
  ])("in %s, a cell of %s with a number that may have lost digits is reported: %o", (kind, heading, cell) => {
    for (const type of [undefined, "xls"] as const)
      expect(faultsIn(kind, { [heading]: cell }, type)).toMatchObject([{ kind: "number", position: 1, heading }]);
  });

  it("all faults of a row are reported", () => {
    const faults = faultsIn("bulkTransfer", {
      "Beneficiary Account": 441000234567,
      "Transaction Amount": { error: 42 },
    });
    expect(faults).toMatchObject([
      { position: 1, field: "account", kind: "number" },
      { position: 1, field: "amount", kind: "error" },
    ]);
  });

  it("a date in a column of numbers and an error such as #N/A are reported", () => {
    const day = { value: 46346, format: "m/d/yy" };
    expect(faultsIn("mobileMoneyBulk", { Amount: day })).toMatchObject([{ kind: "date", field: "amount" }]);
    expect(faultsIn("mobileMoneyBulk", { Narration: day })).toEqual([]);
    expect(faultsIn("mobileMoneyBulk", { Amount: { error: 42 } })).toMatchObject([{ kind: "error" }]);
  });

  it("a fault has the position of its row among the filled-in rows", () => {
    const [name, , ...rest] = goodRows.mobileMoneyBulk;
    const book = aWorkbook([headingsOf("mobileMoneyBulk"), goodRows.mobileMoneyBulk, [], [name, 244123456, ...rest]]);
    expect(rowsIn(book)).toMatchObject({ value: { rows: 2, faults: [{ position: 2, field: "wallet" }] } });
  });

  it("a number that cannot have lost a digit is not reported", () => {
    expect(faultsIn("bulkTransfer", { "Beneficiary Account": 1441000234567, "Transaction Type": "Instant" })).toEqual(
      [],
    );
    expect(faultsIn("mobileMoneyBulk", { "Beneficiary Wallet Number": 233244123456, Amount: 0.1 + 0.2 })).toEqual([]);
    expect(faultsIn("prepaidCardBulk", { "Customer ID": 1234567890, "Card Last Digits": 4321 })).toEqual([]);
  });
});

describe("writing a workbook", () => {
  it("a written workbook can be read again and keeps leading zeros", () => {
    const columns = columnsOf("prepaidCardBulk");
    const bytes = writeWorkbook({
      headings: columns.map(({ heading }) => heading),
      holds: columns.map(({ holds }) => holds),
      rows: [["0012345", "0042", "Yaw Asante", "0201234567", "99.99", "=1+1"]],
    });
    expect(readWorkbook(bytes, columns)).toEqual({ ok: true, value: { rows: 1, faults: [] } });
  });
});
