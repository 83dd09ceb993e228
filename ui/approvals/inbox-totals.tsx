import type { Inbox } from "../../domain/approvals/inbox";
import { formatMoney } from "../kit/format";
import { words } from "./words";

type Props = { totals: Inbox["totals"]; className?: string };

/** The number of waiting requests and their total, for each currency. */
export function InboxTotals({ totals, className }: Props) {
  return (
    <dl className={className}>
      {totals.map(({ count, total }) => (
        <div key={total.currency}>
          <dt>{words.inbox.inCurrency(count, total.currency)}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      ))}
    </dl>
  );
}
