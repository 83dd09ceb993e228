import { parseRejectionReason } from "../../domain/approvals/decision";
import type { BankRequest } from "../../domain/requests/request";
import type { Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { UnansweredOperations } from "../otp/unanswered-operations";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { ApprovalsPort } from "./approvals-port";

/** Decides pending requests of other users: approves with a code, rejects with a reason. */
export class ApprovalsService {
  constructor(
    private readonly approvals: ApprovalsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  approval(request: BankRequest): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      prepare: () => this.unanswered.tracked(() => ({ kind: "approval", request }), this.approvals.approval(request)),
    });
  }

  async reject(
    request: BankRequest,
    reason: string,
  ): Promise<Result<Acknowledgement, BankFailure | { readonly kind: "reasonMissing" }>> {
    const validReason = parseRejectionReason(reason);
    return validReason.ok ? this.approvals.reject(request, validReason.value) : validReason;
  }
}
