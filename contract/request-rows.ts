import * as z from "zod/mini";
import {
  countReply,
  emptyOrDay,
  extra,
  extraAmount,
  flagReply,
  maybe,
  maybeAmount,
  message,
  momentReply,
  owed,
  ownAccountNumber,
  personName,
  requestId,
} from "./answers";
import { jsonText } from "./fields";
import { maybeListedValue, owedListedValue } from "./listed-values";
import { walletRequestFields } from "./mobile-money";
import { accountNameOfRow } from "./name-check";
import * as texts from "./texts";

/** The amount debited from the source account, in its currency. */
const debit = { debitAmount: extraAmount, debitCurrency: extra(texts.emptyOrCurrencyCode) };

/** The field names of the bank, including inconsistent ones (specification 3, section 3). */
const single = {
  ...debit,
  transactionId: requestId,
  transactionType: maybe(texts.transactionTitle),
  scheduleId: maybe(texts.scheduleId),
  sourceAccount: owed(ownAccountNumber),
  SourceAccountType: maybe(texts.accountType),
  sourceAccountName: extra(texts.accountName),
  sourceAccountType: maybe(texts.accountType),
  destinationAccountName: maybe(texts.payeeName),
  destinationAccountNo: maybe(texts.payeeNumber),
  destinationBank: maybe(texts.bankName),
  bankBranch: maybe(texts.branchName),
  transactionNarration: maybe(texts.narration),
  transactionAmount: maybeAmount,
  charge: maybeAmount,
  transactionCharge: maybeAmount,
  totalAmount: maybeAmount,
  elevyFee: maybeAmount,
  currencyCode: maybe(texts.emptyOrCurrencyCode),
  createDate: owed(momentReply),
  createdBy: maybe(personName),
  createdby: maybe(personName),
  genericTransType: owedListedValue("requestType"),
  /** Pending Requests may omit it. */
  workFlowStatus: maybeListedValue("requestStatus"),
  transferType: maybeListedValue("transferType"),
  ...walletRequestFields,
  phoneNumber: maybe(texts.payeePhone),
  lastCardDigits: maybe(texts.lastDigits),
  cardName: extra(texts.cardName),
  adviceNumber: maybe(texts.adviceNumber),
  /** The part of `transactionAmount` of a SSNIT request that is a penalty; zero if there is none. */
  penaltyAmount: extraAmount,
  contributionType: maybeListedValue("contributionType"),
  invoiceNumber: maybe(texts.invoiceNumber),
  expiryDate: maybe(emptyOrDay),
  service: maybe(texts.serviceName),
  destinationCountry: maybe(texts.country),
  swiftCode: maybe(texts.swiftCode),
  routingNumber: maybe(texts.routingNumber),
  destinationBankAddress: maybe(texts.bankAddress),
  sortCode: maybe(texts.sortCode),
  feePaidBy: maybe(texts.feePayer),
  accountForCharges: maybe(texts.emptyOrAccountNumber),
  /** The rates in GHS at which the amount is converted, if any. */
  exchangeRate: maybe(texts.emptyOrRate),
  sourceExchangeRate: maybe(texts.emptyOrRate),
};

/**
 * Progress of a request that has some, but not all, approvals. Banks without the extension omit these
 * fields.
 */
const progress = {
  approvals: extra(countReply),
  approvalsNeeded: extra(countReply),
  approvedByMe: extra(flagReply),
};

/** What an approval by the caller would meet now. Only rows that the caller may decide have it. */
export const outlook = {
  /** Why an approval would certainly fail, in words for the user, and whether the attempt would end the request. */
  certainFailure: extra(z.looseObject({ message, endsRequest: flagReply })),
  /** Whether the same payee and amount, or the same bill, waits or was paid within seven days. */
  hasSamePayment: extra(flagReply),
};

export const pendingSingle = z.looseObject({ ...single, ...progress, ...outlook });

export const pendingBulk = z.looseObject({
  ...debit,
  bulkId: requestId,
  scheduleId: maybe(texts.scheduleId),
  scheduleID: maybe(texts.scheduleId),
  sourceAccount: owed(ownAccountNumber),
  SourceAccountType: maybe(texts.accountType),
  sourceAccountName: extra(texts.accountName),
  totalCount: owed(countReply),
  charge: maybeAmount,
  totalAmount: maybeAmount,
  elevyFee: maybeAmount,
  createDate: owed(momentReply),
  createdBy: maybe(personName),
  genericTransType: owedListedValue("requestType"),
  ...progress,
  ...outlook,
});

/** A row of My Requests: a single request has a `transactionId`, a bulk has a `bulkId`. */
export const myRequest = z.looseObject({
  ...single,
  transactionId: maybe(requestId),
  bulkId: maybe(requestId),
  workFlowStatus: owedListedValue("requestStatus"),
  /** Why the request was rejected or has failed, in words for the user; and who rejected it. */
  endReason: extra(texts.eventDetail),
  rejectedBy: extra(personName),
  totalCount: maybe(countReply),
  charges: maybeAmount,
  eleveyFee: maybeAmount,
  customerId: maybe(texts.customerId),
});

/** A row of a bulk request of any category (specification 3, section 3). */
export const bulkRow = z.looseObject({
  /** The id of this payee, for its stages and cases. */
  transactionId: extra(requestId),
  beneficiaryName: maybe(texts.payeeName),
  beneficiaryAccount: maybe(texts.payeeNumber),
  beneficiaryBank: maybe(texts.bankName),
  /** The branch of a non-instant transfer, which is needed to pay it again. */
  bankBranch: extra(texts.branchName),
  beneficiaryWalletNumber: maybe(texts.walletNumber),
  walletName: maybe(texts.walletName),
  netWork: maybeListedValue("network"),
  customerId: maybe(texts.customerId),
  cardLastDigit: maybe(texts.lastDigits),
  cardName: maybe(texts.cardName),
  phoneNumber: maybe(texts.payeePhone),
  amount: maybeAmount,
  eleveyFee: maybeAmount,
  transactionAmount: maybeAmount,
  transactionType: maybeListedValue("rowTransferType", "walletTransferType"),
  transactionNarration: maybe(texts.narration),
  narration: maybe(texts.narration),
  description: maybe(texts.narration),
  transactionStatus: maybeListedValue("requestStatus"),
  ...accountNameOfRow,
});
/** Reads the JSON text that a drill-down returns. */
export const drillDownRows = jsonText(z.array(bulkRow));
