import * as z from "zod/mini";
import { amountReply, count, maybeText } from "./fields";

const maybeAmount = z.optional(z.nullable(amountReply));
const maybeCount = z.optional(z.nullable(count));

/** The bank's spellings, the odd ones included (specification 3, section 3). */
const single = {
  transactionId: z.string(),
  transactionType: maybeText,
  scheduleId: maybeText,
  sourceAccount: maybeText,
  SourceAccountType: maybeText,
  sourceAccountType: maybeText,
  destinationAccountName: maybeText,
  destinationAccountNo: maybeText,
  destinationBank: maybeText,
  bankBranch: maybeText,
  transactionNarration: maybeText,
  transactionAmount: maybeAmount,
  charge: maybeAmount,
  totalAmount: maybeAmount,
  elevyFee: maybeAmount,
  currencyCode: maybeText,
  createDate: maybeText,
  createdBy: maybeText,
  createdby: maybeText,
  genericTransType: maybeText,
  workFlowStatus: maybeText,
  transferType: maybeText,
  walletName: maybeText,
  phoneNumber: maybeText,
  networkCode: maybeText,
  lastCardDigits: maybeText,
  adviceNumber: maybeText,
  contributionType: maybeText,
  invoiceNumber: maybeText,
  expiryDate: maybeText,
  service: maybeText,
  destinationCountry: maybeText,
  swiftCode: maybeText,
};

export const pendingSingle = z.looseObject(single);

export const pendingBulk = z.looseObject({
  bulkId: z.string(),
  scheduleId: maybeText,
  scheduleID: maybeText,
  sourceAccount: maybeText,
  SourceAccountType: maybeText,
  totalCount: maybeCount,
  charge: maybeAmount,
  totalAmount: maybeAmount,
  elevyFee: maybeAmount,
  createDate: maybeText,
  createdBy: maybeText,
  genericTransType: maybeText,
});

/** A row of My Requests: a single has a transactionId, a bulk a bulkId. */
export const myRequest = z.looseObject({
  ...single,
  transactionId: maybeText,
  transactionCharge: maybeAmount,
  bulkId: maybeText,
  totalCount: maybeCount,
  charges: maybeAmount,
  eleveyFee: maybeAmount,
  customerId: maybeText,
});
