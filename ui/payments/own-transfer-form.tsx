import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CEDI } from "../../domain/money";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import { AccountsFailed } from "../accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { explainRefusal } from "../shared/explain";
import { Facts } from "../shared/facts";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { Form } from "../shared/fields/form";
import { NarrationField } from "../shared/fields/narration-field";
import { LoadingRows } from "../shared/lists/faces";
import { useLeaveGuard, useNavigation } from "../shared/navigation";
import { useServices, useUser } from "../shared/services";
import { OwnTransferStore } from "./own-transfer-store";
import { OwnTransferSummary } from "./own-transfer-summary";
import { summaryOf } from "./summary";
import { words } from "./words";
import "./transfer-form.css";

/** Between Own Accounts (specification 2, section 2.1). */
export const OwnTransferForm = observer(function OwnTransferForm() {
  const services = useServices();
  const user = useUser();
  const isRequest = needsApproval(user);
  const [store] = useState(() => new OwnTransferStore(services, isRequest ? words.sentForApproval : words.completed));
  useEffect(() => void store.accounts.load(), [store]);
  useLeaveGuard(store.form);

  if (store.accounts.content.is === "loading") return <LoadingRows rows={4} className="tall" />;
  if (store.accounts.content.is === "failed") return <AccountsFailed onRetry={() => void store.accounts.load()} />;
  return (
    <div className="transfer">
      <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
        <OwnTransferFields store={store} />
        {maySubmit(user) ? (
          <ActionButton type="submit" intent="primary" text={words.submit} busy={store.action.isStarting} />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )}
      </Form>
      <OwnTransferSummary store={store} />
      <OwnTransferDialogs store={store} isRequest={isRequest} />
    </div>
  );
});

type Props = { store: OwnTransferStore };

const OwnTransferFields = observer(function OwnTransferFields({ store }: Props) {
  const { form, accounts } = store;
  const at = (field: keyof typeof form.draft) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  return (
    <div className="fields">
      <AccountField label={words.source} {...at("source")} onChange={store.chooseSource} accounts={accounts.accounts} />
      <AccountField label={words.destination} {...at("destination")} accounts={store.destinations} />
      <AmountField label={words.amount} {...at("amount")} currency={store.source?.currency ?? CEDI} />
      <NarrationField label={words.narration} {...at("narration")} />
    </div>
  );
});

const OwnTransferDialogs = observer(function OwnTransferDialogs({ store, isRequest }: Props & { isRequest: boolean }) {
  const navigation = useNavigation();
  const { step } = store.action.action ?? {};
  const receiptOf = step?.at === "succeeded" && !isRequest ? step.receipt.transactionId : "";
  /** What failed can be corrected; what was done, or may have been, is not to be sent again. */
  const close = () => {
    if (step?.at === "failed") return store.action.close();
    store.finish();
    navigation.go("/dashboard");
  };
  return (
    <ActionDialogs
      store={store.action}
      explainRefusal={explainRefusal.ours}
      title={words.confirmation}
      onClose={close}
      onReceipt={receiptOf ? () => void store.saveReceipt(receiptOf) : undefined}
      receiptProblem={store.receiptProblem}
    >
      {store.payment && <Facts facts={summaryOf(store.payment)} className="summary-card" />}
    </ActionDialogs>
  );
});
