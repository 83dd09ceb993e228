import * as z from "zod/mini";
import { listOf, maybeAmount, maybeCount, maybeFlag, maybeText, maybeTextOrNumber } from "./answers";
import { jsonText } from "./fields";
import { maybeListedValue } from "./listed-values";

/** Extension: the amount debited from the source account, in its currency. */
const debit = { debitAmount: maybeAmount, debitCurrency: maybeText };

/** The field names of the bank, including inconsistent ones (specification 3, section 3). */
const single = {
  ...debit,
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
  transactionCharge: maybeAmount,
  totalAmount: maybeAmount,
  elevyFee: maybeAmount,
  currencyCode: maybeText,
  createDate: maybeText,
  createdBy: maybeText,
  createdby: maybeText,
  genericTransType: maybeListedValue("requestType"),
  workFlowStatus: maybeListedValue("requestStatus"),
  transferType: maybeListedValue("transferType"),
  walletName: maybeText,
  phoneNumber: maybeText,
  networkCode: maybeListedValue("network"),
  lastCardDigits: maybeText,
  adviceNumber: maybeText,
  contributionType: maybeListedValue("contributionType"),
  invoiceNumber: maybeText,
  expiryDate: maybeText,
  service: maybeText,
  destinationCountry: maybeText,
  swiftCode: maybeText,
  routingNumber: maybeText,
  destinationBankAddress: maybeText,
  sortCode: maybeText,
  feePaidBy: maybeText,
  accountForCharges: maybeText,
  /** The rates in GHS at which the amount is converted, if any. */
  exchangeRate: maybeText,
  sourceExchangeRate: maybeText,
};

/**
 * Extension: progress of a request that has some, but not all, approvals. Banks without the extension omit these
 * fields.
 */
const progress = { approvals: maybeCount, approvalsNeeded: maybeCount, approvedByMe: maybeFlag };

export const pendingSingle = z.looseObject({ ...single, ...progress });

export const pendingBulk = z.looseObject({
  ...debit,
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
  genericTransType: maybeListedValue("requestType"),
  ...progress,
});

/** A row of My Requests: a single request has a `transactionId`, a bulk has a `bulkId`. */
export const myRequest = z.looseObject({
  ...single,
  transactionId: maybeText,
  bulkId: maybeText,
  totalCount: maybeCount,
  charges: maybeAmount,
  eleveyFee: maybeAmount,
  customerId: maybeText,
});

/** A row of a bulk request of any category (specification 3, section 3). */
const bulkRow = z.looseObject({
  beneficiaryName: maybeText,
  beneficiaryAccount: maybeText,
  beneficiaryBank: maybeText,
  beneficiaryWalletNumber: maybeText,
  walletName: maybeText,
  netWork: maybeListedValue("network"),
  customerId: maybeTextOrNumber,
  cardLastDigit: maybeTextOrNumber,
  cardName: maybeText,
  phoneNumber: maybeText,
  amount: maybeAmount,
  eleveyFee: maybeAmount,
  transactionAmount: maybeAmount,
  transactionType: maybeListedValue("rowTransferType", "walletTransferType"),
  transactionNarration: maybeText,
  narration: maybeText,
  description: maybeText,
  transactionStatus: maybeListedValue("requestStatus"),
});
/** Reads the JSON text that a drill-down returns. */
export const drillDownRows = jsonText(listOf(bulkRow));
