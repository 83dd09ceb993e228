import { observer } from "mobx-react-lite";
import { balancesAfter } from "../../domain/approvals/balances-after";
import { isDecidable } from "../../domain/approvals/decision";
import { CUT_OFF_HOUR, clearingArrival } from "../../domain/payments/arrival";
import { formatMoney } from "../kit/format";
import { useNow } from "../kit/use-time";
import { useServices, useUser } from "../services";
import type { DashboardStore } from "./dashboard-store";
import { words as all } from "./words";

const words = all.morning;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Accounts that are named, those with the lowest balances. */
const NAMED_MAX = 6;

/**
 * The time to the cut-off, and what the paying accounts hold after all waiting requests. The balances are left out while
 * the list of pending payments lacks some of the requests that wait.
 */
export const MorningLine = observer(function MorningLine({ store, count }: { store: DashboardStore; count: number }) {
  const user = useUser();
  const now = useNow(useServices().clock);
  const { content } = store.pending;
  const waiting = content.kind === "ready" ? content.rows.filter((request) => isDecidable(request, user)) : [];
  const after = waiting.length === count ? balancesAfter(store.accounts.accounts, waiting) : [];
  const more = after.length - NAMED_MAX;
  const isBeforeCutOff = clearingArrival(now).reason === "beforeCutOff";
  const minutes = Math.ceil((Math.floor(now / DAY_MS) * DAY_MS + CUT_OFF_HOUR * 60 * MINUTE_MS - now) / MINUTE_MS);
  return (
    <div className="morning-line">
      <p>
        {isBeforeCutOff && words.cutOff(CUT_OFF_HOUR, minutes)} {after.length > 0 && words.after}
      </p>
      <ul>
        {after.slice(0, NAMED_MAX).map(({ account, after: left }) => (
          <li key={account.number} className={left.minor < 0 ? "short" : undefined} translate="no">
            {account.name} → <strong>{formatMoney(left)}</strong>
          </li>
        ))}
        {more > 0 && <li>{words.more(more)}</li>}
      </ul>
    </div>
  );
});
