import type { ReplyOf } from "../../../contract/endpoint";
import type { payments } from "../../../contract/payments";
import type { PaymentLimits } from "../../../domain/payments/payment-limits";
import { isEmpty, toMoney } from "../values/map-money";

/** @param currency the currency of the payment */
export function toPaymentLimits(reply: ReplyOf<typeof payments.limits>, currency: string): PaymentLimits | undefined {
  const { limitCurrency, refusal, laterRefusal } = reply;
  const isPossibleTomorrow = reply.isPossibleTomorrow == null ? undefined : String(reply.isPossibleTomorrow) === "true";
  const ofTransaction = toMoney(reply.transactionLimit, limitCurrency);
  const ofDay = toMoney(reply.dailyLimit, limitCurrency);
  const leftToday = toMoney(reply.leftToday, limitCurrency);
  const highest = toMoney(reply.highestAmount, currency);
  const leftAfter = isEmpty(reply.leftAfter) ? undefined : toMoney(reply.leftAfter, limitCurrency);
  if (!ofTransaction || !ofDay || !leftToday || !highest) return undefined;
  return {
    ofTransaction,
    ofDay,
    leftToday,
    ...(leftAfter && { leftAfter }),
    highest,
    approvalsNeeded: reply.approvalsNeeded ?? undefined,
    approvers: reply.approvers ?? [],
    refusal: refusal ? { message: refusal, isPossibleTomorrow } : undefined,
    ...(laterRefusal && { laterRefusal: { message: laterRefusal, isPossibleTomorrow } }),
  };
}
