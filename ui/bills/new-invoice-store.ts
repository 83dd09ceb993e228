import type { NewInvoice } from "../../application/bills/bills-port";
import { type NewInvoiceDraft, newInvoiceDraft, toNewInvoice } from "../../application/bills/new-invoice-draft";
import type { BillService, TaxType } from "../../domain/bills/invoice";
import { type InvoiceField, invoiceFieldsOf } from "../../domain/bills/invoice-fields";
import { bankDay } from "../kit/bank-day";
import { explain } from "../kit/explain";
import { FormStore } from "../kit/fields/form-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { ButtonRequest } from "./button-request";

type NewInvoiceStoreDependencies = Pick<Services, "bills" | "clock" | "log">;

/** The form that creates an invoice. Its fields depend on the service (specification 3, section 2.4). */
export class NewInvoiceStore {
  readonly fields: readonly InvoiceField[];
  readonly form: FormStore<NewInvoiceDraft, NewInvoice>;
  readonly creation: ButtonRequest;
  readonly loadedTaxTypes: LoadedStore<readonly TaxType[]>;

  constructor(
    private readonly services: NewInvoiceStoreDependencies,
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
