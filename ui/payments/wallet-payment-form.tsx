import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CEDI } from "../../domain/money";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import { AccountsFailed } from "../accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { QuestionDialog } from "../shared/dialogs/question-dialog";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { ChoiceField } from "../shared/fields/choice-field";
import { Form } from "../shared/fields/form";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { LoadingRows } from "../shared/lists/faces";
import { useLeaveGuard } from "../shared/navigation";
import { useServices, useUser } from "../shared/services";
import { PaymentDialogs } from "./payment-dialogs";
import { WalletPaymentStore } from "./wallet-payment-store";
import { WalletPaymentSummary } from "./wallet-payment-summary";
import { walletWords } from "./wallet-words";
import { words } from "./words";
import "./transfer-form.css";

/** Mobile Money Transfer (specification 2, section 2.2). */
export const WalletPaymentForm = observer(function WalletPaymentForm() {
  const services = useServices();
  const user = useUser();
  const [store] = useState(() => new WalletPaymentStore(services, needsApproval(user)));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(store.form);

  if (store.accounts.content.is === "loading") return <LoadingRows rows={4} className="tall" />;
  if (store.accounts.content.is === "failed") return <AccountsFailed onRetry={() => void store.load()} />;
  return (
    <div className="transfer">
      <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
        <h2>{words.form}</h2>
        <WalletPaymentFields store={store} />
        {maySubmit(user) ? (
          <ActionButton
            type="submit"
            intent="primary"
            text={walletWords.submit}
            busy={store.paying.isStarting}
            reason={store.reason}
          />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )}
      </Form>
      <WalletPaymentSummary store={store} />
      <Unvalidated store={store} />
      <PaymentDialogs paying={store.paying} title={walletWords.confirmation} onDone={store.form.clear} />
    </div>
  );
});

type Props = { store: WalletPaymentStore };

const WalletPaymentFields = observer(function WalletPaymentFields({ store }: Props) {
  const { form } = store;
  const at = (field: keyof typeof form.draft) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  return (
    <div className="fields">
      <ChoiceField
        label={walletWords.network}
        {...at("network")}
        choices={store.networks.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <AccountField label={words.source} {...at("source")} accounts={store.sources} />
      <SavedPayeeField saved={store.saved} chosen={store.match} onPick={store.pick} />
      <TextField
        label={walletWords.wallet}
        {...at("wallet")}
        problem={store.walletProblem}
        onChange={store.typeWallet}
        inputMode="numeric"
        note={<LookupNote isLooking={store.name.isLooking} name={store.walletName} />}
      />
      <AmountField label={words.amount} {...at("amount")} currency={CEDI} />
      <NarrationField label={words.narration} {...at("narration")} />
      <TextField label={walletWords.eLevyFee} {...at("eLevyFee")} disabled />
      <KeepPayeeField value={form.draft.keepsPayee} onChange={at("keepsPayee").onChange} />
    </div>
  );
});

const Unvalidated = observer(function Unvalidated({ store }: Props) {
  if (!store.unvalidated) return null;
  const { title, question, yes, no } = walletWords.unvalidated;
  return (
    <QuestionDialog
      title={title}
      question={question}
      yes={yes}
      no={no}
      onYes={() => void store.payUnvalidated()}
      onNo={() => store.ask(undefined)}
    />
  );
});
