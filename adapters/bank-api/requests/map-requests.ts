import type { PageOf } from "../../../application/ports/page";
import { add, CEDI, type Money, subtract, zero } from "../../../domain/money";
import { type Category, isBulk } from "../../../domain/payments/categories";
import type { BankRequest, Progress, RequestId } from "../../../domain/requests/request";
import type { RequestStatus } from "../../../domain/requests/status";
import { type FieldName, requestDetails, textIn } from "../payments/payment-kinds";
import { typeOf } from "../values/category-codes";
import { toMoment } from "../values/dates";
import { toMoney } from "../values/map-money";
import { toCertainFailure } from "../values/map-outlook";
import { positionOf } from "../values/page-fields";
import { toStatus } from "../values/read-listed";
import { first, type Row, readRows } from "../values/read-rows";

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

export const typeCodeOf = (row: Row): string => textIn(row, "genericTransType");

function toRequest<C extends Category>(
  category: C | undefined,
  row: Row,
  defaultStatus: RequestStatus,
): BankRequest<C> | undefined {
  const id = textIn(row, "transactionId", "bulkId");
  const figures = toFigures(row, category !== undefined && isBulk(category));
  if (!category || !id || !figures) return undefined;
  const request = {
    category,
    // Any id of the bank is a valid request id.
    id: id as RequestId,
    scheduleId: textIn(row, "scheduleId", "scheduleID"),
    source: {
      account: textIn(row, "sourceAccount"),
      name: textIn(row, "sourceAccountName"),
      type: textIn(row, "SourceAccountType", "sourceAccountType"),
    },
    amount: figures.amount,
    total: totalOf(category, figures),
    createdAt: toMoment(textIn(row, "createDate")),
    createdBy: textIn(row, "createdBy", "createdby"),
    transactionType: textIn(row, "transactionType"),
    typeCode: typeCodeOf(row),
    type: typeOf(category, typeCodeOf(row)),
    status: toStatus(textIn(row, "workFlowStatus")) ?? defaultStatus,
    end: toEnd(row),
    progress: toProgress(row),
    // The contract has checked the form of the row.
    certainFailure: toCertainFailure(row as Parameters<typeof toCertainFailure>[0]),
    hasSamePayment: String(row.hasSamePayment) === "true" || undefined,
    ...requestDetails[category](row, { ...figures, currency: figures.amount.currency }),
  };
  // Each category gets its own details. TypeScript checks them in the table, but loses the type in the spread.
  return request as unknown as BankRequest<C>;
}

function toEnd(row: Row): BankRequest["end"] {
  const end = { reason: textIn(row, "endReason"), rejectedBy: textIn(row, "rejectedBy") };
  return end.reason || end.rejectedBy ? end : undefined;
}

/**
 * Reads amount, charge and levy. A missing charge is zero. A missing amount is the total minus charge and levy. The
 * amount of a bulk is its total.
 */
function toFigures(row: Row, bulk: boolean): Figures | undefined {
  const currency = textIn(row, "currencyCode") || CEDI;
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

/** Returns undefined if one approval is enough and none was given, or if the bank does not report approvals. */
function toProgress(row: Row): Progress | undefined {
  const approvals = Number(first(row, "approvals") ?? 0);
  const needed = Number(first(row, "approvalsNeeded") ?? 0);
  return approvals > 0 || needed > 1 ? { approvals, needed, hasMine: String(row.approvedByMe) === "true" } : undefined;
}
