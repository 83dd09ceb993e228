import type { Account } from "../accounts/account";
import type { Day } from "../calendar";
import type { Money } from "../money";
import type { Frequency } from "../payments/schedule";
import { type Category, categories } from "../requests/categories";

/** What can be scheduled: the four kinds of transfer (specification 2, section 2.5). */
export type SchedulableKind = {
  [C in Category]: (typeof categories)[C]["group"] extends "transfers" ? C : never;
}[Category];

export const isSchedulable = (category: Category): category is SchedulableKind =>
  categories[category].group === "transfers";

/** A transfer that the bank makes by itself, later or again and again (specification 2, section 3). */
export type ScheduledTransfer = {
  readonly id: string;
  readonly kind: SchedulableKind;
  readonly source: { readonly account: string; readonly type: string };
  /** Empty for a bulk. */
  readonly payee: { readonly account: string; readonly name: string; readonly bank: string };
  /** Whether it goes through the instant switch, which charges by amount. */
  readonly isInstant: boolean;
  readonly count: number;
  readonly amount: Money;
  readonly charges: Money;
  readonly total: Money;
  readonly narration: string;
  /** Undefined where the bank names one that is not ours. */
  readonly frequency: Frequency | undefined;
  /** The special date, or the first day of a recurring one; the bank's own text where that is no date. */
  readonly start: string;
  readonly initiator: string;
  readonly createdAt: string;
  /** Both empty until somebody approved it, and for what needs no approval. */
  readonly approver: string;
  readonly approvedAt: string;
  /** Empty while it waits for approval, and where the bank does not say. */
  readonly nextRun: string;
};

/** What a schedule is to be from its next run on. */
export type ScheduleChange = {
  readonly schedule: ScheduledTransfer;
  readonly source: Account;
  /** Undefined for a bulk, which keeps its payees. */
  readonly payee: { readonly account: string; readonly name: string } | undefined;
  readonly amount: Money;
  /** With the charge that such a transfer costs. */
  readonly total: Money;
  readonly narration: string;
  readonly frequency: Frequency;
  /** Undefined: its days stay as they are, or begin today where the frequency is another. */
  readonly start: Day | undefined;
};
