import { Button } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { mayDecide, maySubmit } from "../../domain/session/roles";
import { useInbox } from "../shared/approvals/inbox-store";
import { useLeaveGuard, useNavigation } from "../shared/navigation/use-navigation";
import { Screen } from "../shared/screen";
import { useServices, useUser } from "../shared/services";
import { SignedInAs } from "../shared/signed-in-as";
import { useWide } from "../shared/use-wide";
import { words as shared } from "../shared/words";
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
  useLeaveGuard(store.decisions);
  // On small screens the number of account cards moves everything below them, which therefore waits for the accounts.
  const hasRoom = isWide || store.accounts.content.kind !== "loading";
  return (
    <Screen title={words.title} actions={permissions.transfers && maySubmit(user) && <NewPayment />}>
      {!isWide && <SignedInAs />}
      <InboxWidget />
      <AccountStrip store={store.accounts} />
      {hasRoom && (
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
      )}
    </Screen>
  );
});

function NewPayment() {
  const navigation = useNavigation();
  return (
    <Button intent="primary" icon={<Plus />} text={shared.newPayment} onClick={() => navigation.go("/transfers")} />
  );
}
