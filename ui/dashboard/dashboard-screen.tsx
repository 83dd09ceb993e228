import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { mayDecide } from "../../domain/session/roles";
import { useLeaveGuard } from "../shared/navigation/use-navigation";
import { Screen } from "../shared/screen";
import { useServices, useUser } from "../shared/services";
import { SignedInAs } from "../shared/signed-in-as";
import { useWide } from "../shared/use-wide";
import { AccountStrip } from "./account-strip";
import { BeneficiariesWidget } from "./beneficiaries-widget";
import { DashboardStore } from "./dashboard-store";
import { ExpenditureWidget } from "./expenditure-widget";
import { PendingPayments } from "./pending-payments";
import { RecentWidget } from "./recent-widget";
import { StatisticsWidget } from "./statistics-widget";
import { words } from "./words";
import "./widgets.css";

/** The Dashboard (specification 1, section 2.10). */
export const DashboardScreen = observer(function DashboardScreen() {
  const services = useServices();
  const user = useUser();
  const [store] = useState(() => new DashboardStore(services, user.accountNumber));
  const {
    pendingRequests: seesPending,
    beneficiaries: seesBeneficiaries,
    bankStatements: seesStatement,
  } = user.permissions;
  useEffect(() => {
    void store.accounts.load();
    if (seesPending) void store.loadPending();
    if (seesBeneficiaries) void store.beneficiaries.load();
  }, [store, seesPending, seesBeneficiaries]);
  useLeaveGuard(store.decisions);
  return (
    <Screen title={words.title}>
      {!useWide("md") && <SignedInAs />}
      <AccountStrip store={store.accounts} />
      <div className="widget-row">
        {seesPending && <PendingPayments store={store} mayViewAll={mayDecide(user)} />}
        {seesBeneficiaries && <BeneficiariesWidget store={store.beneficiaries} />}
      </div>
      <RecentWidget store={store.recent} seesStatement={seesStatement} />
      <div className="widget-row">
        <ExpenditureWidget store={store.expenditure} />
        <StatisticsWidget store={store.expenditure} />
      </div>
    </Screen>
  );
});
