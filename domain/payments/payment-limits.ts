import type { Account } from "../accounts/account";
import { exceeds, type Money } from "../money";
import type { BulkPayment, BulkRow } from "./bulk";
import type { Category } from "./categories";
import type { CheckedPayee, NameCheck } from "./name-check";
import { checkedPayeeOf, type Payment, totalOf } from "./payment";

/** A payment as the company's limits see it. */
export type LimitedPayment = {
  /** Number of the account that pays. */
  readonly source: string;
  readonly currency: string;
  /** With all charges. Undefined until it is known. */
  readonly total: Money | undefined;
  /** The largest amount of a bulk; undefined for other payments. */
  readonly largest?: Money | undefined;
  readonly isScheduled: boolean;
  /** The schedule that is changed; undefined for a new payment. */
  readonly changed?: { readonly id: string; readonly category: Category } | undefined;
  /** Undefined for payments whose payee cannot be saved. */
  readonly payee?: CheckedPayee | undefined;
};

/** Returns a payment as far as a form has it; undefined until its source account is chosen, whose currency is the default. */
export const limitedEntry = (
  source: Account | undefined,
  entered: Pick<LimitedPayment, "total"> & Partial<LimitedPayment>,
): LimitedPayment | undefined =>
  source && { source: source.number, currency: (entered.total ?? source).currency, isScheduled: false, ...entered };

export type LimitRefusal = {
  readonly message: string;
  /** Undefined if the limits are not the cause, and with a bank that does not state it. */
  readonly isPossibleTomorrow: boolean | undefined;
};

/** The rest of the limits for a payment, as of now, and the approvals that it will need. */
export type PaymentLimits = {
  readonly ofTransaction: Money;
  readonly ofDay: Money;
  readonly leftToday: Money;
  /** Undefined if nothing is paid now, and with a bank that does not state it. */
  readonly leftAfter?: Money | undefined;
  /** The highest total that the limits accept now, charges included, in the currency of the payment. */
  readonly highest: Money;
  /** An approver's own approval is not counted. Undefined until the amount is known. */
  readonly approvalsNeeded: number | undefined;
  /** Names of the users who may give these approvals. */
  readonly approvers: readonly string[];
  /** Undefined if the payment is within the limits. */
  readonly refusal: LimitRefusal | undefined;
  /**
   * Why the limits, as they are now, would refuse the last approval of a request. Undefined also with a bank that does
   * not state it.
   */
  readonly laterRefusal?: LimitRefusal | undefined;
  /** Undefined if the payment needs no confirmation of its payee's name, and with a bank that does not state it. */
  readonly nameCheck?: NameCheck | undefined;
};

/**
 * The cause of a refusal: a payment, the rows of a bulk, or the approval of a request is above a limit, the state of a
 * schedule forbids every change, or the bill of a request cannot be paid any more.
 */
type Excess = "payment" | "rows" | "approval" | "schedule" | "bill";

/** A payment that the bank would certainly refuse now. */
export type OverLimit = {
  readonly kind: "overLimit";
  readonly excess: Excess;
  readonly limits: PaymentLimits;
  readonly refusal: LimitRefusal;
};

/** @param payment undefined for the approval of a request */
export function overLimitOf(limits: PaymentLimits | undefined, payment?: LimitedPayment): OverLimit | undefined {
  const refusal = limits?.refusal;
  return refusal && { kind: "overLimit", excess: excessOf(limits, refusal, payment), limits, refusal };
}

function excessOf({ highest }: PaymentLimits, refusal: LimitRefusal, payment: LimitedPayment | undefined): Excess {
  if (!payment) return refusal.isPossibleTomorrow === undefined ? "bill" : "approval";
  const { total, changed } = payment;
  if (changed && refusal.isPossibleTomorrow === undefined) return "schedule";
  const isTotalAccepted = total !== undefined && !exceeds(total, highest);
  return isBulkPayment(payment) && isTotalAccepted && !refusal.isPossibleTomorrow ? "rows" : "payment";
}

export const isBulkPayment = ({ largest, changed }: LimitedPayment): boolean =>
  largest !== undefined || changed?.category === "bulkTransfer";

export const limitedPaymentOf = (payment: Payment): LimitedPayment => ({
  source: payment.source.number,
  currency: payment.amount.currency,
  total: totalOf(payment),
  isScheduled: "schedule" in payment && payment.schedule !== undefined,
  payee: checkedPayeeOf(payment),
});

export const limitedBulkOf = ({ source, rows, totals, schedule }: BulkPayment): LimitedPayment => ({
  source: source.number,
  currency: totals.total.currency,
  total: totals.total,
  largest: largestOf(rows),
  isScheduled: schedule !== undefined,
});

/** Returns the largest amount of the rows; undefined if none has one. */
export function largestOf(rows: readonly BulkRow[]): Money | undefined {
  let largest: Money | undefined;
  for (const { amount } of rows) if (amount && (!largest || exceeds(amount, largest))) largest = amount;
  return largest;
}
