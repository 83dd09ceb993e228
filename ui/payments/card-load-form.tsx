import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI, zero } from "../../domain/money";
import { needsApproval } from "../../domain/session/roles";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { boundTo } from "../shared/fields/bound-to";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation/use-navigation";
import { cardWords } from "../shared/payments/card-words";
import { LiveSummary, shown } from "../shared/payments/live-summary";
import { PaymentForm } from "../shared/payments/payment-form";
import { CardName } from "../shared/payments/summary";
import { words } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { CardLoadStore } from "./card-load-store";

/** Single Card Load (specification 2, section 2.3). */
export const CardLoadForm = observer(function CardLoadForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new CardLoadStore(services, needsApproval(user), navigation.payeeOf("card")));
  const { form, holder } = store;
  const at = boundTo(form);
  return (
    <PaymentForm store={store} summary={<CardLoadSummary store={store} />} says={cardWords}>
      <h2>{words.form}</h2>
      <div className="fields">
        <AccountField label={words.source} {...at("source")} accounts={store.sources} />
        <SavedPayeeField saved={store.saved} chosen={store.match} onPick={store.pick} />
        <TextField
          label={cardWords.customerId}
          {...at("customerId")}
          problem={store.customerProblem}
          entry={{ kind: "customerId" }}
          inputMode="numeric"
          note={<LookupNote isLooking={holder.isLooking} name={undefined} />}
        />
        <TextField label={cardWords.cardName} value={holder.value?.name ?? ""} onChange={() => {}} readOnly />
        <TextField
          label={cardWords.lastDigits}
          {...at("lastDigits")}
          entry={{ kind: "cardDigits" }}
          inputMode="numeric"
        />
        <TextField label={cardWords.phone} {...at("phone")} entry={{ kind: "phone" }} inputMode="tel" />
        <AmountField label={words.amount} {...at("amount")} currency={CEDI} />
        <NarrationField label={words.narration} {...at("narration")} />
        <KeepPayeeField value={form.draft.keepsPayee} onChange={at("keepsPayee").onChange} />
      </div>
    </PaymentForm>
  );
});

/** The live summary of a card load, which is free of charge. */
const CardLoadSummary = observer(function CardLoadSummary({ store }: { store: CardLoadStore }) {
  const { source, amount } = store;
  const cardName = store.holder.value?.name;
  return (
    <LiveSummary
      source={source}
      to={cardName && <CardName cardName={cardName} lastDigits={store.form.draft.lastDigits} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: shown(amount && zero(amount.currency)) }]}
      total={amount}
      warning={store.warning}
    />
  );
});
