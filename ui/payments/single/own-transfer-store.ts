import { OwnTransferDraft, repeatOwnTransfer, toPayment } from "../../../application/payments/own-transfer-draft";
import type { Account } from "../../../domain/accounts/account";
import type { Money } from "../../../domain/money";
import type { OwnTransfer } from "../../../domain/payments/payment";
import { type ComparedPayment, comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { accountChange, changesIn, scheduleChange, stillOffered } from "../changes";
import { Payer } from "../payer";
import { createPaymentAction, type PaymentAction } from "../payment-action";

/** The form Between Own Accounts and its payment (specification 2, section 2.1). */
export class OwnTransferStore {
  readonly form: FormStore<OwnTransferDraft, OwnTransfer>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;

  constructor(
    services: Services,
    readonly isRequest: boolean,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"ownAccounts">,
  ) {
    this.form = new FormStore(
      () => new OwnTransferDraft(),
      (draft) => toPayment(draft, this.payer.sources, bankDay(services.clock)),
    );
    if (repeated) this.form.fill(repeatOwnTransfer(repeated));
    this.payer = new Payer(services, this.form, { repeated });
    makeStore(this);
    this.paymentAction = createPaymentAction(services, this, isRequest);
  }

  async load(): Promise<void> {
    await this.payer.load();
    const { repeated, form, payer } = this;
    if (repeated && !form.draft.destination)
      form.fill({ destination: stillOffered(payer.sources, repeated.payee.account) });
  }

  get changes(): readonly string[] {
    const { repeated, payer } = this;
    if (!repeated) return [];
    const destinationChange = accountChange(payer.accounts, payer.sources, repeated.payee.account);
    return changesIn([payer.change, destinationChange, scheduleChange(repeated)]);
  }

  get destination(): Account | undefined {
    return this.payer.sources.find(({ number }) => number === this.form.draft.destination);
  }

  /** Own accounts other than the source account, in its currency (S2-5-017). */
  get destinations(): readonly Account[] {
    const { source, sources } = this.payer;
    if (!source) return sources;
    return sources.filter(({ number, currency }) => number !== source.number && currency === source.currency);
  }

  /** Transfers between own accounts are free of charge. */
  get total(): Money | undefined {
    return this.payer.amount;
  }

  chooseSource(number: string): void {
    this.form.set("source", number);
    const { destination } = this;
    if (destination && !this.destinations.includes(destination)) this.form.set("destination", "");
  }

  get compared(): ComparedPayment | undefined {
    return comparedSingle("ownAccounts", this.form.draft.destination, this.total);
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting) return;
    const payment = this.form.submit();
    if (payment) await this.paymentAction.begin(payment);
  }
}
