import type { ReplyOf } from "../../../contract/endpoint";
import type { statements } from "../../../contract/statements";
import { type Expenditure, type ExpenditureType, expenditureTypes } from "../../../domain/accounts/expenditure";
import { add, type Money, zero } from "../../../domain/money";
import { isEmpty, toMoney } from "../values/map-money";
import { toExpenditureType } from "../values/read-listed";

/**
 * Sums the expenditure by kind. Missing kinds are zero and unknown ones count as others. Returns undefined if an amount
 * cannot be read.
 */
export function toExpenditure(wire: ReplyOf<typeof statements.expenditure>, currency: string): Expenditure | undefined {
  const none = Object.fromEntries(expenditureTypes.map((kind) => [kind, zero(currency)]));
  // Every kind got its zero in the line above.
  const byType = none as Record<ExpenditureType, Money>;
  for (const { txnType, totalAmount } of wire.dashboardExpenditureList) {
    const listed = toExpenditureType(txnType);
    const kind = !listed || listed === "unknown" ? "others" : listed;
    const amount = toMoney(totalAmount, currency);
    if (!amount) return undefined;
    byType[kind] = add(byType[kind], amount);
  }
  const sum = Object.values(byType).reduce(add, zero(currency));
  const total = isEmpty(wire.totalAmount) ? sum : toMoney(wire.totalAmount, currency);
  return total && { byType, total };
}
