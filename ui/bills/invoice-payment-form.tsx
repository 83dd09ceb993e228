import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { CEDI } from "../../domain/money";
import { AccountField } from "../accounts/account-field";
import { ActionButton } from "../kit/action-button";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { NameLines } from "../kit/facts";
import { ChoiceField } from "../kit/fields/choice-field";
import { FieldGroup } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { TextField } from "../kit/fields/text-field";
import { PaymentSummary } from "../payments/live-summary";
import { LimitsNote } from "../payments/payment-amount-field";
import { PaymentForm } from "../payments/payment-form";
import { Steps } from "../payments/payment-layout";
import { usePaymentStore } from "../payments/use-payment-store";
import { words as payments } from "../payments/words";
import { FoundField, type StepProps, useStepBack } from "./found-field";
import { InvoicePaymentStore } from "./invoice-payment-store";
import { NewInvoiceDialog } from "./new-invoice-dialog";
import { words } from "./words";

/** Ghana Gov (specification 3, section 2.4). */
export const InvoicePaymentForm = observer(function InvoicePaymentForm({ onStep }: StepProps) {
  const store = usePaymentStore(
    ({ services, isRequest, navigation }) =>
      new InvoicePaymentStore(services, isRequest, navigation.repeatedOf("ghanaGov")),
  );
  const { invoice, service, lookup } = store;
  useStepBack(onStep, invoice && store.back);
  return (
    <>
      <PaymentForm
        store={store}
        category="ghanaGov"
        summary={invoice && <InvoiceSummary store={store} />}
        guide={<Steps title={words.steps.title} steps={words.steps.ghanaGov} hasHeading />}
        submitText={invoice ? words.proceed : words.verify}
      >
        {invoice ? <InvoiceFields store={store} /> : <VerifyFields store={store} />}
      </PaymentForm>
      {store.isGenerating && service && (
        <NewInvoiceDialog service={service} onCreated={store.fillInNumber} onClose={() => store.setGenerating(false)} />
      )}
      <StatusDialog outcome={lookup.problem} onClose={lookup.close} />
    </>
  );
});

type Props = { store: InvoicePaymentStore };

const VerifyFields = observer(function VerifyFields({ store }: Props) {
  const bind = fieldBinder(store.form);
  return (
    <FieldGroup title={words.govForm}>
      <ChoiceField
        label={words.service}
        {...bind("service")}
        choices={store.services.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <div className="generated-number">
        <TextField label={words.invoice} {...bind("invoice")} maxLength={40} />
        <div className="generate-number">
          {words.noNumber}
          <ActionButton
            variant="minimal"
            intent="primary"
            text={words.generate}
            reason={store.service ? undefined : words.chooseService}
            onRefused={() => store.form.leave("service")}
            onClick={() => store.setGenerating(true)}
          />
        </div>
      </div>
      <div className="other-service" role="alert">
        {store.otherService && (
          <Callout compact intent="warning">
            {words.otherService(store.otherService)}{" "}
            <Button
              variant="outlined"
              text={words.acceptService(store.otherService)}
              onClick={() => void store.acceptService()}
            />
          </Callout>
        )}
      </div>
    </FieldGroup>
  );
});

const InvoiceFields = observer(function InvoiceFields({ store }: Props) {
  const bind = fieldBinder(store.form);
  return (
    <>
      <FieldGroup>
        <div className="bill-head">
          <h2>{store.service?.name}</h2>
          <FoundField label={words.description} {...bind("description")} />
          <FoundField label={words.status} {...bind("status")} className={`bill-status ${store.invoice?.status}`} />
        </div>
        <div className="bill-facts">
          <FoundField
            label={payments.amount}
            {...bind("amount")}
            hint={store.invoice?.amount?.currency ?? CEDI}
            className="bill-amount of-invoice"
          />
          <FoundField label={words.expires} {...bind("expiryDate")} />
          <FoundField label={words.invoiceNumber} {...bind("invoice")} />
          <FoundField label={words.customerName} {...bind("customerName")} />
          <FoundField label={words.created} {...bind("createdDate")} />
          <FoundField label={payments.narration} {...bind("narration")} />
        </div>
      </FieldGroup>
      <FieldGroup>
        <AccountField
          label={payments.source}
          {...bind("source")}
          accounts={store.payer.sources}
          isReadOnly={store.payer.sources.length === 1}
        />
        <LimitsNote limits={store.paymentAction.checks.limits} showsProblem />
      </FieldGroup>
    </>
  );
});

const InvoiceSummary = observer(function InvoiceSummary({ store }: Props) {
  const { service, invoice, total } = store;
  return (
    <PaymentSummary
      store={store}
      to={invoice && <NameLines name={service?.name} lines={[invoice.number]} />}
      amount={total}
      charges={[]}
    />
  );
});
