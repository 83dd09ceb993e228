import { Button, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { Account } from "../../domain/accounts/account";
import { balancesAfter } from "../../domain/approvals/balances-after";
import { isDecidable } from "../../domain/approvals/decision";
import { CUT_OFF_HOUR, clearingArrival } from "../../domain/payments/arrival";
import { maySubmit } from "../../domain/session/roles";
import { useInbox } from "../approvals/inbox-store";
import { InboxTotals } from "../approvals/inbox-summary";
import { words as all } from "../approvals/words";
import { Badge } from "../kit/badge";
import { formatMoney } from "../kit/format";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useNow } from "../kit/use-time";
import { nameInCompany } from "../requests/columns";
import { useServices, useUser } from "../services";
import type { DashboardStore } from "./dashboard-store";
import { words as dashboardWords } from "./words";
import "./widgets.css";

const words = all.inbox;

/**
 * The number of requests that wait for the user, with their totals by currency and the button that starts the approval
 * run. Absent for users who decide nothing, and with a bank that does not count.
 */
export const InboxWidget = observer(function InboxWidget({ store }: { store: DashboardStore }) {
  const { inbox, isAwaited, count = 0 } = useInbox();
  const user = useUser();
  const navigation = useNavigation();
  if (!inbox && !isAwaited) return null;
  return (
    <section aria-label={words.label} className={inbox ? "bp6-card inbox-widget" : `inbox-widget ${Classes.SKELETON}`}>
      {inbox && (
        <>
          <div>
            <h2>{words.waiting(count)}</h2>
            {count > 0 && <InboxTotals totals={inbox.totals} />}
          </div>
          {count > 0 && (
            <>
              <BalancesAfterAll store={store} count={count} />
              <div className="inbox-decide">
                <CutOff />
                <Button
                  // The primary button of users who also pay is New payment.
                  intent={maySubmit(user) ? "none" : "primary"}
                  text={words.reviewAll}
                  onClick={() => navigation.go("/pendingRequests", { state: { review: true } })}
                />
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
});

const morningWords = dashboardWords.morning;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Accounts that are named, those with the lowest balances, in the order of their cards. */
const NAMED_MAX = 6;

/**
 * The balances of the paying accounts after all waiting requests. Left out while the list of pending payments lacks some of the
 * requests that wait.
 */
const BalancesAfterAll = observer(function BalancesAfterAll({ store, count }: Props) {
  const user = useUser();
  const { content } = store.pending;
  const waiting = content.kind === "ready" ? content.rows.filter((request) => isDecidable(request, user)) : [];
  const after = waiting.length === count ? balancesAfter(store.accounts.accounts, waiting) : [];
  const lowest = after.slice(0, NAMED_MAX);
  const named = store.accounts.accounts.flatMap((account) => lowest.find((each) => each.account === account) ?? []);
  const more = after.length - NAMED_MAX;
  const isUnique = ({ name }: Account) =>
    after.filter(({ account }) => nameInCompany(account.name) === nameInCompany(name)).length === 1;
  if (after.length === 0) return null;
  return (
    <div className="balances-after">
      <h3>{morningWords.after}</h3>
      <dl translate="no">
        {named.map(({ account, after: left }) => (
          <div key={account.number} className={left.minor < 0 ? "short" : undefined}>
            <dt>{isUnique(account) ? nameInCompany(account.name) : account.name}</dt>
            <dd>{formatMoney(left)}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="quiet-note">{morningWords.more(more)}</p>}
    </div>
  );
});

type Props = { store: DashboardStore; count: number };

/** The time to the cut-off of the day's clearing, as long as there is one. */
const CutOff = observer(function CutOff() {
  const now = useNow(useServices().clock);
  if (clearingArrival(now).reason !== "beforeCutOff") return null;
  const minutes = Math.ceil((Math.floor(now / DAY_MS) * DAY_MS + CUT_OFF_HOUR * 60 * MINUTE_MS - now) / MINUTE_MS);
  return (
    <Badge intent="warning" className="cut-off">
      {morningWords.cutOff(CUT_OFF_HOUR, minutes)}
    </Badge>
  );
});
