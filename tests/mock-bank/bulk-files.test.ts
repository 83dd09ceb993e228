import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CFB } from "xlsx";
import { bulkFiles } from "../../contract/bulk-files";
import { readList } from "../../mock-bank/bulk/list-file";
import { isRefusal } from "../../mock-bank/core/handler";
import { shortSheetLimits } from "../../mock-bank/limits/limits";
import {
  aListOf,
  aLockedWorkbook,
  anArchive,
  aRawWorkbook,
  aWorkbook,
  aWorkbookOf,
  worstWorkbooks,
} from "../support/a-workbook";

const { mobileMoney } = bulkFiles;
const headings = ["Beneficiary Name", "Network", "Beneficiary Wallet Number", "Amount", "Narration"];
const ama = ["Ama Mensah", "MTN", "0244123456", "10.00", "Wages"];
const fields = {
  beneficiaryName: "Ama Mensah",
  netWork: "MTN",
  beneficiaryWalletNumber: "0244123456",
  amount: "10.00",
  narration: "Wages",
};

const read = (content: Uint8Array<ArrayBuffer> | string) =>
  readList(new File([content], "rows.xlsx"), mobileMoney, owner);
const refusedOf = async (content: Uint8Array<ArrayBuffer> | string) => {
  const list = await read(content);
  return isRefusal(list) ? [list.code, list.description] : list;
};
const owner = { currency: "GHS", companyId: "C1" };
const NOT_A_WORKBOOK = [10, "This file is not an Excel workbook. Please fill in the template."];
const DAMAGED = [10, "This workbook is damaged, or not complete. Please save it again and upload it."];
const TOO_LARGE = [10, "This workbook is too large to be read. Please fill in the template."];

describe("A list of payees", () => {
  it.each(Object.keys(worstWorkbooks))("a small workbook with too many %s is refused with the reason", async (kind) => {
    const content = new Uint8Array(worstWorkbooks[kind]?.(1) ?? []);
    expect(await refusedOf(content)).toEqual([10, expect.stringContaining("more links, names, formats, merged cells")]);
  });

  it("a workbook that unpacks to more than it claims is not read as a short one", async () => {
    const sheet = {
      name: "xl/worksheets/sheet2.xml",
      content: new TextEncoder().encode(randomBytes(1_500_000).toString("hex")),
    };
    const honest = aRawWorkbook("<sheetData/>", "", [sheet]);
    const lying = Buffer.from(honest);
    const entry = lying.lastIndexOf("xl/worksheets/sheet2.xml") - 46;
    lying.writeUInt32LE(1000, entry + 24);
    expect(await refusedOf(new Uint8Array(lying))).toEqual(TOO_LARGE);
    expect(await refusedOf(new Uint8Array(honest))).not.toEqual(TOO_LARGE);
  });

  it.each(["xlsx", "xls"] as const)(
    "a list of payees is read from a workbook of the format %s @S2-5-046",
    async (format) => {
      expect(await read(aWorkbook([headings, ama], format))).toEqual([{ fields }]);
    },
  );

  it("every digit of a text cell is kept, and of a number cell as many as a spreadsheet keeps", async () => {
    const cells = [
      headings,
      ["A", "MTN", "0244123456", 0.1 + 0.2, "x"],
      ["B", "MTN", 244123456, 1e6, "x"],
      ["C", "MTN", 1441000234567, 12.5, "x"],
    ];
    const list = await read(aWorkbook(cells));
    if (isRefusal(list)) throw new Error(list.description);
    expect(list.map(({ fields: { beneficiaryWalletNumber, amount } }) => [beneficiaryWalletNumber, amount])).toEqual([
      ["0244123456", "0.3"],
      ["244123456", "1000000"],
      ["1441000234567", "12.5"],
    ]);
  });

  it.each(["0001234567890123", "'0001234567890123", "0001 2345\u00a06789-0123"])(
    "the text %j of a cell keeps its three leading zeros",
    async (cell) => {
      const file = new File([aListOf("bulkTransfer", { "Beneficiary Account": cell })], "rows.xlsx");
      const list = await readList(file, bulkFiles.bulkTransfers, owner);
      expect(list).toMatchObject([{ fields: { beneficiaryAccount: "0001234567890123" } }]);
    },
  );

  it("an exponent that was saved as text is an error of its row", async () => {
    const list = await read(aWorkbook([headings, ama.with(2, "2.332E+11")]));
    const wrong = "Format Beneficiary Wallet Number as text and enter it again: in this form it may have lost digits.";
    expect(list).toMatchObject([{ wrong }]);
  });

  it("digits that a number cell lost cannot be taken for an account when the row is checked again", async () => {
    const file = new File([aListOf("bulkTransfer", { "Beneficiary Account": 1234567890123456 })], "rows.xlsx");
    const list = await readList(file, bulkFiles.bulkTransfers, owner);
    expect(list).toMatchObject([{ fields: { beneficiaryAccount: "1.23456789012346E+15" } }]);
  });

  it("columns can be in another order or between other columns, and empty rows are skipped", async () => {
    const rows = [
      [],
      ["Note", "AMOUNT", " beneficiary  wallet number ", "Narration", "network", "Beneficiary Name"],
      [],
      ["", "10.00", "0244123456", "Wages", "MTN", "Ama Mensah"],
    ];
    expect(await read(aWorkbook(rows))).toEqual([{ fields }]);
  });

  it.each([
    ["Amount, Narration", ["Beneficiary Name", "Network", "Beneficiary Wallet Number"]],
    ["Beneficiary Name, Beneficiary Wallet Number, Network, Amount, Narration", ["Payee", "Bank"]],
  ])("a list without the columns %s is refused, and the error names them", async (missing, given) => {
    const description = `These columns are missing: ${missing}. Please fill in the template.`;
    expect(await refusedOf(aWorkbook([given, ["a", "b", "c"]]))).toEqual([10, description]);
  });

  it("a list is refused with the part that is read if its headings are lower or on another sheet", async () => {
    const description =
      "These columns are missing: Beneficiary Name, Beneficiary Wallet Number, Network, Amount, Narration. Only visible sheets are read, with the headings in their top row. Please fill in the template.";
    expect(await refusedOf(aWorkbook([["Wages of May"], headings, ama]))).toEqual([10, description]);
    expect(await refusedOf(aWorkbookOf([["Notes"]], [["Wages of May"], headings, ama]))).toEqual([10, description]);
  });

  it("a list without rows is refused", async () => {
    const description = "This workbook names no beneficiaries. Please fill in the template.";
    expect(await refusedOf(aWorkbook([headings]))).toEqual([10, description]);
  });
});

