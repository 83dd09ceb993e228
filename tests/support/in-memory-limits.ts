import { type Money, moneyOf } from "../../domain/money";
import type { LimitedPayment, PaymentLimits } from "../../domain/payments/payment-limits";
import { needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { formatMoney } from "../../ui/shared/format";

/**
 * Limits of the in-memory bank: one amount for a transaction and for a day, of which nothing is used up. An amount in
 * another currency is compared without conversion.
 */
export function inMemoryLimits({ total, currency }: LimitedPayment, limit: Money, user: User): PaymentLimits {
  const isRequest = needsApproval(user);
  const message = `This payment is above your limit of ${formatMoney(limit)} a transaction.`;
  return {
    ofTransaction: limit,
    ofDay: limit,
    leftToday: limit,
    highest: moneyOf(limit.minor, currency),
    approvalsNeeded: isRequest && total ? 1 : undefined,
    approvers: isRequest ? ["Efua Asante", "Esi Darko"] : [],
    refusal: total && total.minor > limit.minor ? { message, isPossibleTomorrow: false } : undefined,
  };
}
