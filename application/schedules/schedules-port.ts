import type { Result } from "../../domain/result";
import type { SchedulableKind, ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The bank's own words on a change, where it gave any. */
export type ScheduleChanged = { readonly message: string | undefined };

/** The company's schedules that run or wait for approval. */
export interface SchedulesPort {
  list(kind: SchedulableKind): Promise<Result<readonly ScheduledTransfer[], BankFailure>>;
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param key that of the same call sent before, whose answer was lost
   */
  change(change: ScheduleChange, key?: string): PreparedCall<ScheduleChanged>;
  /** It stops at once. */
  remove(id: string): Promise<Result<ScheduleChanged, BankFailure>>;
}
export const SchedulesPort = token<SchedulesPort>("SchedulesPort");
