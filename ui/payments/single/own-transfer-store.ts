import { OwnTransferDraft, repeatOwnTransfer, toPayment } from "../../../application/payments/own-transfer-draft";
import type { Account } from "../../../domain/accounts/account";
import { type Money, parseAmount } from "../../../domain/money";
import type { OwnTransfer } from "../../../domain/payments/payment";
import { type LimitedPayment, limitedEntry } from "../../../domain/payments/payment-limits";
import { type ComparedPayment, comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { AccountsStore } from "../../accounts/accounts-store";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { accountChange, changesIn, fillSource, scheduleChange, stillOffered } from "../changes";
import { createPaymentAction, type PaymentAction } from "../payment-action";

/** The form Between Own Accounts and its payment (specification 2, section 2.1). */
export class OwnTransferStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<OwnTransferDraft, OwnTransfer>;
  readonly paymentAction: PaymentAction;

  constructor(
    services: Services,
    readonly isRequest: boolean,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"ownAccounts">,
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.form = new FormStore(
      () => new OwnTransferDraft(),
      (draft) => toPayment(draft, this.accounts.accounts, bankDay(services.clock)),
    );
    if (repeated) this.form.fill(repeatOwnTransfer(repeated));
    makeStore(this);
    this.paymentAction = createPaymentAction(services, this, isRequest);
  }

  async load(): Promise<void> {
    await this.accounts.load();
    this.fillAccounts();
  }

  get changes(): readonly string[] {
    const { repeated, accounts } = this;
    if (!repeated) return [];
    const { source, payee } = repeated;
    const [from, to] = [source.account, payee.account].map((number) =>
      accountChange(accounts, accounts.accounts, number),
    );
    return changesIn([from, to, scheduleChange(repeated)]);
  }

  get source(): Account | undefined {
    return this.accounts.accounts.find(({ number }) => number === this.form.draft.source);
  }

  get destination(): Account | undefined {
    return this.accounts.accounts.find(({ number }) => number === this.form.draft.destination);
  }

  /** Own accounts other than the source account, in its currency (S2-5-017). */
  get destinations(): readonly Account[] {
    const { source } = this;
    if (!source) return this.accounts.accounts;
    return this.accounts.accounts.filter(
      ({ number, currency }) => number !== source.number && currency === source.currency,
    );
  }

  /** The typed amount, or undefined while it cannot be parsed. */
  get amount(): Money | undefined {
    const parsed = parseAmount(this.form.draft.amount, this.source?.currency);
    return parsed.ok ? parsed.value : undefined;
  }

  chooseSource(number: string): void {
    this.form.set("source", number);
    const { destination } = this;
    if (destination && !this.destinations.includes(destination)) this.form.set("destination", "");
  }

  get compared(): ComparedPayment | undefined {
    return comparedSingle("ownAccounts", this.form.draft.destination, this.amount);
  }

  get limitedPayment(): LimitedPayment | undefined {
    return limitedEntry(this.source, { total: this.amount, isScheduled: this.form.draft.scheduled !== "" });
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting) return;
    const payment = this.form.submit();
    if (payment) await this.paymentAction.begin(payment);
  }

  private fillAccounts(): void {
    const { repeated, accounts, form } = this;
    const { source, destination } = form.draft;
    if (!repeated) fillSource(form, accounts.accounts, undefined);
    else if (!source && !destination)
      form.fill({
        source: stillOffered(accounts.accounts, repeated.source.account),
        destination: stillOffered(accounts.accounts, repeated.payee.account),
      });
  }
}
