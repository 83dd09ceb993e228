import { runInAction } from "mobx";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { REASON_LENGTH_MAX, type ReasonProblem } from "../../domain/approvals/decision";
import type { BankRequest } from "../../domain/requests/request";
import { isEnded, isPaid, needsMoreApprovals, type Review } from "../../domain/requests/review";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { makeStore } from "../kit/make-store";
import { ActionStore, failedChange, messageOr, type OperationDescription } from "../operations/action-store";
import { laterFailure } from "../operations/limit-words";
import { loadedRequestFacts } from "../requests/request-facts";
import { words as requestWords } from "../requests/words";
import type { Services } from "../services";
import { words } from "./words";

const { review: reviewWords } = requestWords;

/** `recorded`: approved, and another approval is missing. `kept`: not approved, and the request still waits. */
export type DecisionResult = "approved" | "recorded" | "rejected" | "kept";

export type Rejection = {
  readonly request: BankRequest;
  readonly reason: string;
  readonly problem: ReasonProblem | { readonly kind: "reasonTooLong" } | undefined;
  readonly refusals: number;
  readonly isSending: boolean;
};

/** Opens, approves and rejects one request, from any list. */
export class DecisionsStore {
  opened: BankRequest | undefined;
  rejection: Rejection | undefined;
  rejectionOutcome: Outcome | undefined;
  /** The request of that outcome, once it is rejected. */
  rejected: BankRequest | undefined;
  readonly approvalAction: ActionStore<Acknowledgement>;
  /** The request that the code is for. */
  requestToApprove: BankRequest | undefined;
  /** The checks of the bank for that request; undefined if they did not load. */
  review: Review | undefined;
  /** What a refused approval has made of the request; undefined until the bank has said so. */
  fate: { readonly title: string; readonly effect: string | undefined; readonly isKept: boolean } | undefined;

  /**
   * @param onDecided called when the list is out of date
   * @param onOutcomeClosed called with the outcome when its dialog is closed
   */
  constructor(
    private readonly services: Services,
    private readonly onDecided: () => void,
    private readonly onOutcomeClosed: (outcome: Outcome | undefined, decision: DecisionResult) => void = () => {},
  ) {
    this.approvalAction = new ActionStore({ onEnd: onDecided, onFailed: () => void this.askFate() });
    makeStore(this);
  }

  open(request: BankRequest): void {
    this.opened = request;
  }

  closeDetails(): void {
    this.opened = undefined;
  }

  /** Drops the typed reason and the code dialog, after the user has agreed to lose them. */
  abandon(): void {
    if (!this.hasEntries) return;
    this.rejection = undefined;
    this.approvalAction.close();
  }

  /** @param isKnowing the user has agreed to approve without what the bank knows of the request */
  approve(request: BankRequest, isKnowing = false): Promise<void> {
    this.requestToApprove = request;
    this.review = this.fate = undefined;
    const onReview = (review: Review) => {
      if (this.approvalAction.action === approval) this.setReview(review);
    };
    const approval = this.services.operations.confirm(
      () => ({ kind: "approval", request }),
      () => this.services.approvalsService.permit(request, { isKnowing, onReview }),
    );
    return this.approvalAction.begin(approval, describeApproval(request));
  }

  /** The warning, after an approval before the last one, that the last one would fail. */
  get warning(): string | undefined {
    const { requestToApprove: request, review } = this;
    return request && review && laterFailure(request, review, { isApproved: true });
  }

  /** The request whose approval waits until the user loads its review again, or agrees to do without it. */
  get unreviewed(): BankRequest | undefined {
    const { step } = this.approvalAction;
    return step.kind === "failed" && step.failure.kind === "notReviewed" ? this.requestToApprove : undefined;
  }

  closeUnreviewed(): void {
    this.approvalAction.close();
  }

  isApproving(request: BankRequest): boolean {
    return this.requestToApprove === request && this.approvalAction.isStarting;
  }

