import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CEDI } from "../../domain/money";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import { AccountsFailed } from "../accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { Form } from "../shared/fields/form";
import { NarrationField } from "../shared/fields/narration-field";
import { LoadingRows } from "../shared/lists/faces";
import { useLeaveGuard } from "../shared/navigation";
import { useServices, useUser } from "../shared/services";
import { OwnTransferStore } from "./own-transfer-store";
import { OwnTransferSummary } from "./own-transfer-summary";
import { PaymentDialogs } from "./payment-dialogs";
import { words } from "./words";
import "./transfer-form.css";

/** Between Own Accounts (specification 2, section 2.1). */
export const OwnTransferForm = observer(function OwnTransferForm() {
  const services = useServices();
  const user = useUser();
  const [store] = useState(() => new OwnTransferStore(services, needsApproval(user)));
  useEffect(() => void store.accounts.load(), [store]);
  useLeaveGuard(store.form);

  if (store.accounts.content.is === "loading") return <LoadingRows rows={4} className="tall" />;
  if (store.accounts.content.is === "failed") return <AccountsFailed onRetry={() => void store.accounts.load()} />;
  return (
    <div className="transfer">
      <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
        <OwnTransferFields store={store} />
        {maySubmit(user) ? (
          <ActionButton type="submit" intent="primary" text={words.submit} busy={store.paying.isStarting} />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )}
      </Form>
      <OwnTransferSummary store={store} />
      <PaymentDialogs paying={store.paying} title={words.confirmation} onDone={store.form.clear} />
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
