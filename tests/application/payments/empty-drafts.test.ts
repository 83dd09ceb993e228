import { expect, it } from "vitest";
import { ContributionDraft } from "../../../application/bills/contribution-draft";
import { InvoicePaymentDraft } from "../../../application/bills/invoice-payment-draft";
import { BulkOptionsDraft } from "../../../application/payments/bulk-options-draft";
import { CardLoadDraft } from "../../../application/payments/card-load-draft";
import { OtherBankDraft } from "../../../application/payments/other-bank-draft";
import { OwnTransferDraft } from "../../../application/payments/own-transfer-draft";
import { SameBankDraft } from "../../../application/payments/same-bank-draft";
import { WalletPaymentDraft } from "../../../application/payments/wallet-payment-draft";

const transfer = { source: "", destination: "", amount: "", narration: "", scheduled: "", frequency: "", start: "" };

it.each([
  ["a transfer between own accounts", new OwnTransferDraft(), transfer],
  ["a transfer within the bank", new SameBankDraft(), { ...transfer, keepsPayee: "" }],
  [
    "a transfer to another bank",
    new OtherBankDraft(),
    { ...transfer, speed: "", bank: "", branch: "", payeeName: "", keepsPayee: "" },
  ],
  [
    "a mobile money payment",
    new WalletPaymentDraft(),
    { network: "", source: "", wallet: "", amount: "", narration: "", eLevyFee: "", keepsPayee: "" },
  ],
  [
    "a card load",
    new CardLoadDraft(),
    { source: "", customerId: "", lastDigits: "", phone: "", amount: "", narration: "", keepsPayee: "" },
  ],
  [
    "a payment to Ghana Gov",
    new InvoicePaymentDraft(),
    {
      ...{ service: "", invoice: "", source: "", description: "", createdDate: "", expiryDate: "", status: "" },
      ...{ customerName: "", narration: "", amount: "" },
    },
  ],
  [
    "a payment to SSNIT",
    new ContributionDraft(),
    {
      ...{ adviceNumber: "", customerName: "", customerCode: "", type: "", contribution: "", penalty: "", toPay: "" },
      ...{ establishment: "", receiptId: "", reference: "", adviceDate: "", source: "", narration: "" },
    },
  ],
  [
    "the options of a bulk payment",
    new BulkOptionsDraft(),
    { keepsPayee: "", scheduled: "", frequency: "", start: "" },
  ],
])("the new form of %s has only empty fields", (_, draft, fields) => {
  expect({ ...draft }).toEqual(fields);
});