  openRejection(request: BankRequest): void {
    this.rejection = { request, reason: "", problem: undefined, refusals: 0, isSending: false };
  }

  setReason(reason: string): void {
    this.changeRejection({ reason, problem: undefined });
  }

  async reject(): Promise<void> {
    if (!this.rejection || this.rejection.isSending) return;
    const { request, reason, refusals } = this.rejection;
    if (reason.length > REASON_LENGTH_MAX)
      return this.changeRejection({ problem: { kind: "reasonTooLong" }, refusals: refusals + 1 });
    this.changeRejection({ isSending: true });
    const result = await this.services.approvalsService.reject(request, reason);
    // Back may have closed the dialog, and another request's may be open.
    const own = this.rejection?.request === request ? this.rejection : undefined;
    const other = own ? undefined : this.rejection;
    if (result.ok) {
      const { message = words.rejected } = result.value;
      return this.endRejection({ kind: "succeeded", message }, other, request);
    }
    const { failure } = result;
    if (isReasonProblem(failure)) {
      if (own) this.changeRejection({ problem: failure, refusals: refusals + 1, isSending: false });
      return;
    }
    const outcome = failedChange(failure);
    // The typed reason is kept for another try, unless the bank may have rejected the request.
    this.endRejection(outcome, own && outcome?.kind === "failed" ? { ...own, isSending: false } : other);
  }

  cancelRejection(): void {
    if (!this.rejection?.isSending) this.rejection = undefined;
  }

  get outcome(): Outcome | undefined {
    return this.rejectionOutcome ?? this.approvalAction.outcome;
  }

  private get approvalResult(): DecisionResult {
    if (this.fate?.isKept) return "kept";
    // Without a review, the row of the request has the approvals that the bank counted.
    const { approvals = 0, needed = 1 } = this.requestToApprove?.progress ?? {};
    return needsMoreApprovals(this.review ?? { approvals, approvalsNeeded: needed }) ? "recorded" : "approved";
  }

  /** Closes the outcome and the details of the decided request. */
  closeOutcome(): void {
    const { outcome } = this;
    const decision = this.rejectionOutcome ? "rejected" : this.approvalResult;
    this.opened = this.rejectionOutcome = this.rejected = undefined;
    this.approvalAction.close();
    this.onOutcomeClosed(outcome, decision);
  }

  /** A typed reason or an open code dialog counts as entered data (S3-2.1-26). */
  get hasEntries(): boolean {
    return Boolean(this.rejection?.reason) || this.approvalAction.isUnderWay;
  }

  private setReview(review: Review): void {
    this.review = review;
  }

  private async askFate(): Promise<void> {
    const { requestToApprove: request, approvalAction } = this;
    const { action } = approvalAction;
    const review = request && (await this.services.requests.review(request, "approval"));
    if (!review?.ok || action !== approvalAction.action) return;
    const { certainFailure, limits } = review.value;
    const effect = limits?.refusal ? undefined : certainFailure && reviewWords.fate(certainFailure);
    // Another Authorizer has given the last approval meanwhile.
    if (isPaid(review.value)) return;
    const isKept = !isEnded(review.value);
    runInAction(() => {
      this.fate = { title: words.notApproved[isKept ? "stays" : "ends"], effect, isKept };
    });
  }

  private endRejection(outcome: Outcome | undefined, kept?: Rejection, rejected?: BankRequest): void {
    this.rejected = rejected;
    this.rejection = kept;
    this.rejectionOutcome = outcome;
    this.onDecided();
  }

  private changeRejection(changed: Partial<Rejection>): void {
    if (this.rejection) this.rejection = { ...this.rejection, ...changed };
  }
}

const isReasonProblem = (failure: { readonly kind: string }): failure is ReasonProblem =>
  failure.kind.startsWith("reason");

/** The bank's words come first (specification 3, section 8). */
export const describeApproval = (request: BankRequest): OperationDescription => ({
  facts: loadedRequestFacts(request),
  success: messageOr(words.approved),
});
