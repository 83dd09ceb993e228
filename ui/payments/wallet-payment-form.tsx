import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI } from "../../domain/money";
import { needsApproval } from "../../domain/session/roles";
import { QuestionDialog } from "../shared/dialogs/question-dialog";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { boundTo } from "../shared/fields/bound-to";
import { ChoiceField } from "../shared/fields/choice-field";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation/use-navigation";
import { PaymentForm } from "../shared/payments/payment-form";
import { words } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { WalletPaymentStore } from "./wallet-payment-store";
import { WalletPaymentSummary } from "./wallet-payment-summary";
import { walletWords } from "./wallet-words";

/** Mobile Money Transfer (specification 2, section 2.2). */
export const WalletPaymentForm = observer(function WalletPaymentForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new WalletPaymentStore(services, needsApproval(user), navigation.payeeOf("wallet")));
  const at = boundTo(store.form);
  return (
    <>
      <PaymentForm store={store} summary={<WalletPaymentSummary store={store} />} says={walletWords}>
        <h2>{words.form}</h2>
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
            entry={{ kind: "wallet" }}
            inputMode="numeric"
            note={<LookupNote isLooking={store.name.isLooking} name={store.walletName} />}
          />
          <AmountField label={words.amount} {...at("amount")} currency={CEDI} />
          <NarrationField label={words.narration} {...at("narration")} />
          <TextField label={walletWords.eLevyFee} {...at("eLevyFee")} disabled />
          <KeepPayeeField value={store.form.draft.keepsPayee} onChange={at("keepsPayee").onChange} />
        </div>
      </PaymentForm>
      <Unvalidated store={store} />
    </>
  );
});

const Unvalidated = observer(function Unvalidated({ store }: { store: WalletPaymentStore }) {
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
