import { describe, expect, it } from "vitest";
import type { ConfirmedOperation } from "../../../application/operations/operation-kinds";
import { ghs } from "../../../domain/money";
import { type BulkPayment, noIds } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { Payment } from "../../../domain/payments/payment";
import { describeOperation } from "../../../ui/app/unanswered-dialog";
import { anFxTransfer } from "../../support/a-fx-transfer";
import {
  aCardLoad,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";

const single = (payment: Payment): ConfirmedOperation => ({ kind: "payment", payment, payeeName: "" });

function bulk(category: BulkCategory): ConfirmedOperation {
  const sums = { amount: ghs(10_00), charge: ghs(0), eLevy: ghs(0) };
  const payment: BulkPayment = {
    category,
    kind: "bulk",
    origin: "file",
    keepsPayee: false,
    schedule: undefined,
    source: anAccount(),
    rows: [{ position: 1, texts: {}, ...sums, isBad: false, status: "", ids: noIds }],
    totals: { count: 1, ...sums, total: ghs(10_00) },
  };
  return { kind: "bulkPayment", payment, payeeName: "" };
}

const SENT = "Transfer request has been successfully sent for approval!";
const DONE = "Transfer Completed Successfully!";
const FAILED = "Transfer failed. Unable to complete the transaction.";
const CARD_FAILED = "Transfer is failed. Unable to complete the transaction.";
const schedule = { frequency: "monthly", start: "2027-01-31" } as const;

/** Each operation with its title, its success, its success as a request, and its failure. */
const operations: Readonly<Record<string, readonly [ConfirmedOperation, string, string, string, string | undefined]>> =
  {
    "own accounts": [single(anOwnTransfer()), "Confirm transfer", DONE, SENT, FAILED],
    "same bank": [single(aSameBankTransfer()), "Confirm transfer", DONE, SENT, FAILED],
    "other bank": [single(anOtherBankTransfer()), "Confirm transfer", DONE, SENT, FAILED],
    "schedule creation": [
      single(anOwnTransfer({ schedule })),
      "Confirm transfer",
      "The transfer has been scheduled.",
      SENT,
      FAILED,
    ],
    "mobile money": [single(aWalletPayment()), "Confirm payment", DONE, SENT, FAILED],
    "prepaid card": [single(aCardLoad()), "Confirm card load", DONE, SENT, CARD_FAILED],
    "Ghana.gov": [
      single(anInvoicePayment()),
      "Confirm payment",
      "Bill Payment is successful!",
      SENT,
      "Something went wrong. Please try again.",
    ],
    SSNIT: [
      single(aContributionPayment()),
      "Confirm payment",
      "Payment is successful!",
      SENT,
      "Something went wrong. Please try again.",
    ],
    "bulk transfer": [bulk("bulkTransfer"), "Confirm transfers", DONE, SENT, FAILED],
    "mobile money bulk": [bulk("mobileMoneyBulk"), "Confirm transfers", DONE, SENT, FAILED],
    "prepaid card bulk": [bulk("prepaidCardBulk"), "Confirm card load", DONE, SENT, CARD_FAILED],
    FX: [
      { kind: "fx", transfer: anFxTransfer({ debit: ghs(11_09) }) },
      "Confirm FX transfer request",
      "International transfer request received successfully. One of our advisors will be with you shortly",
      "International transfer request received successfully. One of our advisors will be with you shortly",
      "FX Transfer is unsuccessful! Please try again later.",
    ],
  };

describe("the description of an operation, for its first run and for the check after a lost answer", () => {
  it.each(Object.entries(operations))("the texts are those of the specification: %s", (_, expected) => {
    const [operation, title, success, requested, failure] = expected;
    const described = describeOperation(operation, false);
    expect([described.title, described.failure]).toEqual([title, failure]);
    expect(described.success({ message: undefined })).toBe(success);
    expect(describeOperation(operation, true).success({ message: undefined })).toBe(requested);
    expect(described.facts.length).toBeGreaterThan(4);
  });

  it.each([
    ["a bill", single(anInvoicePayment()), true],
    ["an FX transfer", operations.FX?.[0], true],
    ["a transfer", single(anOwnTransfer()), false],
  ] as const)(
    "the success of %s is announced in the bank's words, if the specification says so",
    (_, operation, isOurs) => {
      if (!operation) throw new Error("The table has this operation.");
      expect(describeOperation(operation, false).success({ message: "Accepted" }) === "Accepted").toBe(isOurs);
    },
  );
});
