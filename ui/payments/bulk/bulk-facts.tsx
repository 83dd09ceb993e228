import { type BulkPayment, bulkRules } from "../../../domain/payments/bulk";
import { AccountName } from "../../shared/accounts/account-name";
import type { Fact } from "../../shared/facts";
import { formatMoney } from "../../shared/format";
import { scheduleFacts } from "../../shared/payments/payment-facts";
import { words } from "./bulk-words";

/** Returns the facts of a bulk payment for its confirmation. */
export function bulkFacts({ source, totals, category, schedule }: BulkPayment): readonly Fact[] {
  return [
    { label: words.totals.total, value: formatMoney(totals.total), isTotal: true },
    { label: words.totals.count, value: totals.count.toLocaleString("en"), isName: true },
    { label: words.from, value: <AccountName account={source} /> },
    { label: words.totals.amount, value: formatMoney(totals.amount) },
    ...(bulkRules[category].hasELevy ? [{ label: words.totals.eLevy, value: formatMoney(totals.eLevy) }] : []),
    { label: words.totals.charge, value: formatMoney(totals.charge) },
    ...scheduleFacts({ schedule }),
  ];
}
