import { describe, expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/bulk-columns";
import { readWorkbook } from "../../../adapters/spreadsheets/read-workbook";
import { writeWorkbook } from "../../../adapters/spreadsheets/write-workbook";
import type { BulkCategory } from "../../../domain/requests/categories";
import {
  aFilledTemplate,
  aLockedWorkbook,
  anArchive,
  aRawWorkbook,
  aWorkbook,
  goodRows,
  headingsOf,
} from "../../support/a-workbook";

const kinds = ["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const satisfies readonly BulkCategory[];
const wallets = columnsOf("mobileMoneyBulk");
const rowsIn = (bytes: Uint8Array) => readWorkbook(bytes, wallets);
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = `<row>${headingsOf("mobileMoneyBulk").map(inline).join("")}</row>`;

describe("A file of payees is read", () => {
  it.each(kinds)("from a filled-in template of %s, as XLSX and as XLS", (kind) => {
    for (const type of ["xlsx", "xls"] as const)
      expect(readWorkbook(aFilledTemplate(kind, 3, type), columnsOf(kind))).toEqual({ ok: true, value: { rows: 3 } });
  });

  it("whatever the order, case and spacing of its headings, with blank rows between", () => {
    const [name, wallet, ...others] = headingsOf("mobileMoneyBulk");
    const [payee, number, ...rest] = goodRows.mobileMoneyBulk;
    const book = aWorkbook([
      [],
      [` ${wallet?.toUpperCase()} `, name?.replace(" ", "  "), "Remark", ...others],
      [number, payee, "first", ...rest],
      ["", " ", undefined],
      [number, payee, "second", ...rest],
    ]);
    expect(rowsIn(book)).toEqual({ ok: true, value: { rows: 2 } });
  });

  it("without a column that may be left out", () => {
    const kept = (_: unknown, at: number) => at !== 2 && at !== 3;
    const book = aWorkbook([headingsOf("bulkTransfer").filter(kept), goodRows.bulkTransfer.filter(kept)]);
    expect(readWorkbook(book, columnsOf("bulkTransfer"))).toEqual({ ok: true, value: { rows: 1 } });
  });
});

describe("A file of payees is refused before it is sent", () => {
  it.each<[string, () => Uint8Array, object]>([
    ["a renamed PDF", () => new TextEncoder().encode("%PDF-1.7 and so on"), { kind: "notAWorkbook" }],
    ["a text", () => new TextEncoder().encode("a,b\n1,2"), { kind: "notAWorkbook" }],
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
      "one of a thousand and one parts",
      () => anArchive(Array.from({ length: 1001 }, (_, at) => ({ name: `${at}`, content: new Uint8Array(1) }))),
      { kind: "unpacksTooLarge" },
    ],
    ["nothing but headings", () => aWorkbook([headingsOf("mobileMoneyBulk")]), { kind: "noRows" }],
    ["nothing at all", () => aWorkbook([[]]), { kind: "noRows" }],
    [
      "other headings",
      () =>
        aWorkbook([
          ["Name", "Network", "Amount"],
          ["a", "b", 1],
        ]),
      { kind: "wrongColumns", missing: ["Beneficiary Name", "Beneficiary Wallet Number", "Narration"] },
    ],
    [
      "the template of another kind",
      () => aFilledTemplate("prepaidCardBulk"),
      { kind: "wrongColumns", missing: ["Beneficiary Wallet Number", "Network"] },
    ],
    [
      "a formula",
      () =>
        aRawWorkbook(
          `<sheetData>${headings}<row>${inline("a")}${inline("0244123456")}${inline("MTN")}<c r="D2"><f>10*2</f><v>20</v></c></row></sheetData>`,
        ),
      { kind: "formula", cell: "D2" },
    ],
  ])("that is %s", (_, file, problem) => {
    expect(rowsIn(file())).toEqual({ ok: false, failure: problem });
  });

  it("that claims a million empty rows", () => {
    const empty = "<row/>".repeat(1_000_000);
    const book = aRawWorkbook(`<dimension ref="A1:E1048576"/><sheetData>${headings}${empty}</sheetData>`);
    expect(rowsIn(book)).toEqual({ ok: false, failure: { kind: "noRows" } });
  });

  it("that lists more than the bank takes", () => {
    expect(rowsIn(aFilledTemplate("mobileMoneyBulk", 100_001))).toEqual({
      ok: false,
      failure: { kind: "tooManyRows" },
    });
  });
});

describe("A workbook is written", () => {
  it("so that it is read again, leading zeros and all", () => {
    const columns = columnsOf("prepaidCardBulk");
    const bytes = writeWorkbook({
      headings: columns.map(({ heading }) => heading),
      holds: columns.map(({ holds }) => holds),
      rows: [["0012345", "0042", "Yaw Asante", "0201234567", "99.99", "=1+1"]],
    });
    expect(readWorkbook(bytes, columns)).toEqual({ ok: true, value: { rows: 1 } });
  });
});
