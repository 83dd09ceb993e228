import { type Money, moneyOf } from "../../domain/money";
import type { LimitedPayment, PaymentLimits } from "../../domain/payments/payment-limits";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { formatMoney } from "../../ui/kit/format";

const GONE = { message: "Only a schedule that runs can be changed.", isPossibleTomorrow: undefined };

/**
 * Limits of the in-memory bank: one amount for a transaction and for a day, of which nothing is used up. An amount in
 * another currency is compared without conversion.
 */
export function inMemoryLimits(
  { total, currency, changed }: LimitedPayment,
  limit: Money,
  user: User,
  schedules: readonly ScheduledTransfer[],
): PaymentLimits {
  const isRequest = needsApproval(user);
  const isGone = changed && !schedules.some(({ id }) => id === changed.id);
  const message = `This payment is above your limit of ${formatMoney(limit)} a transaction.`;
  return {
    ofTransaction: limit,
    ofDay: limit,
    leftToday: limit,
    highest: moneyOf(limit.minor, currency),
    approvalsNeeded: isRequest && total ? 1 : undefined,
    approvers: isRequest ? ["Efua Asante", "Esi Darko"] : [],
    refusal: isGone ? GONE : total && total.minor > limit.minor ? { message, isPossibleTomorrow: false } : undefined,
  };
}
