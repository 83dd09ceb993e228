import { observer } from "mobx-react-lite";
import { cardLabels } from "../../../application/payments/card-load-draft";
import { CEDI, zero } from "../../../domain/money";
import { AccountField } from "../../accounts/account-field";
import { FieldGroup } from "../../kit/fields/form";
import { fieldBinder } from "../../kit/fields/form-store";
import { NarrationField, TextField } from "../../kit/fields/text-field";
import { formatOptionalMoney, PaymentSummary } from "../live-summary";
import { PaymentAmountField } from "../payment-amount-field";
import { CardName } from "../payment-description";
import { PaymentForm } from "../payment-form";
import { KeepPayeeField, LookupNote, SavedPayeeField } from "../saved-payee-field";
import { usePaymentStore } from "../use-payment-store";
import { cardWords, words } from "../words";
import { CardLoadStore } from "./card-load-store";

/** Single Card Load (specification 2, section 2.3). */
export const CardLoadForm = observer(function CardLoadForm() {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new CardLoadStore(services, isRequest, navigation.payeeOf("card"), navigation.repeatedOf("prepaidCard")),
  );
  const { form, holderLookup } = store;
  const bind = fieldBinder(form);
  return (
    <PaymentForm
      store={store}
      category="prepaidCard"
      summary={<CardLoadSummary store={store} />}
      submitText={cardWords.submit}
    >
      <FieldGroup title={words.form}>
        <AccountField label={words.source} {...bind("source")} accounts={store.payer.sources} />
        <SavedPayeeField
          saved={store.saved.rows}
          chosen={store.matchingPayee}
          onPick={store.pick}
          note={<LookupNote isLooking={holderLookup.isLooking} name={holderLookup.value?.name} />}
          isOther={store.hasOtherPayee}
        >
          <TextField
            label={cardLabels.customerId}
            {...bind("customerId")}
            problem={store.customerProblem}
            entry={{ kind: "customerId" }}
            inputMode="numeric"
            note={<LookupNote isLooking={holderLookup.isLooking} name={undefined} />}
          />
          <TextField
            label={cardWords.cardName}
            value={holderLookup.value?.name ?? ""}
            placeholder={cardWords.cardNameFirst}
            onChange={() => {}}
            readOnly
          />
          <TextField
            label={cardLabels.lastDigits}
            {...bind("lastDigits")}
            entry={{ kind: "cardDigits" }}
            inputMode="numeric"
          />
          <TextField label={cardLabels.phone} {...bind("phone")} entry={{ kind: "phone" }} inputMode="tel" />
          <KeepPayeeField value={form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
        </SavedPayeeField>
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField form={store.form} checks={store.paymentAction.checks} currency={CEDI}>
          <NarrationField label={words.narration} {...bind("narration")} />
        </PaymentAmountField>
      </FieldGroup>
    </PaymentForm>
  );
});

/** The live summary of a card load, which is free of charge. */
const CardLoadSummary = observer(function CardLoadSummary({ store }: { store: CardLoadStore }) {
  const { total } = store;
  const cardName = store.holderLookup.value?.name;
  return (
    <PaymentSummary
      store={store}
      to={cardName && <CardName cardName={cardName} lastDigits={store.form.draft.lastDigits} />}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(total && zero(total.currency)) }]}
    />
  );
});
