import { describe, expect, it } from "vitest";
import { toBulkEntries } from "../../adapters/bank-api/map-bulk-entries";
import { ghs } from "../../domain/money";

/** Every spelling at once, each with a value that tells where it was taken from. */
const row = {
  beneficiaryName: "Payee",
  beneficiaryAccount: "1020304050608",
  beneficiaryBank: "Other Bank",
  beneficiaryWalletNumber: "0244123456",
  walletName: "Wallet",
  netWork: "MTN",
  customerId: 77,
  cardLastDigit: 4321,
  cardName: "Card",
  phoneNumber: "0244111222",
  amount: "10.00",
  eleveyFee: 0.5,
  transactionType: "NonInstant",
  description: "Description",
  transactionStatus: "APPROVED",
};
const common = { amount: ghs(10_00), description: "Description", status: "approved" };

describe("an entry of a bulk carries what only its kind has", () => {
  it.each([
    ["bulkTransfer", { name: "Payee", account: "1020304050608", bank: "Other Bank", transferType: "noninstant" }],
    [
      "mobileMoneyBulk",
      { name: "Payee", walletName: "Wallet", walletNumber: "0244123456", network: "MTN", eLevy: ghs(50) },
    ],
    ["prepaidCardBulk", { customerId: "77", lastDigits: "4321", cardName: "Card", mobile: "0244111222" }],
  ] as const)("%s", (category, details) => {
    expect(toBulkEntries(category, JSON.stringify([row]), 11)).toEqual([{ category, id: "11", ...common, ...details }]);
  });
});

describe("of a drill-down", () => {
  const entryOf = (fields: object) => toBulkEntries("bulkTransfer", JSON.stringify([{ ...row, ...fields }]), 1)?.[0];

  it("a transactionAmount and a narration come before an amount and a description @S3-2.1-65", () => {
    const entry = entryOf({ transactionAmount: "7.00", transactionNarration: "Narration" });
    expect(entry).toMatchObject({ amount: ghs(7_00), description: "Narration" });
  });

  it("the empty answer is an empty list", () => {
    expect(toBulkEntries("bulkTransfer", "", 1)).toEqual([]);
  });

  it.each([
    ["no JSON", "not JSON"],
    ["no list", "{}"],
    ["no amount", JSON.stringify([{ beneficiaryName: "Payee" }])],
  ])("with %s nothing is read", (_, text) => {
    expect(toBulkEntries("bulkTransfer", text, 1)).toBeUndefined();
  });
});
