import * as z from "zod/mini";
import { extra, paymentReply } from "./answers";
import { changedAccountFields, changedAccounts, namedPayeeField } from "./changed-account";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, anyAccountNumber, currency, flag, id, text } from "./fields";
import { marked } from "./marks";
import { confirmedNameFields, nameCheck, payeeFields } from "./name-check";
import { BULK_BYTES_MAX, fieldAliases, savingFields, transferData, transferFields } from "./payment-fields";
import { paymentLimits } from "./payment-limits";
import { samePayments } from "./same-payments";
import { base64, mimeType, paperSignature } from "./texts";

const toOtherBank = z.object({
  ...transferFields,
  ...savingFields,
  ...confirmedNameFields,
  ...changedAccountFields,
  destinationAccountNo: anyAccountNumber,
  transType: z.literal("OTHERBANK-TRANSFER"),
});

/** Single transfers, and the receipt of any payment. */
export const payments = {
  toSelf: endpoint({
    method: "POST",
    path: "/transfer/toSelf",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Transfer between two of the company's own accounts",
    specification: "2, 7 Payments",
    fieldAliases,
    input: z.object({
      ...transferFields,
      destinationAccountNo: accountNumber,
      transType: z.literal("OWN-TRANSFER"),
    }),
    reply: paymentReply,
  }),
  toSameBank: endpoint({
    method: "POST",
    path: "/transfer/local",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Transfer to another customer of this bank",
    specification: "2, 7 Payments",
    fieldAliases,
    input: z.object({
      ...transferFields,
      ...savingFields,
      ...confirmedNameFields,
      ...changedAccountFields,
      destinationAccountNo: accountNumber,
      transType: z.literal("LOCAL-TRANSFER"),
    }),
    reply: paymentReply,
  }),
  toOtherBank: endpoint({
    method: "POST",
    path: "/transfer/otherbank",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Non-instant transfer to another bank, settled by the next clearing",
    specification: "2, 7 Payments",
    fieldAliases,
    input: toOtherBank,
    reply: paymentReply,
  }),
  toOtherBankAtOnce: endpoint({
    method: "POST",
    path: "/transfer/instantotherbank",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Instant transfer to another bank",
    specification: "2, 7 Payments",
    fieldAliases,
    input: toOtherBank,
    reply: paymentReply,
  }),
  limits: endpoint({
    method: "POST",
    path: "/transfer/paymentLimits",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "What the limits leave for a payment that is being entered, and the approvals that it will need",
    specification: "2, 9; spec gaps, Limits",
    extension: true,
    input: z.object({
      sourceAccount: accountNumber,
      currencyCode: currency,
      /** With all charges. */
      totalAmount: z.optional(amountText),
      /** The largest row of a bulk. */
      largestAmount: z.optional(amountText),
      isSchedule: z.optional(flag),
      /** The schedule that the payment changes. Of its payee only `payeeNumber` is sent, as the bank knows the rest. */
      scheduleId: marked(z.optional(id), "extension"),
      ...payeeFields,
    }),
    reply: z.looseObject({
      ...paymentLimits,
      /** Present if the payment will be refused unless it confirms this comparison. */
      nameCheck,
    }),
  }),
  same: endpoint({
    method: "POST",
    path: "/transfer/samePayments",
    encoding: "form",
    bytesMax: BULK_BYTES_MAX,
    session: "required",
    effect: "read",
    summary: "Earlier payments with the same bill, or payees and amounts, and payees that are known at other accounts",
    specification: "2, 9; spec gaps, Payments",
    extension: true,
    input: z.object({
      currencyCode: currency,
      /**
       * The account or wallet that is paid, a foreign account without separators; the customer id and the last digits of a
       * card, with a space.
       */
      payees: z.optional(transferData(z.object({ payee: text(40), amount: amountText, ...namedPayeeField }))),
      invoiceNumber: z.optional(id),
      adviceNumber: z.optional(id),
      /** The schedule that is changed, which is not compared. */
      scheduleId: z.optional(id),
    }),
    reply: z.looseObject({
      ...samePayments,
      /** Present if named payees are known at other accounts. */
      changedAccounts,
    }),
  }),
  receipt: endpoint({
    method: "GET",
    path: "/transaction/receipt",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The receipt of a completed transaction",
    specification: "1, 7",
    input: z.object({ trnxID: id }),
    reply: z.looseObject({
      mimeType,
      base64,
      /** The bank's signature of what the receipt says (`papers.ts`), which is also printed on it. */
      signature: extra(paperSignature),
    }),
  }),
};
