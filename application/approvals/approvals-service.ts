import { parseRejectionReason, type ReasonProblem } from "../../domain/approvals/decision";
import { type OverLimit, overLimitOf } from "../../domain/payments/payment-limits";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { RequestsPort } from "../requests/requests-port";
import type { ApprovalsPort } from "./approvals-port";

/** Decides pending requests of other users: approves with a code, rejects with a reason. */
export class ApprovalsService {
  constructor(
    private readonly approvals: ApprovalsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly requests: RequestsPort,
  ) {}

  approval(request: BankRequest): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      permit: () => this.permit(request),
      prepare: () => this.unanswered.tracked(() => ({ kind: "approval", request }), this.approvals.approval(request)),
    });
  }

  /**
   * Refuses an approval that would certainly fail, before a code is asked for. The request stays, while a failed attempt
   * may end it.
   */
  private async permit(request: BankRequest): Promise<Result<void, OverLimit | BankFailure>> {
    const review = await this.requests.review(request);
    if (!review.ok) return ok(undefined);
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
