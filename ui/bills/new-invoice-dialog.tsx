import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { BillService } from "../../domain/bills/invoice";
import { type InvoiceField, paymentPeriods } from "../../domain/bills/invoice-fields";
import { unreachable } from "../../domain/never";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { ChoiceField } from "../kit/fields/choice-field";
import type { FieldProps } from "../kit/fields/field";
import { Form } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { MonthField } from "../kit/fields/month-field";
import { TextField } from "../kit/fields/text-field";
import { words as shared } from "../kit/words";
import { useServices } from "../services";
import { NewInvoiceStore } from "./new-invoice-store";
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
