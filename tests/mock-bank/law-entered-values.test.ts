import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { isErrorText } from "../../contract/sheet-cells";
import type { EntryKind } from "../../domain/entered-text";
import type { BulkCategory } from "../../domain/payments/categories";
import { aText } from "../support/a-text";
import { aWorkbook, type Cell, goodRows, headingsOf } from "../support/a-workbook";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import { dateShown, meaningOf } from "../support/meaning";

type Row = Readonly<Record<string, string>>;
type Column = {
  readonly kind: EntryKind;
  readonly category: BulkCategory;
  readonly heading: string;
  /** The name of the column in the bank's answer. */
  readonly field: string;
  readonly over?: Readonly<Record<string, Cell>>;
  /** Numbers of digits of a complete value. */
  readonly lengths?: readonly number[];
  /** Number of digits from which a number cell is certainly complete; undefined if it never is. */
  readonly wholeFrom?: number;
};

const instant = { "Beneficiary Bank": "CalBank", "Transaction Type": "instant" };
const columns: readonly Column[] = [
  { kind: "amount", category: "mobileMoneyBulk", heading: "Amount", field: "amount" },
  {
    kind: "ownAccount",
    category: "bulkTransfer",
    heading: "Beneficiary Account",
    field: "beneficiaryAccount",
    lengths: [13],
    wholeFrom: 13,
  },
  {
    kind: "otherAccount",
    category: "bulkTransfer",
    heading: "Beneficiary Account",
    field: "beneficiaryAccount",
    over: instant,
    lengths: [10, 13, 16],
    wholeFrom: 13,
  },
  {
    kind: "wallet",
    category: "mobileMoneyBulk",
    heading: "Beneficiary Wallet Number",
    field: "beneficiaryWalletNumber",
    lengths: [10],
    wholeFrom: 10,
  },
  {
    kind: "phone",
    category: "prepaidCardBulk",
    heading: "Phone Number",
    field: "phoneNumber",
    lengths: [10, 11, 12, 13, 14, 15],
    wholeFrom: 10,
  },
  {
    kind: "customerId",
    category: "prepaidCardBulk",
    heading: "Customer ID",
    field: "customerId",
    lengths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    wholeFrom: 10,
  },
  {
    kind: "cardDigits",
    category: "prepaidCardBulk",
    heading: "Card Last Digits",
    field: "cardLastDigit",
    lengths: [4],
    wholeFrom: 4,
  },
  { kind: "text", category: "mobileMoneyBulk", heading: "Narration", field: "narration" },
];

const ROWS = 600;
const NARRATION_LENGTH_MAX = 25;
const upload = {
  bulkTransfer: bankApi.bulkTransfers.upload,
  mobileMoneyBulk: bankApi.mobileMoney.upload,
  prepaidCardBulk: bankApi.prepaidCard.upload,
} as const;
/** XML cannot hold control characters, and spreadsheets drop the spaces around a text. */
const cellTexts = aText
  .map((text) => text.replace(/[^\x20-\x7e\u00a0-\ud7ff]/g, "").trim())
  .filter((text) => text !== "");

describe("A cell of an uploaded workbook", () => {
  const bank = aBank();

  async function uploaded(category: BulkCategory, rows: readonly (readonly Cell[])[]): Promise<readonly Row[]> {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const file = new File([aWorkbook([headingsOf(category), ...rows])], "rows.xlsx");
    const sourceAccount = company.accounts[0]?.accountNumber ?? "";
    const { bulkUploadData } = await client.call(upload[category], { sourceAccount, file });
    // The test checks the answer row by row.
    return bulkUploadData as unknown as readonly Row[];
  }
  const rowWith = ({ category, heading, over = {} }: Column, cell: Cell): readonly Cell[] =>
    headingsOf(category).map((each, at) => (each === heading ? cell : (over[each] ?? goodRows[category][at])));

  for (const column of columns) {
    const { kind, category, field, lengths, wholeFrom = Number.POSITIVE_INFINITY } = column;
    it(`the bank keeps the meaning of a text of the kind ${kind} in a workbook, or the row is an error`, async () => {
      const texts = ["##", ...fc.sample(cellTexts, ROWS - 1)];
      const rows = await uploaded(
        category,
        texts.map((text) => rowWith(column, text)),
      );
      expect(rows).toHaveLength(ROWS);
      for (const [at, text] of texts.entries()) {
        const { code, [field]: shown = "" } = rows[at] ?? {};
        const meaning = meaningOf(kind, text, NARRATION_LENGTH_MAX);
        const isComplete =
          !isErrorText(text) && meaning !== undefined && (lengths === undefined || lengths.includes(meaning.length));
        if (!isComplete || (kind === "amount" && Number(meaning) === 0)) expect(Number(code), text).toBe(10);
        else if (kind === "amount") expect(Number(code) === 10 || minorUnits(shown) === meaning, text).toBe(true);
        else expect(shown, text).toBe(meaning);
      }
    });

    it(`a number is an error of its row unless it is certainly whole: ${kind}`, async () => {
      const numbers = fc.sample(
        fc
          .integer({ min: 1, max: 16 })
          .chain((digits) =>
            fc.integer({ min: 10 ** (digits - 1), max: Math.min(10 ** digits - 1, Number.MAX_SAFE_INTEGER) }),
          ),
        ROWS,
      );
      const rows = await uploaded(
        category,
        numbers.map((number) => rowWith(column, number)),
      );
      for (const [at, number] of numbers.entries()) {
        const { code, description = "", [field]: shown = "" } = rows[at] ?? {};
        const isExact = String(number).length <= 15;
        const isWhole = isExact && (lengths === undefined || String(number).length >= wholeFrom);
        if (!isWhole) {
          expect(Number(code), String(number)).toBe(10);
          expect(description).toMatch(/: in this form it may have lost digits\.$/);
        } else if (kind === "amount") expect(Number(code) === 10 || Number(shown) === number, shown).toBe(true);
        else expect(shown).toBe(meaningOf(kind, String(number)) ?? String(number));
      }
    });
  }

  it("a date is shown as a date in a column of text, and is an error elsewhere", async () => {
    const serials = fc.sample(fc.integer({ min: 61, max: 80_000 }), ROWS);
    const dated = (heading: string) => (value: number) =>
      rowWith({ kind: "text", category: "mobileMoneyBulk", heading, field: "" }, { value, format: "m/d/yy" });
    const rows = await uploaded("mobileMoneyBulk", serials.map(dated("Narration")));
    expect(rows.map(({ narration }) => narration)).toEqual(serials.map(dateShown));
    const amounts = await uploaded("mobileMoneyBulk", serials.map(dated("Amount")));
    expect(new Set(amounts.map(({ code }) => Number(code)))).toEqual(new Set([10]));
  });
});

const minorUnits = (shown: string): string => String(BigInt(shown.replace(/[,.]/g, "")));
