import { type Expenditure, type ExpenditureKind, expenditureKinds } from "../../domain/accounts/expenditure";
import { add, type Money, zero } from "../../domain/money";
import type { ReplyOf } from "./contract/endpoint";
import type { statements } from "./contract/statements";
import { toMoney } from "./map-money";
import { toExpenditureKind } from "./read-listed";

/**
 * Sums the expenditure by kind. Missing kinds are zero and unknown ones count as others. Returns undefined if an amount
 * cannot be read.
 */
export function toExpenditure(wire: ReplyOf<typeof statements.expenditure>, currency: string): Expenditure | undefined {
  const none = Object.fromEntries(expenditureKinds.map((kind) => [kind, zero(currency)]));
  // Every kind got its zero in the line above.
  const byKind = none as Record<ExpenditureKind, Money>;
  for (const { txnType, totalAmount } of wire.dashboardExpenditureList) {
    const listed = toExpenditureKind(txnType);
    const kind = !listed || listed === "unknown" ? "others" : listed;
    const amount = toMoney(totalAmount, currency);
    if (!amount) return undefined;
    byKind[kind] = add(byKind[kind], amount);
  }
  const sum = Object.values(byKind).reduce(add, zero(currency));
  const total = wire.totalAmount === undefined || wire.totalAmount === null ? sum : toMoney(wire.totalAmount, currency);
  return total && { byKind, total };
}
