import { Button, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { NewInvoice } from "../../application/bills/bills-port";
import { type NewInvoiceDraft, newInvoiceDraft, toNewInvoice } from "../../application/bills/new-invoice-draft";
import type { BillService, TaxType } from "../../domain/bills/invoice";
import { type InvoiceField, invoiceFieldsOf, paymentPeriods } from "../../domain/bills/invoice-fields";
import { unreachable } from "../../domain/never";
import { ActionButton } from "../kit/action-button";
import { bankDay } from "../kit/bank-day";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { explain } from "../kit/explain";
import { ChoiceField } from "../kit/fields/choice-field";
import { Field, type FieldProps } from "../kit/fields/field";
import { Form } from "../kit/fields/form";
import { FormStore, fieldBinder } from "../kit/fields/form-store";
import { TextField } from "../kit/fields/text-field";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { type Services, useServices } from "../services";
import { ButtonRequest } from "./button-request";
import { words as all } from "./words";

const words = all.newInvoice;

type Props = { service: BillService; onCreated: (number: string) => void; onClose: () => void };

/**
 * The form for a new invoice. If the bank refuses, the failure dialog opens in front of it, and its entries are kept.
 */
export const NewInvoiceDialog = observer(function NewInvoiceDialog({ service, onCreated, onClose }: Props) {
  const services = useServices();
  const [store] = useState(() => new NewInvoiceStore(services, service));
  useEffect(() => void store.load(), [store]);
  const { form, creation } = store;
  const submit = async () => {
    const number = await store.submit();
    if (number) onCreated(number);
  };
  return (
    <>
      <Modal title={words.title} onClose={onClose}>
        <Form label={words.title} refusals={form.refusals} onSubmit={() => void submit()}>
          <div className="new-invoice">
            {store.fields.map((field) => (
              <InvoiceControl key={field.name} store={store} field={field} />
            ))}
          </div>
          <div className="modal-buttons">
            <Button text={shared.cancel} onClick={onClose} />
            <ActionButton type="submit" intent="primary" text={words.submit} busy={creation.isSending} />
          </div>
        </Form>
      </Modal>
      <StatusDialog outcome={creation.problem} onClose={creation.close} />
    </>
  );
});

type InvoiceControlProps = { store: NewInvoiceStore; field: InvoiceField };

const InvoiceControl = observer(function InvoiceControl({ store, field }: InvoiceControlProps) {
  const { name, label, type, lengthMax } = field;
  const bound = { label, ...fieldBinder(store.form)(name) };
  switch (type) {
    case "text":
      return <TextField {...bound} maxLength={lengthMax} />;
    case "phone":
      return <TextField {...bound} entry={{ kind: "phone" }} inputMode="tel" />;
    case "month":
      return <MonthField {...bound} max={store.month} />;
    case "paymentPeriod":
      return <ChoiceField {...bound} choices={paymentPeriods.map((each) => ({ value: each, text: each }))} />;
    case "taxType":
      return <TaxTypeField {...bound} store={store} />;
    default:
      return unreachable(type);
  }
});

type TaxTypeFieldProps = FieldProps & { store: NewInvoiceStore };

/** Says that the tax types did not load, because the field is required and would be empty without a reason. */
const TaxTypeField = observer(function TaxTypeField({ store, problem, ...field }: TaxTypeFieldProps) {
  const { content, retry } = store.loadedTaxTypes;
  const hasFailed = content.kind === "failed";
  return (
    <ChoiceField
      {...field}
      problem={hasFailed ? words.noTaxTypes : problem}
      hint={
        hasFailed && <Button variant="minimal" size="small" text={shared.list.retry} onClick={() => void retry()} />
      }
      isBusy={content.kind === "loading"}
      choices={store.taxTypes.map(({ id, name: text }) => ({ value: id, text }))}
    />
  );
});

/** The form that creates an invoice. Its fields depend on the service (specification 3, section 2.4). */
class NewInvoiceStore {
  readonly fields: readonly InvoiceField[];
  readonly form: FormStore<NewInvoiceDraft, NewInvoice>;
  readonly creation: ButtonRequest;
  readonly loadedTaxTypes: LoadedStore<readonly TaxType[]>;

  constructor(
    private readonly services: Services,
    private readonly service: BillService,
  ) {
    this.fields = invoiceFieldsOf(service);
    this.form = new FormStore(
      newInvoiceDraft(this.fields, () => bankDay(services.clock)),
      (draft) => toNewInvoice(draft, this.fields),
    );
    this.creation = new ButtonRequest("No invoice was created", services.log, (failure) => explain(failure));
    this.loadedTaxTypes = new LoadedStore((failure) => services.log.warn("Tax types did not load", failure));
    makeStore(this);
  }

  /** The last month that can be chosen, such as "2026-11". */
  get month(): string {
    return bankDay(this.services.clock).slice(0, 7);
  }

  get taxTypes(): readonly TaxType[] {
    return this.loadedTaxTypes.value ?? [];
  }

  /** Loads the tax types of the service (S3-5-48), if the form has a field for them. */
  async load(): Promise<void> {
    if (!this.fields.some(({ type }) => type === "taxType")) return;
    await this.loadedTaxTypes.load(() => this.services.bills.taxTypes(this.service.id));
  }

  /** Returns the number of the new invoice, or undefined if none was created. */
  async submit(): Promise<string | undefined> {
    const fields = this.form.submit();
    return fields && this.creation.send(() => this.services.bills.createInvoice(this.service.code, fields));
  }
}

type MonthFieldProps = FieldProps & {
  /** The last month that can be chosen, such as "2026-11". */
  max: string;
};

/** A month such as "2026-11", with the browser's month picker. In browsers without one, the month is typed. */
function MonthField({ label, value, onChange, onLeave, problem, max }: MonthFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <InputGroup
          {...control}
          type="month"
          max={max}
          placeholder={max}
          value={value}
          onValueChange={onChange}
          onBlur={() => onLeave?.()}
          intent={problem ? "danger" : "none"}
          fill
        />
      )}
    </Field>
  );
}
