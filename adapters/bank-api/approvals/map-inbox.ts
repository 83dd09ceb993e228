import type { approvals } from "../../../contract/approvals";
import type { ReplyOf } from "../../../contract/endpoint";
import type { Inbox } from "../../../domain/approvals/inbox";
import { add, CEDI } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import { bulkCategoryOf, singleCategoryOf } from "../values/category-codes";
import { toMoment } from "../values/dates";
import { toMoney } from "../values/map-money";

/** Returns undefined if a kind or total cannot be read: a wrong number of waiting requests is worse than none. */
export function toInbox({ waiting }: ReplyOf<typeof approvals.inbox>): Inbox | undefined {
  const counts: Partial<Record<Category, number>> = {};
  const totals = new Map<string, Inbox["totals"][number]>();
  let oldest = "";
  for (const row of waiting) {
    const category = row.requestType === "BULK" ? bulkCategoryOf(row.transType) : singleCategoryOf(row.transType);
    const total = toMoney(row.totalAmount, row.currency);
    const since = toMoment(row.oldestDate);
    if (!category || !total) return undefined;
    counts[category] = (counts[category] ?? 0) + row.count;
    const before = totals.get(row.currency);
    totals.set(row.currency, {
      count: row.count + (before?.count ?? 0),
      total: before ? add(before.total, total) : total,
    });
    if (oldest === "" || since < oldest) oldest = since;
  }
  return { counts, totals: [...totals.values()].sort(cedisFirst), oldest };
}

type Total = Inbox["totals"][number];
const cedisFirst = ({ total: one }: Total, { total: other }: Total): number =>
  Number(other.currency === CEDI) - Number(one.currency === CEDI) || one.currency.localeCompare(other.currency);
