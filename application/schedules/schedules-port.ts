import type { Result } from "../../domain/result";
import type { SchedulableKind, ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The bank's message about a change, if any. */
export type ScheduleChanged = { readonly message: string | undefined };

/** The company's schedules, active or waiting for approval. */
export interface SchedulesPort {
  list(kind: SchedulableKind): Promise<Result<readonly ScheduledTransfer[], BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  change(change: ScheduleChange, key?: string): PreparedCall<ScheduleChanged>;
  /** Stops the schedule immediately. */
  remove(id: string): Promise<Result<ScheduleChanged, BankFailure>>;
}
export const SchedulesPort = token<SchedulesPort>("SchedulesPort");
