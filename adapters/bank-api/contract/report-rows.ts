import * as z from "zod/mini";
import { maybeAmount, maybeCount, maybeText, maybeTextOrNumber } from "./answers";
import { maybeListedValue, maybeListedValueOrNumber } from "./listed-values";

/**
 * A past transaction. Several fields have several spellings, and no record has them all (specification 3, section 3).
 */
export const reportRow = z.looseObject({
  id: maybeTextOrNumber,
  scheduleId: maybeTextOrNumber,
  bulkId: maybeTextOrNumber,
  requestId: maybeTextOrNumber,
  sourceAccount: maybeText,
  sourceAccountName: maybeText,
  accountType: maybeText,
  beneficiaryAccount: maybeText,
  beneficiaryName: maybeText,
  beneficiaryBank: maybeText,
  beneficiaryCountry: maybeText,
  swiftCode: maybeText,
  amount: maybeAmount,
  totalAmount: maybeAmount,
  charge: maybeAmount,
  elevy: maybeAmount,
  narration: maybeText,
  status: maybeListedValue("requestStatus"),
  workFlowStatus: maybeListedValue("requestStatus"),
  transactionType: maybeText,
  transactionDate: maybeText,
  created: maybeText,
  createDate: maybeText,
  createdBy: maybeText,
  initiator: maybeText,
  dateInitiated: maybeText,
  approvedBy: maybeText,
  approveBy: maybeText,
  approver: maybeText,
  finalApproval: maybeText,
  finalApproveDate: maybeText,
  dateApproved: maybeText,
  totalCount: maybeCount,
  txnMobileMoneyCode: maybeListedValueOrNumber("network"),
  lastDigits: maybeTextOrNumber,
  cardName: maybeText,
  phoneNumber: maybeText,
  invoiceNumber: maybeTextOrNumber,
  expiryDate: maybeText,
  contributionType: maybeListedValue("contributionType"),
  service: maybeText,
  /** Extension: the currency; cedis if it is missing (specification 1, section 1). */
  currencyCode: maybeText,
  /** Extension: the time from which a payment that awaits settlement has a payment advice. */
  receiptFrom: maybeText,
  /** Not documented for reports, but used if the record has it (S3-2.5-67). */
  customerId: maybeTextOrNumber,
  transferType: maybeListedValue("transferType"),
});
