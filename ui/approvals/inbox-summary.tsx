import { Button, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { Inbox } from "../../domain/approvals/inbox";
import { formatDate, formatMoney } from "../kit/format";
import type { ApprovalsStore } from "./approvals-store";
import { useInbox } from "./inbox-store";
import { words as all } from "./words";
import "./approvals.css";

const words = all.inbox;

/** The requests that wait for the user, their totals by currency, and the button that starts the approval run. */
export const InboxSummary = observer(function InboxSummary({ store }: { store: ApprovalsStore }) {
  const { inbox, isAwaited, count = 0 } = useInbox();
  const { run } = store;
  const selected = run.chosen.length;
  if (isAwaited) return <div className={`inbox ${Classes.SKELETON}`} />;
  if (!inbox && selected === 0) return null;
  return (
    <section className="inbox" aria-label={words.label}>
      {inbox && (
        <div className="inbox-head">
          <h2>{words.waiting(count)}</h2>
          {inbox.oldest && <p>{words.oldest(formatDate(inbox.oldest))}</p>}
        </div>
      )}
      {inbox && count > 0 && <InboxTotals totals={inbox.totals} className="inbox-totals" />}
      <div className="inbox-actions">
        {selected > 0 && (
          <>
            <span className="run-selected" aria-live="polite">
              {`${words.selected(selected)}: ${run.totals.map(formatMoney).join(", ")}`}
            </span>
            <Button variant="minimal" text={words.selectNone} onClick={run.clear} />
            <Button intent="primary" text={words.reviewSelected(selected)} onClick={run.begin} />
          </>
        )}
        {selected === 0 && count > 0 && (
          <Button
            intent="primary"
            loading={store.isCollecting}
            text={words.reviewAll}
            onClick={() => void store.reviewAll()}
          />
        )}
      </div>
    </section>
  );
});

type TotalsProps = { totals: Inbox["totals"]; className?: string };

/** The number of waiting requests and their total, for each currency. */
export function InboxTotals({ totals, className }: TotalsProps) {
  return (
    <dl className={className}>
      {totals.map(({ count, total }) => (
        <div key={total.currency}>
          <dt>{words.inCurrency(count, total.currency)}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      ))}
    </dl>
  );
}
