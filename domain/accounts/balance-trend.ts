import type { Day } from "../calendar";
import { type ListedMovements, signedAmount } from "./statement";

/** The balance at the end of each day, in minor units, the oldest day first. */
export type BalanceTrend = readonly number[];

/**
 * Returns the balances of these days. Undefined if the movements do not lead from the opening to the closing balance: a
 * bank may list only the newest ones, and a line without the others would be wrong.
 */
export function balanceTrend({ movements, balances }: ListedMovements, days: readonly Day[]): BalanceTrend | undefined {
  if (!balances) return undefined;
  const sums = new Map<string, number>();
  for (const movement of movements) {
    const day = movement.at.slice(0, 10);
    sums.set(day, (sums.get(day) ?? 0) + signedAmount(movement).minor);
  }
  let balance = balances.opening.minor;
  const trend = days.map((day) => {
    balance += sums.get(day) ?? 0;
    return balance;
  });
  return balance === balances.closing.minor ? trend : undefined;
}

/** Returns the change over the days such as "+4.2 %". Undefined if it began with nothing or less. */
export function changeOfTrend(trend: BalanceTrend): string | undefined {
  const [first = 0] = trend;
  const last = trend.at(-1) ?? 0;
  if (first <= 0) return undefined;
  const tenths = Math.round(((last - first) / first) * 1000);
  return `${tenths < 0 ? "−" : tenths > 0 ? "+" : ""}${(Math.abs(tenths) / 10).toFixed(1)} %`;
}
