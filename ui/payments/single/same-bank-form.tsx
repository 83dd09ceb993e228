import { observer } from "mobx-react-lite";
import { CEDI, zero } from "../../../domain/money";
import { AccountField } from "../../accounts/account-field";
import { PayeeName } from "../../accounts/account-text";
import { FieldGroup } from "../../kit/fields/form";
import { fieldBinder } from "../../kit/fields/form-store";
import { NarrationField, TextField } from "../../kit/fields/text-field";
import { useNow } from "../../kit/use-time";
import { useServices } from "../../services";
import { transferArrival } from "../arrival";
import { formatOptionalMoney, PaymentSummary } from "../live-summary";
import { PaymentAmountField } from "../payment-amount-field";
import { PaymentForm } from "../payment-form";
import { KeepPayeeField, LookupNote, SavedPayeeField } from "../saved-payee-field";
import { usePaymentStore } from "../use-payment-store";
import { words } from "../words";
import { SameBankStore } from "./same-bank-store";
import { ScheduleFields } from "./schedule-fields";

/** The transfer form to an account of the product's own bank (specification 2, section 2.1). */
export const SameBankForm = observer(function SameBankForm() {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new SameBankStore(services, {
        isRequest,
        payee: navigation.payeeOf("account"),
        repeated: navigation.repeatedOf("sameBank"),
      }),
  );
  const bind = fieldBinder(store.form);
  const owner = <LookupNote isLooking={store.ownerLookup.isLooking} name={store.ownerLookup.value?.name} />;
  return (
    <PaymentForm store={store} category="sameBank" summary={<SameBankSummary store={store} />}>
      <FieldGroup title={words.form}>
        <AccountField label={words.source} {...bind("source")} accounts={store.payer.sources} />
        <SavedPayeeField
          saved={store.saved.rows}
          chosen={store.matchingPayee}
          onPick={store.pick}
          note={owner}
          isOther={store.destinationProblem !== undefined}
        >
          <TextField
            label={words.destination}
            {...bind("destination")}
            problem={store.destinationProblem}
            entry={{ kind: "ownAccount" }}
            inputMode="numeric"
            note={owner}
          />
          <KeepPayeeField value={store.form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
        </SavedPayeeField>
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField
          form={store.form}
          checks={store.paymentAction.checks}
          currency={store.payer.source?.currency ?? CEDI}
        >
          <NarrationField label={words.narration} {...bind("narration")} />
        </PaymentAmountField>
        <ScheduleFields form={store.form} />
      </FieldGroup>
    </PaymentForm>
  );
});

/** The live summary. Transfers within the bank are free of charge and arrive immediately. */
const SameBankSummary = observer(function SameBankSummary({ store }: { store: SameBankStore }) {
  const now = useNow(useServices().clock);
  const { total, ownerLookup, destination } = store;
  return (
    <PaymentSummary
      store={store}
      to={ownerLookup.value && <PayeeName name={ownerLookup.value.name} account={destination} />}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(total && zero(total.currency)) }]}
      arrival={
        total && !store.form.draft.scheduled
          ? transferArrival({ speed: "instant", isRequest: store.isRequest }, now)
          : undefined
      }
    />
  );
});
