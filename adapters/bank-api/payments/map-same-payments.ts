import type { ReplyOf } from "../../../contract/endpoint";
import type { payments } from "../../../contract/payments";
import type { SamePayment, SamePayments } from "../../../domain/payments/same-payments";
import { toMoment } from "../values/dates";
import { toMoney } from "../values/map-money";
import { toSamePaymentState } from "../values/read-listed";

/** Returns undefined for a bank that does not state them. */
export function toSamePayments(
  { samePayments, otherSamePayments }: Pick<ReplyOf<typeof payments.same>, "samePayments" | "otherSamePayments">,
  currency: string,
): SamePayments | undefined {
  if (!samePayments) return undefined;
  const found = samePayments.flatMap((wire): readonly SamePayment[] => {
    const amount = toMoney(wire.amount, currency);
    const { transactionId: id, by, rowsInCommon: rows, rowsOfPayment } = wire;
    const state = toSamePaymentState(wire.state) ?? "unknown";
    return amount ? [{ id, state, at: toMoment(wire.date), by, rows, rowsOfPayment, amount }] : [];
  });
  return { found, others: otherSamePayments ?? 0 };
}
