import type { Account } from "../accounts/account";
import type { Day } from "../calendar";
import type { Money } from "../money";
import { type Category, categories } from "../payments/categories";
import type { ChangeConfirmation } from "../payments/changed-account";
import type { CheckedPayee, NameCheck } from "../payments/name-check";
import type { LimitedPayment } from "../payments/payment-limits";
import type { Frequency } from "../payments/schedule";

/** Categories that can be scheduled: the four kinds of transfer (specification 2, section 2.5). */
export type SchedulableCategory = {
  [C in Category]: (typeof categories)[C]["group"] extends "transfers" ? C : never;
}[Category];

export const isSchedulable = (category: Category): category is SchedulableCategory =>
  categories[category].group === "transfers";

/** A transfer that the bank executes automatically, once or repeatedly (specification 2, section 3). */
export type ScheduledTransfer = {
  readonly id: string;
  readonly category: SchedulableCategory;
  readonly source: { readonly account: string; readonly type: string };
  /** Empty for a bulk. */
  readonly payee: { readonly account: string; readonly name: string; readonly bank: string };
  /** Whether the transfer uses the instant switch, whose charge depends on the amount. */
  readonly isInstant: boolean;
  readonly count: number;
  readonly amount: Money;
  readonly charges: Money;
  readonly total: Money;
  readonly narration: string;
  /** Undefined if the bank names an unknown frequency. */
  readonly frequency: Frequency | undefined;
  /** The special date, or the first day of a recurring transfer; the bank's text if it is not a date. */
  readonly start: string;
  readonly initiator: string;
  readonly createdAt: string;
  /** Both empty until a user approves the schedule, and for schedules that need no approval. */
  readonly approver: string;
  readonly approvedAt: string;
  /** Empty while the schedule waits for approval, or if the bank does not provide it. */
  readonly nextRun: string;
  /** Set if the newest run has failed. */
  readonly lastFailure?: { readonly at: string; readonly reason: string } | undefined;
};

/** The new values of a schedule from its next run on. */
export type ScheduleChange = {
  readonly schedule: ScheduledTransfer;
  readonly source: Account;
  /** Undefined for a bulk, whose payees cannot be changed. */
  readonly payee: { readonly account: string; readonly name: string } | undefined;
  readonly amount: Money;
  /** Includes the charge of the transfer. */
  readonly total: Money;
  readonly narration: string;
  readonly frequency: Frequency;
  /** If undefined, the days stay as they are; with a new frequency, the schedule starts today. */
  readonly start: Day | undefined;
  /** The names that the user has confirmed. */
  readonly nameCheck?: NameCheck | undefined;
  /** Who confirmed that the payee has another account than before. */
  readonly changeNote?: ChangeConfirmation | undefined;
};

/** Returns the change as the company's limits see it. */
export const limitedChangeOf = ({ schedule, source, payee, total }: ScheduleChange): LimitedPayment => ({
  source: source.number,
  currency: total.currency,
  total,
  isScheduled: true,
  changed: schedule,
  payee: payee && changedPayeeOf(schedule, payee.account),
});

/**
 * Returns the payee of a changed schedule.
 * @param number the number of the account that it pays from now on
 */
export function changedPayeeOf({ category, isInstant }: ScheduledTransfer, number: string): CheckedPayee | undefined {
  if (category === "sameBank") return { kind: category, place: "", number };
  return category === "otherBank" ? { kind: isInstant ? "instant" : "nonInstant", place: "", number } : undefined;
}
