import { Button, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { maySubmit } from "../../domain/session/roles";
import { useInbox } from "../approvals/inbox-store";
import { InboxTotals } from "../approvals/inbox-summary";
import { words as all } from "../approvals/words";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import type { DashboardStore } from "./dashboard-store";
import { BalancesAfterAll, CutOff } from "./morning-line";
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
