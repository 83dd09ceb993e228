import { observer } from "mobx-react-lite";
import { walletLabels } from "../../../application/payments/wallet-payment-draft";
import { CEDI } from "../../../domain/money";
import { AccountField } from "../../accounts/account-field";
import { ChoiceField } from "../../kit/fields/choice-field";
import { FieldGroup } from "../../kit/fields/form";
import { fieldBinder } from "../../kit/fields/form-store";
import { NarrationField, TextField } from "../../kit/fields/text-field";
import { useNow } from "../../kit/use-time";
import { useServices } from "../../services";
import { transferArrival } from "../arrival";
import { formatOptionalMoney, PaymentSummary } from "../live-summary";
import { PaymentAmountField } from "../payment-amount-field";
import { WalletName } from "../payment-description";
import { UnvalidatedNameDialog } from "../payment-dialogs";
import { PaymentForm } from "../payment-form";
import { KeepPayeeField, LookupNote, SavedPayeeField } from "../saved-payee-field";
import { usePaymentStore } from "../use-payment-store";
import { walletWords, words } from "../words";
import { WalletPaymentStore } from "./wallet-payment-store";

/** Mobile Money Transfer (specification 2, section 2.2). */
export const WalletPaymentForm = observer(function WalletPaymentForm() {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new WalletPaymentStore(services, isRequest, navigation.payeeOf("wallet"), navigation.repeatedOf("mobileMoney")),
  );
  const bind = fieldBinder(store.form);
  const holder = <LookupNote isLooking={store.nameLookup.isLooking} name={store.walletName} />;
  return (
    <>
      <PaymentForm
        store={store}
        category="mobileMoney"
        summary={<WalletPaymentSummary store={store} />}
        submitText={walletWords.submit}
      >
        <FieldGroup title={words.form}>
          <ChoiceField
            label={walletLabels.network}
            {...bind("network")}
            choices={store.networks.map(({ code, name }) => ({ value: code, text: name }))}
          />
        </FieldGroup>
        <FieldGroup>
          <AccountField label={words.source} {...bind("source")} accounts={store.payer.sources} />
          <SavedPayeeField
            saved={store.saved.rows}
            chosen={store.matchingPayee}
            onPick={store.pick}
            note={holder}
            isOther={store.walletProblem !== undefined}
          >
            <TextField
              label={walletLabels.wallet}
              {...bind("wallet")}
              problem={store.walletProblem}
              entry={{ kind: "wallet" }}
              inputMode="numeric"
              note={holder}
            />
            <KeepPayeeField value={store.form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
          </SavedPayeeField>
        </FieldGroup>
        <FieldGroup>
          <PaymentAmountField form={store.form} checks={store.paymentAction.checks} currency={CEDI}>
            <NarrationField label={words.narration} {...bind("narration")} />
            <div className="e-levy">
              <TextField
                label={walletLabels.eLevyFee}
                {...bind("eLevyFee")}
                hint={store.form.draft.eLevyFee && CEDI}
                placeholder={walletWords.eLevyFirst}
                disabled
              />
            </div>
          </PaymentAmountField>
        </FieldGroup>
      </PaymentForm>
      <UnvalidatedNameDialog store={store} />
    </>
  );
});

/** The live summary. The total is shown only once the charges are known, because a partial sum would be wrong. */
const WalletPaymentSummary = observer(function WalletPaymentSummary({ store }: { store: WalletPaymentStore }) {
  const now = useNow(useServices().clock);
  const { network, walletName, total } = store;
  const { eLevy, charge } = store.chargesLookup.value ?? {};
  return (
    <PaymentSummary
      store={store}
      to={
        network &&
        walletName && <WalletName walletName={walletName} number={store.form.draft.wallet} network={network} />
      }
      arrival={total && transferArrival({ speed: "instant", isRequest: store.isRequest }, now)}
      charges={[
        { label: words.summary.eLevy, value: formatOptionalMoney(eLevy?.amount) },
        { label: words.summary.charge, value: formatOptionalMoney(charge) },
      ]}
    />
  );
});
