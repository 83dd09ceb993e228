import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI, zero } from "../../domain/money";
import { needsApproval } from "../../domain/session/roles";
import { AccountField } from "../shared/fields/account-field";
import { fieldBinder } from "../shared/fields/field-binder";
import { FieldGroup } from "../shared/fields/field-group";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation/use-navigation";
import { cardWords } from "../shared/payments/card-words";
import { formatOptionalMoney, LiveSummary } from "../shared/payments/live-summary";
import { PaymentAmountField } from "../shared/payments/payment-amount-field";
import { CardName } from "../shared/payments/payment-facts";
import { PaymentForm } from "../shared/payments/payment-form";
import { words } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { CardLoadStore } from "./card-load-store";

/** Single Card Load (specification 2, section 2.3). */
export const CardLoadForm = observer(function CardLoadForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(
    () =>
      new CardLoadStore(
        services,
        needsApproval(user),
        navigation.payeeOf("card"),
        navigation.repeatedOf("prepaidCard"),
      ),
  );
  const { form, holderLookup } = store;
  const bind = fieldBinder(form);
  return (
    <PaymentForm store={store} summary={<CardLoadSummary store={store} />} total={store.amount} texts={cardWords}>
      <FieldGroup title={words.form}>
        <AccountField label={words.source} {...bind("source")} accounts={store.sources} />
      </FieldGroup>
      <FieldGroup>
        <SavedPayeeField saved={store.saved} chosen={store.matchingPayee} onPick={store.pick} />
        <TextField
          label={cardWords.customerId}
          {...bind("customerId")}
          problem={store.customerProblem}
          entry={{ kind: "customerId" }}
          inputMode="numeric"
          note={<LookupNote isLooking={holderLookup.isLooking} name={undefined} />}
        />
        <TextField label={cardWords.cardName} value={holderLookup.value?.name ?? ""} onChange={() => {}} readOnly />
        <TextField
          label={cardWords.lastDigits}
          {...bind("lastDigits")}
          entry={{ kind: "cardDigits" }}
          inputMode="numeric"
        />
        <TextField label={cardWords.phone} {...bind("phone")} entry={{ kind: "phone" }} inputMode="tel" />
        <KeepPayeeField value={form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField store={store} {...bind("amount")} currency={CEDI} />
        <NarrationField label={words.narration} {...bind("narration")} />
      </FieldGroup>
    </PaymentForm>
  );
});

/** The live summary of a card load, which is free of charge. */
const CardLoadSummary = observer(function CardLoadSummary({ store }: { store: CardLoadStore }) {
  const { source, amount } = store;
  const cardName = store.holderLookup.value?.name;
  return (
    <LiveSummary
      source={source}
      to={cardName && <CardName cardName={cardName} lastDigits={store.form.draft.lastDigits} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(amount && zero(amount.currency)) }]}
      total={amount}
      warning={store.warning}
    />
  );
});
