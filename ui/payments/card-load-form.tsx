import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CEDI, zero } from "../../domain/money";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import { AccountsFailed } from "../accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { Form } from "../shared/fields/form";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { LoadingRows } from "../shared/lists/faces";
import { useLeaveGuard } from "../shared/navigation";
import { useServices, useUser } from "../shared/services";
import { CardLoadStore } from "./card-load-store";
import { cardWords } from "./card-words";
import { LiveSummary, shown } from "./live-summary";
import { PaymentDialogs } from "./payment-dialogs";
import { CardName } from "./summary";
import { words } from "./words";
import "./transfer-form.css";

/** Single Card Load (specification 2, section 2.3). */
export const CardLoadForm = observer(function CardLoadForm() {
  const services = useServices();
  const user = useUser();
  const [store] = useState(() => new CardLoadStore(services, needsApproval(user)));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(store.form);

  if (store.accounts.content.is === "loading") return <LoadingRows rows={4} className="tall" />;
  if (store.accounts.content.is === "failed") return <AccountsFailed onRetry={() => void store.load()} />;
  return (
    <div className="transfer">
      <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
        <h2>{words.form}</h2>
        <CardLoadFields store={store} />
        {maySubmit(user) ? (
          <ActionButton
            type="submit"
            intent="primary"
            text={cardWords.submit}
            busy={store.paying.isStarting}
            reason={store.reason}
          />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )}
      </Form>
      <CardLoadSummary store={store} />
      <PaymentDialogs paying={store.paying} title={cardWords.confirmation} onDone={store.form.clear} />
    </div>
  );
});

type Props = { store: CardLoadStore };

const CardLoadFields = observer(function CardLoadFields({ store }: Props) {
  const { form, holder } = store;
  const at = (field: keyof typeof form.draft) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  return (
    <div className="fields">
      <AccountField label={words.source} {...at("source")} accounts={store.sources} />
      <SavedPayeeField saved={store.saved} chosen={store.match} onPick={store.pick} />
      <TextField
        label={cardWords.customerId}
        {...at("customerId")}
        problem={store.customerProblem}
        onChange={store.typeCustomer}
        inputMode="numeric"
        note={<LookupNote isLooking={holder.isLooking} name={undefined} />}
      />
      <TextField label={cardWords.cardName} value={holder.value?.name ?? ""} onChange={() => {}} readOnly />
      <TextField
        label={cardWords.lastDigits}
        {...at("lastDigits")}
        onChange={store.typeLastDigits}
        inputMode="numeric"
      />
      <TextField label={cardWords.phone} {...at("phone")} inputMode="tel" />
      <AmountField label={words.amount} {...at("amount")} currency={CEDI} />
      <NarrationField label={words.narration} {...at("narration")} />
      <KeepPayeeField value={form.draft.keepsPayee} onChange={at("keepsPayee").onChange} />
    </div>
  );
});

/** Loading a card is free of charge. */
const CardLoadSummary = observer(function CardLoadSummary({ store }: Props) {
  const { source, amount } = store;
  const cardName = store.holder.value?.name;
  return (
    <LiveSummary
      source={source}
      to={cardName && <CardName cardName={cardName} lastDigits={store.form.draft.lastDigits} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: shown(amount && zero(amount.currency)) }]}
      total={amount}
    />
  );
});
