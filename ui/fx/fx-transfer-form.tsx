import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { maySubmit } from "../../domain/session/roles";
import { AccountsFailed } from "../shared/accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { StatusDialog } from "../shared/dialogs/status-dialog";
import { explainRefusal } from "../shared/explain";
import { SummaryCard } from "../shared/facts";
import { LoadingRows } from "../shared/lists/list-states";
import { useLeaveGuard, useNavigation } from "../shared/navigation/use-navigation";
import { HOME_PATH } from "../shared/paths";
import { PaymentLayout } from "../shared/payments/payment-layout";
import { RepeatedNotice } from "../shared/payments/repeated-notice";
import { ResultCard } from "../shared/payments/result-card";
import { useServices, useUser } from "../shared/services";
import { FxTransferFields } from "./fx-transfer-fields";
import { FxTransferStore } from "./fx-transfer-store";
import { FxTransferSummary, fxTransferFacts } from "./fx-transfer-summary";
import { words } from "./words";

/** FX Transfer Request (specification 2, section 2.6). */
export const FxTransferForm = observer(function FxTransferForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new FxTransferStore(services, user.phoneNumber, navigation.repeatedOf("fx")));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(store.form);

  const { content } = store.accounts;
  if (content.kind === "loading") return <LoadingRows rows={6} className="tall" onCancel={store.accounts.cancel} />;
  if (content.kind === "failed")
    return <AccountsFailed isCancelled={content.isCancelled} onRetry={() => void store.load()} />;
  return (
    <>
      {store.repeated && <RepeatedNotice request={store.repeated} changes={store.changes} />}
      <PaymentLayout
        label={words.form}
        refusals={store.form.refusals}
        onSubmit={() => void store.submit()}
        summary={<FxTransferSummary store={store} />}
        total={store.amount}
        totalLabel={words.amount}
        submit={
          maySubmit(user) ? (
            <ActionButton type="submit" intent="primary" text={words.submit} busy={store.isStarting} />
          ) : (
            <Callout compact>{words.viewOnly}</Callout>
          )
        }
      >
        <FxTransferFields store={store} />
      </PaymentLayout>
      <FxTransferDialogs store={store} />
    </>
  );
});

/**
 * The code, then the advisor's message or the failure. A failed request can be corrected; one that was or may have been
 * sent leaves the form.
 */
const FxTransferDialogs = observer(function FxTransferDialogs({ store }: { store: FxTransferStore }) {
  const navigation = useNavigation();
  const close = () => {
    if (store.action.action?.step.kind === "failed") return store.action.close();
    store.finish();
    navigation.go(HOME_PATH);
  };
  const beginNew = () => {
    store.finish();
    navigation.reopen();
  };
  const { transfer } = store;
  const facts = transfer && fxTransferFacts(transfer);
  return (
    <>
      <ActionDialogs
        store={store.action}
        explainRefusal={explainRefusal.ours}
        title={words.confirmation}
        onClose={close}
        onNewPayment={beginNew}
        result={facts && <ResultCard facts={facts} receipt={store.action.receipt} />}
        facts={facts && <SummaryCard facts={facts} />}
      >
        {store.warning && (
          <Callout compact intent="warning">
            {store.warning}
          </Callout>
        )}
      </ActionDialogs>
      <StatusDialog outcome={store.pricingFailure} onClose={store.closePricingFailure} />
    </>
  );
});