describe("A file that is no list", () => {
  it.each<[string, () => Uint8Array<ArrayBuffer> | string | Promise<Uint8Array<ArrayBuffer>>]>([
    ["a PDF with another name", () => "%PDF-1.7\n%âãÏÓ\n1 0 obj"],
    ["an archive of something else", () => "PK\u0003\u0004 and nothing more"],
    ["half a workbook", () => aWorkbook([headings, ama]).slice(0, 400)],
    ["an old document that is no workbook", () => oldFile({ "/WordDocument": "text" })],
    ["random bytes with the old format's beginning", () => "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 x"],
  ])("a file that is no workbook is refused: %s", async (_name, content) => {
    const refused = await refusedOf(await content());
    expect([NOT_A_WORKBOOK, DAMAGED]).toContainEqual(refused);
  });

  it("a workbook with a password is refused with its reason", async () => {
    const description =
      "This workbook is encrypted: it has a password or is protected. Please save it without both and upload it again.";
    expect(await refusedOf(new Uint8Array(aLockedWorkbook()))).toEqual([10, description]);
  });

  const bomb = (claims?: number) => {
    const content = Buffer.alloc(200 * 1024 * 1024, " ");
    return new Uint8Array(anArchive([{ name: "xl/workbook.xml", content }], claims));
  };
  it.each([
    ["that unpacks to more than a workbook may have", undefined],
    ["that lies about what it unpacks to", 100],
  ])("an archive is refused: one %s", async (_, claims) => {
    expect(await refusedOf(bomb(claims))).toEqual(TOO_LARGE);
  });

  it("a workbook that claims a million rows and 16,000 columns but has two is read as two", async () => {
    const empty = Array.from({ length: 1_048_574 }, (_, index) => `<row r="${index + 2}"/>`).join("");
    const rows = `${`<row r="1">${rowOf(1, headings)}</row>`}${empty}<row r="1048576">${rowOf(1_048_576, ama)}</row>`;
    expect(await read(raw(rows, '<dimension ref="A1:XFD1048576"/>'))).toEqual([{ fields }]);
  });

  it("a file with more rows than a bulk payment can have is refused", async () => {
    const rows = Array.from(
      { length: 100_002 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
    );
    expect(await refusedOf(raw(rows.join("")))).toEqual([10, "This workbook has more than 100,000 rows."]);
  });

  it("an upload waits for its turn, and is refused if too many wait", async () => {
    const busy = "Too many files are being read at the moment. Please upload it again in a minute.";
    const lists = await Promise.all(
      Array.from({ length: shortSheetLimits.threads + shortSheetLimits.waiting + 3 }, () => refusedOf("no workbook")),
    );
    expect(lists.filter((list) => list[1] === busy).length).toBe(3);
    expect(await refusedOf("no workbook")).toEqual(NOT_A_WORKBOOK);
  });

  it("other calls are served while a file is read", async () => {
    const lists = await Promise.all(Array.from({ length: 5 }, () => read(aWorkbook([headings, ama]))));
    expect(lists).toEqual(Array.from({ length: 5 }, () => [{ fields }]));
  });
});

const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const rowOf = (number: number, texts: readonly string[]) =>
  texts.map((value, index) => cell(`${"ABCDE"[index]}${number}`, value)).join("");
const raw = (rows: string, dimension = "") =>
  new Uint8Array(aRawWorkbook(`${dimension}<sheetData>${rows}</sheetData>`));

/** Returns a file of the format before 2007 with these streams. */
function oldFile(streams: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, name, Buffer.from(content, "latin1"));
  return new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
}
