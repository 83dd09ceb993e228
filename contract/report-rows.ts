import * as z from "zod/mini";
import {
  countReply,
  emptyOrDay,
  emptyOrMoment,
  extra,
  extraAmount,
  maybe,
  maybeAmount,
  owed,
  ownAccountNumber,
  personName,
} from "./answers";
import { maybeListedValue, maybeListedValueOrNumber } from "./listed-values";
import { accountNameOfRow } from "./name-check";
import * as texts from "./texts";

/**
 * A past transaction. Several fields have several spellings, and no record has them all (specification 3, section 3).
 */
export const reportRow = z.looseObject({
  id: maybe(texts.recordId),
  scheduleId: maybe(texts.scheduleId),
  bulkId: maybe(texts.recordId),
  requestId: maybe(texts.recordId),
  sourceAccount: owed(ownAccountNumber),
  sourceAccountName: maybe(texts.accountName),
  accountType: maybe(texts.accountType),
  beneficiaryAccount: maybe(texts.payeeNumber),
  beneficiaryName: maybe(texts.payeeName),
  ...accountNameOfRow,
  beneficiaryBank: maybe(texts.bankName),
  beneficiaryCountry: maybe(texts.country),
  swiftCode: maybe(texts.swiftCode),
  amount: maybeAmount,
  totalAmount: maybeAmount,
  charge: maybeAmount,
  elevy: maybeAmount,
  narration: maybe(texts.narration),
  status: maybeListedValue("requestStatus"),
  workFlowStatus: maybeListedValue("requestStatus"),
  transactionType: maybe(texts.transactionTitle),
  transactionDate: maybe(emptyOrMoment),
  created: maybe(emptyOrMoment),
  createDate: maybe(emptyOrMoment),
  createdBy: maybe(personName),
  initiator: maybe(personName),
  dateInitiated: maybe(emptyOrMoment),
  approvedBy: maybe(personName),
  approveBy: maybe(personName),
  approver: maybe(personName),
  finalApproval: maybe(emptyOrMoment),
  finalApproveDate: maybe(emptyOrMoment),
  dateApproved: maybe(emptyOrMoment),
  totalCount: maybe(countReply),
  txnMobileMoneyCode: maybeListedValueOrNumber("network"),
  lastDigits: maybe(texts.lastDigits),
  cardName: maybe(texts.cardName),
  phoneNumber: maybe(texts.payeePhone),
  invoiceNumber: maybe(texts.invoiceNumber),
  expiryDate: maybe(emptyOrDay),
  contributionType: maybeListedValue("contributionType"),
  service: maybe(texts.serviceName),
  /** The currency; cedis if it is missing (specification 1, section 1). */
  currencyCode: extra(texts.emptyOrCurrencyCode),
  /** The part of `amount` of a SSNIT payment that is a penalty; zero if there is none. */
  penaltyAmount: extraAmount,
  /** The amount debited from the account in its currency, and the rates in GHS at which it was converted. */
  debitAmount: extraAmount,
  debitCurrency: extra(texts.emptyOrCurrencyCode),
  exchangeRate: extra(texts.emptyOrRate),
  sourceExchangeRate: extra(texts.emptyOrRate),
  /** The time from which a payment that awaits settlement has a payment advice. */
  receiptFrom: extra(emptyOrMoment),
  /** Not documented for reports, but used if the record has it (S3-2.5-67). */
  customerId: maybe(texts.customerId),
  transferType: maybeListedValue("transferType"),
});
