import type { BankRequest } from "../../domain/requests/request";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { UnansweredOperations } from "../otp/unanswered-operations";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { RequestsPort } from "./requests-port";

/** The user's own requests, and the recall of pending ones. */
export class RequestsService {
  constructor(
    private readonly requests: RequestsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  recall(request: BankRequest): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      prepare: () => this.unanswered.tracked(() => ({ kind: "recall", request }), this.requests.recall(request)),
    });
  }
}
