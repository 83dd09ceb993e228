import type { Category } from "../payments/categories";
import { isBulk } from "../payments/categories";
import type { BankRequest, RequestDetails, RequestId } from "../requests/request";
import type { ReportRecord } from "./report";

/**
 * Returns a past transaction as a request, so that a form can be filled from either. Values that reports do not contain
 * are empty, such as the branch of a bank.
 */
export function requestOfReport(record: ReportRecord): BankRequest {
  const { category, source, amount, total, scheduleId, createdAt, createdBy, transactionType, status } = record;
  const request = {
    category,
    // Any id of the bank is a valid request id.
    id: idOf(record) as RequestId,
    scheduleId,
    source: { account: source.account, type: source.type },
    amount: isBulk(category) ? total : amount,
    total,
    createdAt,
    createdBy,
    transactionType,
    typeCode: "",
    type: category,
    status,
    ...details[category](record),
  };
  // Each category gets its own details. TypeScript checks them in the table, but loses the type in the spread.
  return request as unknown as BankRequest;
}

const idOf = ({ category, id, bulkId, requestId }: ReportRecord): string =>
  (isBulk(category) ? bulkId : category === "fx" ? requestId : "") || id;

const payeeOf = ({ payee: { account, name } }: ReportRecord) => ({ account, name });

const details: { readonly [C in Category]: (record: ReportRecord) => RequestDetails[C] } = {
  ownAccounts: (record) => ({ payee: payeeOf(record), narration: record.narration }),
  sameBank: (record) => ({ payee: payeeOf(record), narration: record.narration }),
  otherBank: (record) => ({
    payee: { ...payeeOf(record), bank: record.payee.bank, branch: "" },
    narration: record.narration,
    charge: record.charge,
    transferType: record.transferType,
  }),
  bulkTransfer: ({ count, charge }) => ({ count, charge }),
  mobileMoney: (record) => ({
    payee: payeeOf(record),
    wallet: { name: record.payee.name, number: record.payee.account || record.phone, network: record.network },
    narration: record.narration,
    charge: record.charge,
    eLevy: record.eLevy,
  }),
  mobileMoneyBulk: ({ count, charge, eLevy }) => ({ count, charge, eLevy }),
  prepaidCard: (record) => ({
    payee: { account: record.payee.account, name: record.cardName || record.payee.name },
    customerId: record.customerId,
    lastDigits: record.lastDigits,
    mobile: record.phone,
    narration: record.narration,
  }),
  prepaidCardBulk: ({ count }) => ({ count }),
  ghanaGov: ({ invoiceNumber, expiresAt, service }) => ({ invoiceNumber, expiresAt, service }),
  ssnit: ({ invoiceNumber, contributionType, narration, penalty }) => ({
    adviceNumber: invoiceNumber,
    contributionType,
    narration,
    penalty,
  }),
  fx: (record) => ({
    payee: { ...payeeOf(record), bank: record.payee.bank },
    country: record.payee.country,
    bankAddress: "",
    swiftCode: record.swiftCode,
    sortCode: "",
    routingNumber: "",
    transferType: record.transferType,
    senderPhone: record.phone,
    feePaidBy: "",
    accountForCharges: "",
    narration: record.narration,
    quotes: record.quotes ?? [],
    debit: record.debit,
  }),
};
