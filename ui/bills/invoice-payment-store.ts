import {
  InvoicePaymentDraft,
  type InvoiceQuery,
  repeatInvoicePayment,
  toInvoicePayment,
  toInvoiceQuery,
} from "../../application/bills/invoice-payment-draft";
import { type BillService, closedStatusOf, type Invoice } from "../../domain/bills/invoice";
import type { Money } from "../../domain/money";
import type { InvoicePayment } from "../../domain/payments/payment";
import { type ComparedPayment, comparedBill } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import { FormStore } from "../kit/fields/form-store";
import { formatAmount } from "../kit/format";
import { OptionalList } from "../kit/loading/optional-list";
import { makeStore } from "../kit/make-store";
import { amountChange, changesIn, choiceChange } from "../payments/changes";
import { Payer } from "../payments/payer";
import { createPaymentAction, type PaymentAction } from "../payments/payment-action";
import { words as payments } from "../payments/words";
import type { Services } from "../services";
import { ButtonRequest } from "./button-request";
import { formatWireDate, words } from "./words";

/** The form Ghana Gov in two steps, verify and proceed (specification 3, section 2.4). */
export class InvoicePaymentStore {
  readonly form: FormStore<InvoicePaymentDraft, InvoiceQuery | InvoicePayment>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly lookup: ButtonRequest;
  readonly #services: OptionalList<BillService>;
  /** The invoice from the bank; undefined in the verify step. */
  invoice: Invoice | undefined;
  isGenerating = false;
  /** The service of the verified invoice, which is not the chosen one. */
  otherService: string | undefined;

  constructor(
    private readonly dependencies: Services,
    isRequest: boolean,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"ghanaGov">,
  ) {
    this.#services = new OptionalList("Bill services", dependencies.log);
    this.form = new FormStore<InvoicePaymentDraft, InvoiceQuery | InvoicePayment>(
      () => new InvoicePaymentDraft(),
      (draft) =>
        this.invoice
          ? toInvoicePayment(draft, { accounts: this.payer.sources, services: this.services, invoice: this.invoice })
          : toInvoiceQuery(draft),
    );
    if (repeated) this.form.fill(repeatInvoicePayment(repeated, []));
    this.payer = new Payer(dependencies, this.form, { isInCedis: true, repeated });
    this.lookup = new ButtonRequest("The invoice was not verified", dependencies.log, ({ kind }) =>
      kind === "sessionEnded" ? "" : words.notVerified,
    );
    makeStore(this);
    this.paymentAction = createPaymentAction(dependencies, this, isRequest);
  }

  async load(): Promise<void> {
    const { bills } = this.dependencies;
    await Promise.all([this.#services.load(() => bills.services()), this.payer.accounts.load()]);
    this.fillChoices();
  }

  get services(): readonly BillService[] {
    return this.#services.rows;
  }

  get changes(): readonly string[] {
    const { repeated, payer, invoice, services, service } = this;
    if (!repeated) return [];
    return changesIn([
      payer.change,
      services.length > 0 && !service
        ? choiceChange(
            repeated.service,
            services.some(({ name }) => name === repeated.service),
          )
        : undefined,
      invoice?.number === repeated.invoiceNumber
        ? amountChange(payments.amount, repeated.amount, invoice.amount)
        : undefined,
    ]);
  }

  get service(): BillService | undefined {
    return this.services.find(({ id }) => id === this.form.draft.service);
  }

  get isBusy(): boolean {
    return this.lookup.isSending || this.paymentAction.isStarting;
  }

  /** The reason why Verify or Proceed is disabled now. */
  get reason(): string | undefined {
    if (!this.invoice) return this.form.draft.invoice.trim() ? undefined : words.invoiceFirst;
    const why = closedStatusOf(this.invoice);
    if (why) return words.closed[why];
    return this.form.outcome.ok ? undefined : words.incomplete;
  }

  get compared(): ComparedPayment | undefined {
    return comparedBill("ghanaGov", this.invoice?.number, this.total);
  }

  get total(): Money | undefined {
    return this.invoice?.amount;
  }

  async submit(): Promise<void> {
    if (this.isBusy || this.reason !== undefined) return;
    const submitted = this.form.submit();
    if (submitted?.kind === "invoiceQuery") await this.verify(submitted.number);
    else if (submitted) await this.paymentAction.begin(submitted);
  }

  /** Chooses the service of the invoice and verifies it again. */
  async acceptService(): Promise<void> {
    const other = this.services.find(({ name }) => name === this.otherService);
    if (!other) return;
    this.form.set("service", other.id);
    await this.submit();
  }

  /** Returns to the verify step and keeps its texts. */
  back(): void {
    const { service, invoice } = this.form.draft;
    this.invoice = undefined;
    this.form.clear();
    this.form.setTexts({ service, invoice });
  }

  setGenerating(isGenerating: boolean): void {
    this.isGenerating = isGenerating;
  }

  fillInNumber(number: string): void {
    this.isGenerating = false;
    this.form.set("invoice", number);
  }

  private fillChoices(): void {
    const { repeated, form, services, payer } = this;
    if (!repeated) return;
    payer.fill();
    const { service = "" } = repeatInvoicePayment(repeated, services);
    if (!form.draft.service) form.fill({ service });
  }

  private async verify(number: string): Promise<void> {
    this.setOtherService(undefined);
    const invoice = await this.lookup.send(() => this.dependencies.bills.invoice(number));
    if (!invoice) return;
    if (invoice.service && invoice.service !== this.service?.name) this.setOtherService(invoice.service);
    else this.showInvoice(invoice);
  }

  /** Fills in the invoice. Missing values are reported immediately, because the user cannot enter them. */
  private showInvoice(invoice: Invoice): void {
    const { service, source } = this.form.draft;
    const [first, ...others] = this.payer.sources;
    this.invoice = invoice;
    this.form.clear();
    this.form.setTexts({
      description: invoice.description,
      createdDate: formatWireDate(invoice.createdDate),
      expiryDate: formatWireDate(invoice.expiryDate),
      status: invoice.status ? words.statuses[invoice.status] : "",
      customerName: invoice.customerName,
      narration: invoice.narration,
      amount: invoice.amount ? formatAmount(invoice.amount) : "",
      service,
      invoice: invoice.number,
      source: first && others.length === 0 ? first.number : source,
    });
    for (const field of lookedUpFields) this.form.leave(field);
  }

  private setOtherService(service: string | undefined): void {
    this.otherService = service;
  }
}

const lookedUpFields = [
  "description",
  "createdDate",
  "expiryDate",
  "status",
  "customerName",
  "narration",
  "amount",
] as const;
