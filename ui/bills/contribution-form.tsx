import { observer } from "mobx-react-lite";
import { contributionTypes } from "../../domain/bills/contribution";
import { CEDI } from "../../domain/money";
import { AccountField } from "../accounts/account-field";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { NameLines } from "../kit/facts";
import { ChoiceField } from "../kit/fields/choice-field";
import { FieldGroup } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { NarrationField, TextField } from "../kit/fields/text-field";
import { formatOptionalMoney, PaymentSummary } from "../payments/live-summary";
import { LimitsNote } from "../payments/payment-amount-field";
import { PaymentForm } from "../payments/payment-form";
import { Steps } from "../payments/payment-layout";
import { usePaymentStore } from "../payments/use-payment-store";
import { words as payments } from "../payments/words";
import { ContributionStore } from "./contribution-store";
import { FoundField, type StepProps, useStepBack } from "./found-field";
import { words } from "./words";

/** The form that pays SSNIT (social security) contributions (specification 3, section 2.4). */
export const ContributionForm = observer(function ContributionForm({ onStep }: StepProps) {
  const store = usePaymentStore(
    ({ services, user, navigation }) => new ContributionStore(services, user, navigation.repeatedOf("ssnit")),
  );
  const { verified, isReviewed, lookup } = store;
  useStepBack(onStep, verified && store.back);
  return (
    <>
      <PaymentForm
        store={store}
        category="ssnit"
        summary={verified && <ContributionSummary store={store} />}
        guide={<Steps title={words.steps.title} steps={words.steps.ssnit} hasHeading />}
        submitText={isReviewed ? words.proceed : words.proceedToPay}
      >
        {verified ? <LookedUpFields store={store} /> : <VerifyFields store={store} />}
      </PaymentForm>
      <StatusDialog outcome={lookup.problem} onClose={lookup.close} />
    </>
  );
});

type Props = { store: ContributionStore };

const VerifyFields = observer(function VerifyFields({ store }: Props) {
  const bind = fieldBinder(store.form);
  return (
    <FieldGroup title={words.ssnitForm}>
      <TextField label={words.adviceNumber} {...bind("adviceNumber")} maxLength={40} />
      <TextField label={words.customerName} {...bind("customerName")} maxLength={120} />
      <TextField label={words.customerCode} {...bind("customerCode")} maxLength={120} />
      <ChoiceField
        label={words.contributionType}
        {...bind("type")}
        choices={contributionTypes.map((type) => ({ value: type, text: type }))}
      />
    </FieldGroup>
  );
});

const LookedUpFields = observer(function LookedUpFields({ store }: Props) {
  const bind = fieldBinder(store.form);
  return (
    <>
      <FieldGroup>
        <div className="bill-head">
          <h2>{`${words.ssnit} · ${store.verified?.query.adviceNumber}`}</h2>
          <FoundField label={words.establishment} {...bind("establishment")} />
        </div>
        <div className="bill-facts">
          <FoundField label={words.toPay} {...bind("toPay")} hint={CEDI} className="bill-amount" />
          <FoundField label={words.contribution} {...bind("contribution")} hint={CEDI} className="bill-amount" />
          <FoundField label={words.penalty} {...bind("penalty")} hint={CEDI} className="bill-amount" />
          <FoundField label={words.receiptId} {...bind("receiptId")} />
          <FoundField label={words.reference} {...bind("reference")} />
          <FoundField label={words.adviceDate} {...bind("adviceDate")} />
        </div>
      </FieldGroup>
      {store.isReviewed && (
        <FieldGroup>
          <AccountField
            label={payments.source}
            {...bind("source")}
            accounts={store.payer.sources}
            isReadOnly={store.payer.sources.length === 1}
          />
          <NarrationField label={payments.narration} {...bind("narration")} autoFocus />
          <LimitsNote limits={store.paymentAction.checks.limits} showsProblem />
        </FieldGroup>
      )}
    </>
  );
});

const ContributionSummary = observer(function ContributionSummary({ store }: Props) {
  const { verified, isReviewed } = store;
  return (
    <PaymentSummary
      store={store}
      isSourceChosen={isReviewed}
      to={verified && <NameLines name={words.ssnit} lines={[verified.query.adviceNumber]} />}
      amount={verified?.contribution.toPay}
      charges={[{ label: words.penalty, value: formatOptionalMoney(verified?.contribution.penalty) }]}
    />
  );
});
