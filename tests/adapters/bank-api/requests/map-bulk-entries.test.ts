import { describe, expect, it } from "vitest";
import { toBulkEntries } from "../../../../adapters/bank-api/requests/map-bulk-entries";
import { ghs, moneyOf } from "../../../../domain/money";

/** A row with the field names of all categories, each with a value that shows its field. */
const row = {
  beneficiaryName: "Payee",
  beneficiaryAccount: "1020304050608",
  beneficiaryBank: "Other Bank",
  bankBranch: "Ho",
  beneficiaryWalletNumber: "0244123456",
  walletName: "Wallet",
  netWork: "TELECEL",
  customerId: 77,
  cardLastDigit: 4321,
  cardName: "Card",
  phoneNumber: "0244111222",
  amount: "10.25",
  eleveyFee: 0.5,
  transactionType: "NonInstant",
  description: "Description",
  transactionStatus: "APPROVED",
};
const common = { amount: ghs(10_25), description: "Description", status: "approved" };

describe("the details of a bulk entry by category", () => {
  it.each([
    [
      "bulkTransfer",
      { name: "Payee", account: "1020304050608", bank: "Other Bank", branch: "Ho", transferType: "noninstant" },
    ],
    [
      "mobileMoneyBulk",
      { name: "Payee", walletName: "Wallet", walletNumber: "0244123456", network: "Telecel", eLevy: ghs(50) },
    ],
    ["prepaidCardBulk", { customerId: "77", lastDigits: "4321", cardName: "Card", mobile: "0244111222" }],
  ] as const)(
    "an entry of %s has the fields of its category (@S3-3-19..21 @S3-2.1-59..61 @S3-2.1-63 @S3-2.1-92..93 @S3-2.1-95 @S3-2.1-117..121 @S3-2.3-42..44 @S3-2.3-47..50 @S3-2.3-52 @S3-2.3-54..58)",
    (category, details) => {
      const entries = toBulkEntries(category, "GHS", JSON.stringify([row]), 11);
      expect(entries).toEqual([{ category, id: "11", ...common, ...details }]);
    },
  );
});

describe("the rows of a drill-down", () => {
  const entryOf = (fields: object) =>
    toBulkEntries("bulkTransfer", "GHS", JSON.stringify([{ ...row, ...fields }]), 1)?.[0];

  it("transactionAmount and narration take precedence over amount and description @S3-2.1-62 @S3-2.1-65 @S3-2.3-45..46 @S3-3-22", () => {
    const entry = entryOf({ transactionAmount: "7.25", transactionNarration: "Narration" });
    expect(entry).toMatchObject({ amount: ghs(7_25), description: "Narration" });
  });

  it("the description of a card is read from its narration @S3-2.1-122", () => {
    const cards = toBulkEntries("prepaidCardBulk", "GHS", JSON.stringify([{ ...row, narration: "Fuel" }]), 1);
    expect(cards).toMatchObject([{ description: "Fuel" }]);
  });

  it.each(["", null, undefined])("a transactionAmount of %j falls back to amount", (transactionAmount) => {
    expect(entryOf({ transactionAmount })).toMatchObject({ amount: ghs(10_25) });
  });

  it.each(["", null, undefined])("an eleveyFee of %j is no E-Levy", (eleveyFee) => {
    const wallets = toBulkEntries("mobileMoneyBulk", "GHS", JSON.stringify([{ ...row, eleveyFee }]), 1);
    expect(wallets).toMatchObject([{ amount: ghs(10_25), eLevy: ghs(0) }]);
  });

  it("the amounts of an entry are in the currency of the bulk", () => {
    const wallets = toBulkEntries("mobileMoneyBulk", "USD", JSON.stringify([row]), 1);
    expect(wallets).toMatchObject([{ amount: moneyOf(10_25, "USD"), eLevy: moneyOf(50, "USD") }]);
  });

  it("the entries of a page are numbered from the first position on", () => {
    const entries = toBulkEntries("bulkTransfer", "GHS", JSON.stringify([row, row]), 11);
    expect(entries?.map(({ id }) => id)).toEqual(["11", "12"]);
  });

  it.each([
    ["bulkTransfer", { name: "", account: "", bank: "", branch: "", transferType: undefined }],
    ["mobileMoneyBulk", { name: "", walletName: "", walletNumber: "", network: "", eLevy: ghs(0) }],
    ["prepaidCardBulk", { customerId: "", lastDigits: "", cardName: "", mobile: "" }],
  ] as const)("the texts that an entry of %s lacks are empty", (category, details) => {
    const entries = toBulkEntries(category, "GHS", JSON.stringify([{ amount: "10.25" }]), 1);
    const lacking = { amount: ghs(10_25), description: "", status: undefined };
    expect(entries).toEqual([{ category, id: "1", ...lacking, ...details }]);
  });

  it("an empty answer is an empty list", () => {
    expect(toBulkEntries("bulkTransfer", "GHS", "", 1)).toEqual([]);
  });

  it.each([
    ["no JSON", "not JSON"],
    ["no list", "{}"],
    ["no amount", JSON.stringify([{ beneficiaryName: "Payee" }])],
  ])("an answer with %s is unreadable", (_, text) => {
    expect(toBulkEntries("bulkTransfer", "GHS", text, 1)).toBeUndefined();
  });
});
