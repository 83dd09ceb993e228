import { limitedChangeOf } from "../../domain/payments/payment-limits";
import type { ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { LimitsService } from "../payments/limits-service";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { SchedulesPort } from "./schedules-port";

/** Transfers that the bank executes automatically. */
export class SchedulesService {
  constructor(
    private readonly schedules: SchedulesPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly limits: LimitsService,
  ) {}

  /** Needs a code like a payment, because the change can pay another account or amount. */
  change(change: ScheduleChange): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      permit: () => this.limits.permit(limitedChangeOf(change), change.nameCheck),
      prepare: () => this.unanswered.tracked(() => ({ kind: "scheduleChange", change }), this.schedules.change(change)),
    });
  }
}
