import type { PageOf } from "../../../application/ports/page";
import type { myRequest, pendingBulk } from "../../../contract/request-rows";
import { add, CEDI, type Money, subtract, zero } from "../../../domain/money";
import { networkName } from "../../../domain/payments/network";
import { type Category, isBulk } from "../../../domain/requests/categories";
import type { BankRequest, Progress, RequestDetails, RequestId } from "../../../domain/requests/request";
import type { RequestStatus } from "../../../domain/requests/status";
import { toMoment } from "../values/dates";
import { toConversion } from "../values/map-conversion";
import { toMoney } from "../values/map-money";
import { toCertainFailure } from "../values/map-outlook";
import { positionOf } from "../values/page-fields";
import { toContributionType, toRequestType, toStatus, toTransferType } from "../values/read-listed";
import { first, readRows } from "../values/read-rows";

type Row = Readonly<Record<string, unknown>>;
type FieldName = keyof typeof myRequest.shape | keyof typeof pendingBulk.shape;
/** The answer of a call that lists requests. */
export type RequestList = {
  readonly transactions: readonly Row[];
  readonly size: number;
  readonly position?: number | null | undefined;
};
type Figures = {
  readonly amount: Money;
  readonly charge: Money;
  readonly eLevy: Money;
  /** The value of totalAmount; undefined if the row has none. */
  readonly statedTotal: Money | undefined;
};

/** The specification gives no sum for the totals of these categories, so totalAmount is used (S3-3-04). */
const withoutSum: ReadonlySet<Category> = new Set(["ghanaGov", "ssnit", "fx"]);

/**
 * Returns undefined if a row cannot be read: a list with a wrong amount or a missing row would mislead users.
 * @param defaultStatus the status of rows without one; lists of pending requests may omit it
 */
export function toRequestPage<C extends Category>(
  reply: RequestList,
  categoryOf: (row: Row) => C | undefined,
  defaultStatus: RequestStatus = "unknown",
): PageOf<BankRequest<C>> | undefined {
  const rows = readRows(reply.transactions, (row) => toRequest(categoryOf(row), row, defaultStatus));
  return rows && { rows, total: reply.size, ...positionOf(reply.position) };
}

export const typeCodeOf = (row: Row): string => text(row, "genericTransType");

function toRequest<C extends Category>(
  category: C | undefined,
  row: Row,
  defaultStatus: RequestStatus,
): BankRequest<C> | undefined {
  const id = text(row, "transactionId", "bulkId");
  const figures = toFigures(row, category !== undefined && isBulk(category));
  if (!category || !id || !figures) return undefined;
  const request = {
    category,
    // Any id of the bank is a valid request id.
    id: id as RequestId,
    scheduleId: text(row, "scheduleId", "scheduleID"),
    source: {
      account: text(row, "sourceAccount"),
      name: text(row, "sourceAccountName"),
      type: text(row, "SourceAccountType", "sourceAccountType"),
    },
    amount: figures.amount,
    total: totalOf(category, figures),
    createdAt: toMoment(text(row, "createDate")),
    createdBy: text(row, "createdBy", "createdby"),
    transactionType: text(row, "transactionType"),
    typeCode: typeCodeOf(row),
    type: toType(category, typeCodeOf(row)),
    status: toStatus(text(row, "workFlowStatus")) ?? defaultStatus,
    progress: toProgress(row),
    // The contract has checked the form of the row.
    certainFailure: toCertainFailure(row as Parameters<typeof toCertainFailure>[0]),
    hasSamePayment: String(row.hasSamePayment) === "true" || undefined,
    ...details[category](row, figures),
  };
  // Each category gets its own details. TypeScript checks them in the table, but loses the type in the spread.
  return request as unknown as BankRequest<C>;
}

/** Bulks of wallets and cards have the codes of single ones (specification 3, section 3). */
function toType(category: Category, code: string): BankRequest["type"] {
  const type = toRequestType(code);
  if (type === "mobileMoney" && category === "mobileMoneyBulk") return category;
  return type === "prepaidCard" && category === "prepaidCardBulk" ? category : type;
}

/**
 * The details of each category in addition to the common fields. The only place that knows the bank's field names of
 * them.
 */
