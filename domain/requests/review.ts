import type { Money } from "../money";

/** A step in the history of a request; `sent` means that the money is set aside and is settled later. */
export type RequestEvent =
  | "created"
  | "approved"
  | "sent"
  | "executed"
  | "rejected"
  | "recalled"
  | "failed"
  | "unknown";

/** One step of a request's story, as the bank wrote it down. */
type StoryStep = {
  readonly event: RequestEvent;
  /** Empty where the bank did it by itself. */
  readonly by: string;
  readonly at: string;
  readonly detail: string;
};

type LikelyDuplicate = { readonly id: string; readonly createdAt: string };

/** A receipt that can be downloaded now, or from a moment (ISO 8601) on. */
export type ReceiptTime = { readonly kind: "now" } | { readonly kind: "later"; readonly from: string };

/** What became of a request so far, and what whoever decides it should know. */
export type Review = {
  readonly approvals: number;
  readonly approvalsNeeded: number;
  readonly story: readonly StoryStep[];
  /** Undefined where nothing was paid, or the user may not read the receipt. */
  readonly receipt: ReceiptTime | undefined;
  /** What the source account would have left, in its currency; undefined if the bank does not state it, or `arrivesOn` is empty. */
  readonly availableAfter: Money | undefined;
  /** ISO 8601, the day on which it would reach its payee if approved now; empty when it is decided, or for who may not decide it. */
  readonly arrivesOn: string;
  readonly isFirstToPayee: boolean;
  readonly duplicates: readonly LikelyDuplicate[];
};

/** Some, but not all that the company's policy wants. */
export const isHalfApproved = ({ approvals, approvalsNeeded }: Review): boolean =>
  approvals > 0 && approvals < approvalsNeeded;
