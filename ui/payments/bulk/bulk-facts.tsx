import { type BulkPayment, bulkKinds } from "../../../domain/payments/bulk";
import type { Fact } from "../../shared/facts";
import { amount } from "../../shared/format";
import { AccountName, scheduleIn } from "../../shared/payments/summary";
import { words } from "./bulk-words";

/** Returns the facts of a bulk payment for its confirmation. */
export function bulkFacts({ source, totals, category, schedule }: BulkPayment): readonly Fact[] {
  return [
    { label: words.from, value: <AccountName account={source} /> },
    { label: words.totals.count, value: totals.count.toLocaleString("en") },
    { label: words.totals.amount, value: amount(totals.amount) },
    ...(bulkKinds[category].hasELevy ? [{ label: words.totals.eLevy, value: amount(totals.eLevy) }] : []),
    { label: words.totals.charge, value: amount(totals.charge) },
    { label: words.totals.total, value: amount(totals.total), isTotal: true },
    ...scheduleIn({ schedule }),
  ];
}
