import { makeAutoObservable } from "mobx";
import { OwnTransferDraft, toPayment } from "../../application/payments/own-transfer-draft";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { Account } from "../../domain/accounts/account";
import { type Money, parseAmount } from "../../domain/money";
import type { Payment } from "../../domain/payments/payment";
import { AccountsStore } from "../accounts/accounts-store";
import { ActionStore } from "../shared/dialogs/action-store";
import { FormStore } from "../shared/form-store";
import type { Services } from "../shared/services";
import { words as shared } from "../shared/words";
import { words } from "./words";

type Parts = Pick<Services, "accounts" | "payments" | "downloads" | "log">;

/** The form Between Own Accounts and the payment it makes (specification 2, section 2.1). */
export class OwnTransferStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<OwnTransferDraft, Payment>;
  readonly action: ActionStore<PaymentReceipt>;
  /** What was submitted, as the confirmation shows it. */
  payment: Payment | undefined;
  receiptProblem: string | undefined;

  constructor(
    private readonly services: Parts,
    successText: string,
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.form = new FormStore(
      () => new OwnTransferDraft(),
      (draft) => toPayment(draft, this.accounts.accounts),
    );
    this.action = new ActionStore({
      success: () => successText,
      failure: words.failed,
      onEnd: () => void this.accounts.refresh(),
    });
    makeAutoObservable<this, "services">(
      this,
      { accounts: false, form: false, action: false, services: false },
      { autoBind: true },
    );
  }

  get source(): Account | undefined {
    return this.accounts.accounts.find(({ number }) => number === this.form.draft.source);
  }

  get destination(): Account | undefined {
    return this.accounts.accounts.find(({ number }) => number === this.form.draft.destination);
  }

  /** Own accounts other than the source and in its currency (S2-5-017). */
  get destinations(): readonly Account[] {
    const { source } = this;
    if (!source) return this.accounts.accounts;
    return this.accounts.accounts.filter(
      ({ number, currency }) => number !== source.number && currency === source.currency,
    );
  }

  /** The amount as far as it can be read yet. */
  get amount(): Money | undefined {
    const parsed = parseAmount(this.form.draft.amount, this.source?.currency);
    return parsed.ok ? parsed.value : undefined;
  }

  chooseSource(number: string): void {
    this.form.set("source", number);
    const { destination } = this;
    if (destination && !this.destinations.includes(destination)) this.form.set("destination", "");
  }

  async submit(): Promise<void> {
    if (this.action.isStarting) return;
    const payment = this.form.submit();
    if (!payment) return;
    this.payment = payment;
    await this.action.begin(this.services.payments.pay(payment));
  }

  /** Once it is done there is nothing left in the form to lose. */
  finish(): void {
    this.form.clear();
    this.receiptProblem = undefined;
    this.action.close();
  }

  async saveReceipt(transactionId: string): Promise<void> {
    this.tellReceiptProblem(undefined);
    const receipt = await this.services.payments.receipt(transactionId);
    if (receipt.ok) this.services.downloads.save(receipt.value);
    else this.tellReceiptProblem(shared.status.receiptFailed);
  }

  private tellReceiptProblem(problem: string | undefined): void {
    this.receiptProblem = problem;
  }
}
