import type { Connection } from "../database/tables";
import { formatMinor, type Minor } from "../ledger/minor-units";
import { cediValue, highestWithin, type LimitedValue, limitRefusal, paidOn, paymentPolicyOf } from "./limits";
import { largestAmountOf, type Order, totalOf } from "./order";

export const limitedValuesOf = (order: Order): Pick<LimitedValue, "value" | "largest"> => ({
  value: cediValue(order.currency, totalOf(order)),
  largest: cediValue(order.currency, largestAmountOf(order)),
});

export type LimitedPayment = {
  readonly companyId: string;
  readonly currency: string;
  /** With all charges; undefined while no amount is known. */
  readonly total: Minor | undefined;
  /** The largest row of a bulk; undefined for other payments. */
  readonly largestRow: Minor | undefined;
  /**
   * True if the payment would be executed now. Schedules and requests are executed later, and count toward that day's
   * limit.
   */
  readonly isPaidNow: boolean;
  /** The total that the last approval of a request will pay. It counts toward the limit of that day. */
  readonly paidLater?: Minor | undefined;
};

/** Returns what the company's limits leave now, and why they would refuse the payment. Changes nothing. */
export async function limitsOf(
  { db, now }: { readonly db: Connection; readonly now: Date },
  { companyId, currency, total, largestRow, isPaidNow, paidLater }: LimitedPayment,
) {
  const policy = await paymentPolicyOf(db, companyId);
  const { limitPerTransaction, limitPerDay } = policy;
  const paid = await paidOn(db, companyId, now);
  const left = limitPerDay > paid ? limitPerDay - paid : 0n;
  const ofDay = isPaidNow ? left : limitPerDay;
  const highest = largestRow === undefined && limitPerTransaction < ofDay ? limitPerTransaction : ofDay;
  const refusalOf = (amount: Minor | undefined, paidToday: Minor | undefined) =>
    amount === undefined
      ? undefined
      : limitRefusal(
          { value: cediValue(currency, amount), largest: cediValue(currency, largestRow ?? amount), paidToday },
          policy,
        );
  const refusal = refusalOf(total, isPaidNow ? paid : undefined);
  const laterRefusal = refusal === undefined ? refusalOf(paidLater, paid) : undefined;
  return {
    limitCurrency: "GHS",
    transactionLimit: formatMinor(limitPerTransaction),
    dailyLimit: formatMinor(limitPerDay),
    leftToday: formatMinor(left),
    ...(isPaidNow &&
      total !== undefined &&
      refusal === undefined && {
        leftAfter: formatMinor(left - cediValue(currency, total)),
      }),
    highestAmount: formatMinor(highestWithin(currency, highest)),
    ...(refusal !== undefined && { refusal, isPossibleTomorrow: refusalOf(total, 0n) === undefined }),
    ...(laterRefusal !== undefined && { laterRefusal, isPossibleTomorrow: refusalOf(paidLater, 0n) === undefined }),
  };
}
