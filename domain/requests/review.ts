import type { Day } from "../calendar";
import type { Money } from "../money";
import type { StatedChanges } from "../payments/changed-account";
import type { ListNames, NameCheck } from "../payments/name-check";
import type { PaymentLimits } from "../payments/payment-limits";
import type { SamePayments } from "../payments/same-payments";
import type { Frequency } from "../payments/schedule";
import type { CertainFailure } from "./certain-failure";

/** A step in the history of a request; `sent` means that the money is reserved and settled later. */
export type RequestEvent =
  | "created"
  | "approved"
  | "sent"
  | "executed"
  | "rejected"
  | "recalled"
  | "failed"
  | "unknown";

/** A step in the history of a request, as recorded by the bank. */
type HistoryStep = {
  readonly event: RequestEvent;
  /** Empty if the bank acted automatically. */
  readonly by: string;
  readonly at: string;
  readonly detail: string;
};

type LikelyDuplicate = { readonly id: string; readonly createdAt: string };

/** An earlier request for the same that was rejected, and what has changed since. */
type EarlierRejection = {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
};

/** How the list of a bulk differs from the last one that was paid. A new payee has no `before`, a missing one no `after`. */
export type ListDifference = {
  readonly id: string;
  readonly at: string;
  readonly added: number;
  readonly missing: number;
  readonly changed: number;
  readonly difference: Money;
  /** The largest ones only, if there are many. */
  readonly changes: readonly {
    readonly name: string;
    readonly number: string;
    readonly before: Money | undefined;
    readonly after: Money | undefined;
  }[];
};

/** The schedule that an approval sets up, or changes. */
export type RequestedSchedule = {
  readonly frequency: Frequency | "unknown";
  /** The first day as it was asked for, from which later days are counted; undefined if the bank does not say it. */
  readonly start: Day | undefined;
  /** The day of the next payment. */
  readonly firstRun: Day;
  /** Whether that payment leaves with the approval. */
  readonly isDue: boolean;
  readonly isChange: boolean;
};

/** A receipt that can be downloaded now, or from a time (ISO 8601) on. */
export type ReceiptTime = { readonly kind: "now" } | { readonly kind: "later"; readonly from: string };

/** The history of a request, and information for the user who decides it. */
export type Review = {
  readonly approvals: number;
  readonly approvalsNeeded: number;
  readonly history: readonly HistoryStep[];
  /** Undefined if nothing was paid, or if the user may not read the receipt. */
  readonly receipt: ReceiptTime | undefined;
  /**
   * The balance of the source account after the payment, in its currency. Undefined if the bank does not state it, or
   * if `arrivesOn` is empty.
   */
  readonly availableAfter: Money | undefined;
  /**
   * ISO 8601: the day on which the payee would receive the money if the request were approved now. Empty if the request
   * is decided, or if the user may not decide it.
   */
  readonly arrivesOn: string;
  /** ISO 8601: the cut-off on which `arrivesOn` depends. Undefined also with a bank that does not state it. */
  readonly approveBefore?: string | undefined;
  /** The schedule that an approval sets up or changes. Undefined also with a bank that does not state it. */
  readonly schedule?: RequestedSchedule | undefined;
  /** Undefined for users without the right to decide the request, and with a bank that does not state it. */
  readonly limits: PaymentLimits | undefined;
  /** Undefined also with a bank that does not state it. */
  readonly certainFailure?: CertainFailure | undefined;
  /** Undefined also with a bank that does not state it. */
  readonly askedAgain?: EarlierRejection | undefined;
  /** Undefined for a request without a list, for the first list, and with a bank that does not state it. */
  readonly lastList?: ListDifference | undefined;
  /** Undefined for a request without a list, and with a bank that does not state it. */
  readonly listNames?: ListNames | undefined;
  readonly isFirstToPayee: boolean;
  /** The comparison that the requester has confirmed for the first payment to a new beneficiary. */
  readonly nameCheck?: NameCheck | undefined;
  /** The payees that were known at other accounts when the request was made. Undefined if there were none. */
  readonly changed?: StatedChanges | undefined;
  /** Undefined if the request is decided, and with a bank that does not state it. */
  readonly same?: SamePayments | undefined;
  /** Empty if the bank states `same`, which says more. */
  readonly duplicates: readonly LikelyDuplicate[];
};

/** Returns whether the request ended without a payment, by the newest step of its history. */
export function isEnded({ history }: Review): boolean {
  const newest = history.at(-1)?.event;
  return newest === "failed" || newest === "rejected" || newest === "recalled";
}

/** Returns whether the request was paid or is under way, by the newest step of its history. */
export function isPaid({ history }: Review): boolean {
  const newest = history.at(-1)?.event;
  return newest === "executed" || newest === "sent";
}

/** Returns whether other approvals would still be missing after one of the user, who may decide the request now. */
export const needsMoreApprovals = ({
  approvals,
  approvalsNeeded,
}: Pick<Review, "approvals" | "approvalsNeeded">): boolean => approvals + 1 < approvalsNeeded;

/** Returns whether the request has some, but not all, approvals that the company's policy requires. */
export const isPartlyApproved = ({ approvals, approvalsNeeded }: Review): boolean =>
  approvals > 0 && approvals < approvalsNeeded;
