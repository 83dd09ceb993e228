import { parseRejectionReason, type ReasonProblem } from "../../domain/approvals/decision";
import { type OverLimit, overLimitOf } from "../../domain/payments/payment-limits";
import type { BankRequest, RequestId } from "../../domain/requests/request";
import type { Review } from "../../domain/requests/review";
import { fail, ok, type Result } from "../../domain/result";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { RequestsPort } from "../requests/requests-port";
import type { ApprovalsPort } from "./approvals-port";

type Permission = Result<void, OverLimit | BankFailure | { readonly kind: "notReviewed" }>;
type Reviewing = {
  /** Receives the review that the approver sees with the code. */
  readonly onReview?: (review: Review) => void;
  /** The approver has agreed to approve without a review. */
  readonly isKnowing?: boolean;
};

/** Decides pending requests of other users: permits an approval before its code, rejects with a reason. */
export class ApprovalsService {
  /**
   * The requests that the approver has agreed to approve without a review, which the bank refused. A bank without this
   * extension refuses each review, which does not differ from the refusal of one.
   */
  private readonly agreed = new Set<RequestId>();

  constructor(
    private readonly approvals: ApprovalsPort,
    private readonly requests: RequestsPort,
  ) {}

  /**
   * Refuses an approval that would certainly fail, before a code is asked for: the request stays, while a failed attempt
   * may end it. Refuses one without a review, unless the approver has agreed.
   */
  async permit(request: BankRequest, { onReview, isKnowing = false }: Reviewing = {}): Promise<Permission> {
    const review = await this.requests.review(request, "approval");
    if (!review.ok) {
      if (review.failure.kind === "sessionEnded") return review;
      const isRefused = review.failure.kind === "refused";
      if (isKnowing && isRefused) this.agreed.add(request.id);
      return isKnowing || (isRefused && this.agreed.has(request.id)) ? ok(undefined) : fail({ kind: "notReviewed" });
    }
    onReview?.(review.value);
    const { limits, certainFailure } = review.value;
    const overLimit = overLimitOf(limits);
    if (overLimit) return fail(overLimit);
    return certainFailure ? fail({ kind: "refused", message: certainFailure.message }) : ok(undefined);
  }

  async reject(request: BankRequest, reason: string): Promise<Result<Acknowledgement, BankFailure | ReasonProblem>> {
    const validReason = parseRejectionReason(reason);
    return validReason.ok ? this.approvals.reject(request, validReason.value) : validReason;
  }
}
