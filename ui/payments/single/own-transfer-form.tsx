import { observer } from "mobx-react-lite";
import { CEDI, zero } from "../../../domain/money";
import { AccountField } from "../../accounts/account-field";
import { AccountName } from "../../accounts/account-text";
import { FieldGroup } from "../../kit/fields/form";
import { fieldBinder } from "../../kit/fields/form-store";
import { NarrationField } from "../../kit/fields/text-field";
import { useNow } from "../../kit/use-time";
import { useServices } from "../../services";
import { transferArrival } from "../arrival";
import { formatOptionalMoney, PaymentSummary } from "../live-summary";
import { PaymentAmountField } from "../payment-amount-field";
import { PaymentForm } from "../payment-form";
import { usePaymentStore } from "../use-payment-store";
import { words } from "../words";
import { OwnTransferStore } from "./own-transfer-store";
import { ScheduleFields } from "./schedule-fields";

/** Between Own Accounts (specification 2, section 2.1). */
export const OwnTransferForm = observer(function OwnTransferForm() {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new OwnTransferStore(services, isRequest, navigation.repeatedOf("ownAccounts")),
  );
  const bind = fieldBinder(store.form);
  return (
    <PaymentForm store={store} category="ownAccounts" summary={<OwnTransferSummary store={store} />}>
      <FieldGroup title={words.form}>
        <AccountField
          label={words.source}
          {...bind("source")}
          onChange={store.chooseSource}
          accounts={store.payer.sources}
        />
        <AccountField label={words.destination} {...bind("destination")} accounts={store.destinations} />
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

/** The live summary. Transfers between own accounts are free of charge. */
const OwnTransferSummary = observer(function OwnTransferSummary({ store }: { store: OwnTransferStore }) {
  const now = useNow(useServices().clock);
  const { destination, total } = store;
  return (
    <PaymentSummary
      store={store}
      to={destination && <AccountName account={destination} />}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(total && zero(total.currency)) }]}
      arrival={
        total && !store.form.draft.scheduled
          ? transferArrival({ speed: "instant", isRequest: store.isRequest }, now)
          : undefined
      }
    />
  );
});
