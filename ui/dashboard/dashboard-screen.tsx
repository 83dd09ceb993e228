import { observer } from "mobx-react-lite";
import { useDeferredValue, useEffect, useState } from "react";
import { mayDecide } from "../../domain/session/roles";
import { useInbox } from "../approvals/inbox-store";
import { LoadingRows } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useLeaveGuard } from "../kit/navigation/use-navigation";
import { useWide } from "../kit/use-wide";
import { NewPaymentButton } from "../payments/payment-buttons";
import { FailedRuns } from "../schedules/failed-runs";
import { useServices, useUser } from "../services";
import { SignedInAs } from "../session/signed-in-as";
import { AccountStrip } from "./account-strip";
import { BeneficiariesWidget } from "./beneficiaries-widget";
import { DashboardStore } from "./dashboard-store";
import { ExpenditureWidget } from "./expenditure-widget";
import { InboxWidget } from "./inbox-widget";
import { PendingPayments } from "./pending-payments";
import { RecentWidget } from "./recent-widget";
import { words } from "./words";
import "./widgets.css";

/** The Dashboard (specification 1, section 2.10). */
export const DashboardScreen = observer(function DashboardScreen() {
  const services = useServices();
  const user = useUser();
  const inbox = useInbox();
  const isWide = useWide("md");
  const [store] = useState(() => new DashboardStore(services, user.accountNumber, inbox));
  const { permissions } = user;
  const { pendingRequests: seesPending, beneficiaries: seesBeneficiaries } = permissions;
  useEffect(() => {
    void store.accounts.load();
    if (seesPending) void store.loadPending();
    if (seesBeneficiaries) void store.beneficiaries.load();
  }, [store, seesPending, seesBeneficiaries]);
  useEffect(() => store.trends.follow(), [store]);
  useLeaveGuard(store.decisions);
  // On small screens accounts and pending payments move everything below them, which therefore waits for both.
  const isHeightKnown = isWide || !(store.isLoadingAccounts || (seesPending && store.isLoadingPending));
  const [isLaidOut, setLaidOut] = useState(isHeightKnown);
  if (isHeightKnown && !isLaidOut) setLaidOut(true);
  // On phones the widgets render after what is above them, in slices, so that a press is answered meanwhile.
  const showsWidgets = useDeferredValue(isLaidOut);
  return (
    <Screen title={words.title} actions={<NewPaymentButton isPrimary category="ownAccounts" />}>
      {!isWide && <SignedInAs />}
      <FailedRuns />
      <InboxWidget store={store} />
      <AccountStrip store={store.accounts} trends={store.trends} />
      {showsWidgets ? (
        <div className="widget-columns">
          <div className="widget-column">
            {seesPending && <PendingPayments store={store} mayViewAll={mayDecide(user)} />}
            <RecentWidget store={store.recent} seesStatement={permissions.bankStatements} />
          </div>
          <div className="widget-column">
            {seesBeneficiaries && <BeneficiariesWidget store={store.beneficiaries} />}
            <ExpenditureWidget store={store.expenditure} />
          </div>
        </div>
      ) : (
        <LoadingRows rows={6} className="tall" onCancel={store.isLoadingAccounts ? undefined : store.pending.cancel} />
      )}
    </Screen>
  );
});