const details: { readonly [C in Category]: (row: Row, figures: Figures) => RequestDetails[C] } = {
  ownAccounts: (row) => ({ payee: payee(row), narration: text(row, "transactionNarration") }),
  sameBank: (row) => ({ payee: payee(row), narration: text(row, "transactionNarration") }),
  otherBank: (row, { charge }) => ({
    payee: { ...payee(row), bank: text(row, "destinationBank"), branch: text(row, "bankBranch") },
    narration: text(row, "transactionNarration"),
    transferType: toTransferType(text(row, "transferType")),
    charge,
  }),
  bulkTransfer: (row, { charge }) => ({ count: count(row), charge }),
  mobileMoney: (row, { charge, eLevy }) => ({
    payee: payee(row),
    wallet: {
      name: text(row, "walletName"),
      number: text(row, "phoneNumber", "destinationAccountNo"),
      network: networkName(text(row, "networkCode")),
    },
    narration: text(row, "transactionNarration"),
    charge,
    eLevy,
  }),
  mobileMoneyBulk: (row, { charge, eLevy }) => ({ count: count(row), charge, eLevy }),
  prepaidCard: (row) => ({
    payee: payee(row),
    customerId: text(row, "customerId"),
    lastDigits: text(row, "lastCardDigits"),
    mobile: text(row, "phoneNumber"),
    narration: text(row, "transactionNarration"),
  }),
  prepaidCardBulk: (row) => ({ count: count(row) }),
  ghanaGov: (row) => ({
    invoiceNumber: text(row, "invoiceNumber"),
    expiresAt: toMoment(text(row, "expiryDate")),
    service: text(row, "service"),
  }),
  ssnit: (row, { amount: { currency } }) => ({
    adviceNumber: text(row, "adviceNumber"),
    contributionType: toContributionType(text(row, "contributionType")),
    narration: text(row, "transactionNarration"),
    penalty: toMoney(first(row, "penaltyAmount"), currency),
  }),
  fx: (row, { amount }) => ({
    payee: { ...payee(row), bank: text(row, "destinationBank") },
    country: text(row, "destinationCountry"),
    bankAddress: text(row, "destinationBankAddress"),
    swiftCode: text(row, "swiftCode"),
    sortCode: text(row, "sortCode"),
    routingNumber: text(row, "routingNumber"),
    transferType: toTransferType(text(row, "transferType")),
    senderPhone: text(row, "phoneNumber"),
    feePaidBy: text(row, "feePaidBy"),
    accountForCharges: text(row, "accountForCharges"),
    narration: text(row, "transactionNarration"),
    ...toConversion(row, amount.currency),
  }),
};

const payee = (row: Row) => ({
  account: text(row, "destinationAccountNo"),
  name: text(row, "destinationAccountName"),
});

/**
 * Reads amount, charge and levy. A missing charge is zero. A missing amount is the total minus charge and levy. The
 * amount of a bulk is its total.
 */
function toFigures(row: Row, bulk: boolean): Figures | undefined {
  const currency = text(row, "currencyCode") || CEDI;
  const none = zero(currency);
  const readMoney = (...spellings: FieldName[]) => {
    const written = first(row, ...spellings);
    return written === undefined ? none : toMoney(written, currency);
  };
  const charge = readMoney("charge", "transactionCharge", "charges");
  const eLevy = readMoney("elevyFee", "eleveyFee");
  const total = toMoney(first(row, "totalAmount"), currency);
  const transactionAmount = toMoney(first(row, "transactionAmount"), currency);
  if (!charge || !eLevy) return undefined;
  const amount = bulk ? total : (transactionAmount ?? (total && subtract(subtract(total, charge), eLevy)));
  return amount && { amount, charge, eLevy, statedTotal: total };
}

function totalOf(category: Category, { amount, charge, eLevy, statedTotal }: Figures): Money {
  if (isBulk(category)) return amount;
  const sum = add(add(amount, charge), eLevy);
  return withoutSum.has(category) ? (statedTotal ?? sum) : sum;
}

const text = (row: Row, ...spellings: FieldName[]): string => String(first(row, ...spellings) ?? "");

/** Returns undefined if no user has approved the request yet, or if the bank does not report approvals. */
function toProgress(row: Row): Progress | undefined {
  const approvals = Number(first(row, "approvals") ?? 0);
  const needed = Number(first(row, "approvalsNeeded") ?? 0);
  return approvals > 0 ? { approvals, needed, hasMine: String(row.approvedByMe) === "true" } : undefined;
}

const count = (row: Row): number => Number(first(row, "totalCount") ?? 0);
