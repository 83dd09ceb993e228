import { observer } from "mobx-react-lite";
import { PAYEE_NAME_LENGTH_MAX } from "../../../domain/beneficiaries/beneficiary";
import { CEDI } from "../../../domain/money";
import { AccountField } from "../../accounts/account-field";
import { PayeeName } from "../../accounts/account-text";
import { ChoiceField } from "../../kit/fields/choice-field";
import { FilteredField } from "../../kit/fields/filtered-field";
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
import { OtherBankStore } from "./other-bank-store";
import { ScheduleFields } from "./schedule-fields";

const speeds = [
  { value: "instant", text: words.speeds.instant },
  { value: "nonInstant", text: words.speeds.nonInstant },
];

/** To Another Bank (specification 2, section 2.1). */
export const OtherBankForm = observer(function OtherBankForm() {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new OtherBankStore(services, {
        isRequest,
        payee: navigation.payeeOf("account"),
        repeated: navigation.repeatedOf("otherBank"),
      }),
  );
  const bind = fieldBinder(store.form);
  return (
    <PaymentForm store={store} category="otherBank" summary={<OtherBankSummary store={store} />}>
      <FieldGroup title={words.form}>
        <ChoiceField label={words.transferType} {...bind("speed")} onChange={store.chooseSpeed} choices={speeds} />
      </FieldGroup>
      <FieldGroup>
        <AccountField label={words.source} {...bind("source")} accounts={store.payer.sources} />
        <SavedPayeeField
          saved={store.saved.rows}
          chosen={store.matchingPayee}
          onPick={store.pick}
          note={<LookupNote isLooking={store.ownerLookup.isLooking} name={store.ownerLookup.value?.name} />}
          isOther={store.hasOtherPayee}
        >
          <BankFields store={store} />
          <PayeeFields store={store} />
          <KeepPayeeField value={store.form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
        </SavedPayeeField>
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField form={store.form} checks={store.paymentAction.checks} currency={CEDI}>
          <NarrationField label={words.narration} {...bind("narration")} />
        </PaymentAmountField>
        <ScheduleFields form={store.form} />
      </FieldGroup>
    </PaymentForm>
  );
});

type Props = { store: OtherBankStore };

/** The bank and, for non-instant transfers, its branch. Both are found by typing a part of the name. */
const BankFields = observer(function BankFields({ store }: Props) {
  const { form, banks, branches, speed } = store;
  const bind = fieldBinder(form);
  return (
    <>
      <FilteredField
        label={words.bank}
        {...bind("bank")}
        problem={store.bankProblem}
        onChange={store.chooseBank}
        choices={banks?.map(({ code, name, shortName }) => ({ value: code, text: name, alias: shortName }))}
      />
      {speed === "nonInstant" && (
        <FilteredField
          label={words.branch}
          {...bind("branch")}
          choices={branches?.map(({ sortCode, name }) => ({ value: sortCode, text: name }))}
        />
      )}
    </>
  );
});

/**
 * The account and its holder's name, which is looked up and read-only for instant transfers, and typed for others
 * (S2-2.1-30).
 */
const PayeeFields = observer(function PayeeFields({ store }: Props) {
  const { form, speed, ownerLookup } = store;
  const bind = fieldBinder(form);
  const isInstant = speed === "instant";
  return (
    <>
      <TextField
        label={words.destination}
        {...bind("destination")}
        problem={store.destinationProblem}
        onChange={store.changeDestination}
        entry={{ kind: "otherAccount" }}
        inputMode="numeric"
        note={<LookupNote isLooking={ownerLookup.isLooking} name={undefined} />}
      />
      <TextField
        label={words.payee}
        {...bind("payeeName")}
        value={store.payeeName}
        readOnly={isInstant}
        placeholder={isInstant ? words.payeeFirst : undefined}
        maxLength={PAYEE_NAME_LENGTH_MAX}
      />
    </>
  );
});

/** The live summary. The total is shown only once the charge is known, because a partial sum would be wrong. */
const OtherBankSummary = observer(function OtherBankSummary({ store }: { store: OtherBankStore }) {
  const now = useNow(useServices().clock);
  const { payeeName, bank, speed } = store;
  const { destination, scheduled } = store.form.draft;
  return (
    <PaymentSummary
      store={store}
      to={payeeName && bank && <PayeeName name={payeeName} account={destination} place={bank.name} />}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(store.chargeLookup.value) }]}
      arrival={speed && !scheduled ? transferArrival({ speed, isRequest: store.isRequest }, now) : undefined}
    />
  );
});
