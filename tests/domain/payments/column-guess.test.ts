import { describe, expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import type { BulkField } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { type ColumnSample, currencyInHeading, guessColumns } from "../../../domain/payments/column-guess";

type Columns = readonly (readonly [heading: string, ...texts: string[]])[];
const samplesOf = (columns: Columns): readonly ColumnSample[] =>
  columns.map(([heading, ...texts], index) => ({ index, heading, texts }));
/** The columns or the text that is guessed for each field. */
const guessed = (category: BulkCategory, columns: Columns, title = "") =>
  Object.fromEntries(
    Object.entries(guessColumns(columnsOf(category), samplesOf(columns), title)).map(([field, source]) => [
      field,
      source.kind === "value" ? source.text : source.columns.join("+"),
    ]),
  );
const accounts = ["0021000000013", "0021000000026"];

describe("the guess which column is which", () => {
  it.each<[heading: string, category: BulkCategory, field: BulkField]>([
    ["Employee's Full Name", "bulkTransfer", "name"],
    ["PAYEE", "bulkTransfer", "name"],
    ["Name of Staff", "bulkTransfer", "name"],
    ["A/C No.", "bulkTransfer", "account"],
    ["Acct #", "bulkTransfer", "account"],
    ["Bank Account Number", "bulkTransfer", "account"],
    ["Name of Bank", "bulkTransfer", "bank"],
    ["Branch Name", "bulkTransfer", "branch"],
    ["Net Pay (GH₵)", "bulkTransfer", "amount"],
    ["AMT GHS", "bulkTransfer", "amount"],
    ["Remarks", "bulkTransfer", "narration"],
    ["Mode of payment", "bulkTransfer", "type"],
    ["MoMo Number", "mobileMoneyBulk", "wallet"],
    ["Telephone No", "mobileMoneyBulk", "wallet"],
    ["Mobile Operator", "mobileMoneyBulk", "network"],
    ["Client ID", "prepaidCardBulk", "customer"],
    ["Last 4 digits", "prepaidCardBulk", "lastDigits"],
    ["Contact", "prepaidCardBulk", "phone"],
  ])("the heading %s of the kind %s names the field %s", (heading, category, field) => {
    expect(guessed(category, [[heading]])).toMatchObject({ [field]: "0" });
  });

  it.each<[heading: string]>([["Gross amount"], ["Basic salary"], ["SSNIT"], ["Loan deduction"], ["Days"]])(
    "a column with the heading %s is not the amount",
    (heading) => {
      expect(guessed("bulkTransfer", [[heading, "100.00", "200.00"]])).not.toHaveProperty("amount");
    },
  );

  it.each<[what: string, category: BulkCategory, columns: Columns, expected: object]>([
    [
      "accounts, amounts and names by their form",
      "bulkTransfer",
      [
        ["X", "Ama Mensah", "Kofi Boateng"],
        ["Y", ...accounts],
        ["Z", "1,850.50", "GHS 1400"],
      ],
      { name: "0", account: "1", amount: "2", type: "domestic" },
    ],
    [
      "no amount of two columns with its form",
      "bulkTransfer",
      [
        ["Y", "10"],
        ["Z", "20"],
      ],
      {},
    ],
    ["no amount of a column that counts the rows", "bulkTransfer", [["Y", "1", "2", "3"]], {}],
    [
      "the column that has accounts, of two that are called so",
      "bulkTransfer",
      [
        ["Account", "Ama Mensah", "Kofi Boateng"],
        ["Account", ...accounts],
      ],
      { account: "1", name: "0", type: "domestic" },
    ],
    [
      "neither of two amounts, or of two accounts, with the same heading",
      "bulkTransfer",
      [
        ["Account No", ...accounts],
        ["Account No", ...accounts],
        ["Amount (GHS)", "9"],
        ["AMOUNT", "8"],
      ],
      {},
    ],
    [
      "first name, other names and surname in this order",
      "bulkTransfer",
      [["Surname"], ["First name"], ["Other names"]],
      { name: "1+2+0" },
    ],
    ["a full name rather than its parts", "bulkTransfer", [["Surname"], ["First name"], ["Full name"]], { name: "2" }],
    [
      "both columns of a heading over two",
      "bulkTransfer",
      [
        ["Payee", "Ama"],
        ["Payee", "Mensah"],
      ],
      { name: "0+1" },
    ],
    [
      "the net pay rather than the amount",
      "bulkTransfer",
      [
        ["Amount", "9"],
        ["Net pay", "8"],
      ],
      { amount: "1" },
    ],
    ["instant transfers if banks are named", "bulkTransfer", [["Bank", "CalBank"]], { bank: "0", type: "instant" }],
    ["wallets by their form", "mobileMoneyBulk", [["Y", "+233 24 412 3456"]], { wallet: "0" }],
  ])("%s", (_, category, columns, expected) => {
    expect(guessed(category, columns)).toEqual(expected);
  });

  it("the title is the narration if no column has one", () => {
    expect(guessed("bulkTransfer", [["Amount"]], "Wages")).toMatchObject({ narration: "Wages" });
    expect(guessed("bulkTransfer", [["Details"]], "Wages")).toMatchObject({ narration: "0" });
  });

  it.each([
    ["Amount (USD)", "USD"],
    ["Net pay GH₵", "GHS"],
    ["Salary in £", "GBP"],
    ["Amount", undefined],
  ])("the heading %s names the currency %s", (heading, currency) => {
    expect(currencyInHeading(heading)).toBe(currency);
  });
});
