import type { ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { UnansweredOperations } from "../otp/unanswered-operations";
import type { ScheduleChanged, SchedulesPort } from "./schedules-port";

/** Transfers that the bank executes automatically. */
export class SchedulesService {
  constructor(
    private readonly schedules: SchedulesPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  /** Needs a code like a payment, because the change can pay another account or amount. */
  change(change: ScheduleChange): ProtectedAction<ScheduleChanged> {
    return new ProtectedAction(this.otp, {
      prepare: () =>
        this.unanswered.remembered(() => ({ kind: "scheduleChange", change }), this.schedules.change(change)),
    });
  }
}
