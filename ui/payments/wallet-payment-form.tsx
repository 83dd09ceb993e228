import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI } from "../../domain/money";
import { needsApproval } from "../../domain/session/roles";
import { AccountField } from "../shared/fields/account-field";
import { ChoiceField } from "../shared/fields/choice-field";
import { fieldBinder } from "../shared/fields/field-binder";
import { FieldGroup } from "../shared/fields/field-group";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation/use-navigation";
import { PaymentAmountField } from "../shared/payments/payment-amount-field";
import { PaymentForm } from "../shared/payments/payment-form";
import { words } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { UnvalidatedNameDialog } from "./unvalidated-name-dialog";
import { WalletPaymentStore } from "./wallet-payment-store";
import { WalletPaymentSummary } from "./wallet-payment-summary";
import { walletWords } from "./wallet-words";

/** Mobile Money Transfer (specification 2, section 2.2). */
export const WalletPaymentForm = observer(function WalletPaymentForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(
    () =>
      new WalletPaymentStore(
        services,
        needsApproval(user),
        navigation.payeeOf("wallet"),
        navigation.repeatedOf("mobileMoney"),
      ),
  );
  const bind = fieldBinder(store.form);
  return (
    <>
      <PaymentForm
        store={store}
        summary={<WalletPaymentSummary store={store} />}
        total={store.total}
        texts={walletWords}
      >
        <FieldGroup title={words.form}>
          <ChoiceField
            label={walletWords.network}
            {...bind("network")}
            choices={store.networks.map(({ code, name }) => ({ value: code, text: name }))}
          />
          <AccountField label={words.source} {...bind("source")} accounts={store.sources} />
        </FieldGroup>
        <FieldGroup>
          <SavedPayeeField saved={store.saved} chosen={store.matchingPayee} onPick={store.pick} />
          <TextField
            label={walletWords.wallet}
            {...bind("wallet")}
            problem={store.walletProblem}
            entry={{ kind: "wallet" }}
            inputMode="numeric"
            note={<LookupNote isLooking={store.nameLookup.isLooking} name={store.walletName} />}
          />
          <KeepPayeeField value={store.form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
        </FieldGroup>
        <FieldGroup>
          <PaymentAmountField store={store} {...bind("amount")} currency={CEDI} />
          <NarrationField label={words.narration} {...bind("narration")} />
          <TextField label={walletWords.eLevyFee} {...bind("eLevyFee")} disabled />
        </FieldGroup>
      </PaymentForm>
      <UnvalidatedNameDialog store={store} />
    </>
  );
});
