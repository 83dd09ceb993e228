import type { Result } from "../../domain/result";
import type { SchedulableCategory, ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { PreparedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The company's schedules, active or waiting for approval. */
export interface SchedulesPort {
  list(kind: SchedulableCategory): Promise<Result<readonly ScheduledTransfer[], BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  change(change: ScheduleChange, key?: string): PreparedCall<Acknowledgement>;
  /** Stops the schedule immediately. */
  remove(id: string): Promise<Result<Acknowledgement, BankFailure>>;
}
export const SchedulesPort = token<SchedulesPort>("SchedulesPort");
