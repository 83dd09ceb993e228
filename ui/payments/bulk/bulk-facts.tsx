import { type BulkPayment, bulkRules } from "../../../domain/payments/bulk";
import { AccountName } from "../../accounts/account-name";
import type { Fact } from "../../kit/facts";
import { formatMoney } from "../../kit/format";
import { checkedNamesText, words as namesWords } from "../names/names-words";
import { scheduleFacts } from "../payment-facts";
import { words } from "./bulk-words";

/** Returns the facts of a bulk payment for its confirmation. */
export function bulkFacts({ source, totals, category, schedule, names }: BulkPayment): readonly Fact[] {
  return [
    { label: words.totals.total, value: formatMoney(totals.total), isTotal: true },
    { label: words.totals.count, value: totals.count.toLocaleString("en"), isName: true },
    { label: words.from, value: <AccountName account={source} /> },
    { label: words.totals.amount, value: formatMoney(totals.amount) },
    ...(bulkRules[category].hasELevy ? [{ label: words.totals.eLevy, value: formatMoney(totals.eLevy) }] : []),
    { label: words.totals.charge, value: formatMoney(totals.charge) },
    ...(names ? [{ label: namesWords.fact, value: checkedNamesText(names) }] : []),
    ...scheduleFacts({ schedule }),
  ];
}
