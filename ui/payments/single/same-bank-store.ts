import {
  OWN_ACCOUNT_LENGTHS,
  repeatSameBank,
  SameBankDraft,
  toSameBankTransfer,
} from "../../../application/payments/same-bank-draft";
import { readSourceAndAmount } from "../../../application/payments/transfer-draft";
import type { OwnBankAccount } from "../../../application/payments/transfer-lookups-port";
import type { Account } from "../../../domain/accounts/account";
import type { Beneficiary, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { hasDigitCount } from "../../../domain/entered-text";
import type { Money } from "../../../domain/money";
import type { SameBankTransfer } from "../../../domain/payments/payment";
import type { LimitedPayment } from "../../../domain/payments/payment-limits";
import { comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { AccountsStore } from "../../accounts/accounts-store";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { Lookup } from "../../kit/loading/lookup";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { accountChange, changesIn, payeeChange, scheduleChange, stillOffered } from "../changes";
import { LimitsStore } from "../limits-store";
import { NameCheckStore } from "../name-check-store";
import { createPaymentAction, type PaymentAction } from "../payment-action";
import { SamePaymentsStore } from "../same-payments-store";
import { words } from "../words";

type SameBankStoreOptions = {
  readonly isRequest: boolean;
  /** The payee that the form was opened with. */
  readonly payee: PayeeOf<"account"> | undefined;
  /** The earlier request that the form was opened with. */
  readonly repeated?: BankRequest<"sameBank"> | undefined;
};

/**
 * The transfer form to the own bank, the lookup of the account's holder, and the payment (specification 2, section
 * 2.1).
 */
export class SameBankStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<SameBankDraft, SameBankTransfer>;
  readonly ownerLookup: Lookup<string, OwnBankAccount>;
  readonly paymentAction: PaymentAction;
  readonly same: SamePaymentsStore;
  readonly limits: LimitsStore;
  readonly names: NameCheckStore;
  readonly isRequest: boolean;
  readonly repeated: BankRequest<"sameBank"> | undefined;
  saved: readonly Beneficiary<"account">[] = [];

  constructor(
    private readonly services: Services,
    { isRequest, payee, repeated }: SameBankStoreOptions,
  ) {
    this.isRequest = isRequest;
    this.repeated = repeated;
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.form = new FormStore(
      () => Object.assign(new SameBankDraft(), payee && { destination: payee.account }),
      (draft) => toSameBankTransfer(draft, this.draftContext),
    );
    if (repeated) this.form.fill(repeatSameBank(repeated));
    this.paymentAction = createPaymentAction(services, {
      isRequest,
      onFailed: () => void this.refresh(),
      onBegin: () => this.same.renew(),
    });
    makeStore(this);
    this.limits = new LimitsStore(services, this.paymentAction.action, () => this.limitedPayment);
    this.same = new SamePaymentsStore(
      services,
      () => comparedSingle("sameBank", this.destination, this.amount),
      repeated,
    );
    this.names = new NameCheckStore(this.limits, this.form);
    this.ownerLookup = new Lookup(
      {
        key: () => (hasDigitCount(this.destination, OWN_ACCOUNT_LENGTHS) ? this.destination : undefined),
        fetch: (number) => services.transferLookups.accountAtThisBank(number),
        logMessage: "The destination account could not be looked up",
      },
      services.log,
    );
  }

  async load(): Promise<void> {
    const [saved] = await Promise.all([this.services.beneficiaries.atThisBank(), this.accounts.load()]);
    if (!saved.ok) this.services.log.warn("Saved accounts did not load", saved.failure);
    this.setSaved(saved.ok ? saved.value : []);
    this.fillSource();
  }

  get destination(): string {
    return this.form.draft.destination;
  }

  get source(): Account | undefined {
    return readSourceAndAmount(this.form.draft, this.accounts.accounts).source;
  }

  get amount(): Money | undefined {
    return readSourceAndAmount(this.form.draft, this.accounts.accounts).amount;
  }

  /** The saved beneficiary whose data is in the form. */
  get matchingPayee(): Beneficiary<"account"> | undefined {
    return this.saved.find(({ account }) => account === this.destination);
  }

  /** "Account not found" as soon as the bank has answered; other problems after blur (specification 2, section 8). */
  get destinationProblem(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "notFound" || kind === "failed") return shared.accountNotFound;
    return kind === "looking" ? undefined : this.form.problemOf("destination");
  }

  /** The reason why the form cannot be submitted now: the destination is being looked up or was not found. */
  get reason(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "looking") return shared.lookingUp;
    return kind === "notFound" || kind === "failed" ? words.notVerified : undefined;
  }

  get changes(): readonly string[] {
    const { repeated, accounts, ownerLookup, destination } = this;
    if (!repeated) return [];
    return changesIn([
      accountChange(accounts, accounts.accounts, repeated.source.account),
      destination === repeated.payee.account ? payeeChange(ownerLookup, repeated.payee.name) : undefined,
      scheduleChange(repeated),
    ]);
  }

  get warning(): string | undefined {
    return this.same.warning;
  }

  pick({ account }: Beneficiary<"account">): void {
    this.form.set("destination", account);
  }

  private get limitedPayment(): LimitedPayment | undefined {
    const { source } = this;
    return (
      source && {
        source: source.number,
        currency: source.currency,
        total: this.amount,
        isScheduled: this.form.draft.scheduled !== "",
        payee: this.ownerLookup.value && { kind: "sameBank", place: "", number: this.destination },
      }
    );
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting || this.reason !== undefined) return;
    const payment = this.names.confirmedIn(this.form.submit());
    if (payment) await this.paymentAction.begin(payment, payment.payee.name);
  }

  private get draftContext() {
    const { accounts } = this.accounts;
    return { accounts, found: this.ownerLookup.value, chosen: this.matchingPayee, today: bankDay(this.services.clock) };
  }

  private async refresh(): Promise<void> {
    this.limits.renew();
    this.same.renew();
    await this.accounts.renew();
  }

  private fillSource(): void {
    const { repeated, accounts, form } = this;
    if (repeated && !form.draft.source) form.fill({ source: stillOffered(accounts.accounts, repeated.source.account) });
  }

  private setSaved(saved: readonly Beneficiary<"account">[]): void {
    this.saved = saved;
  }
}
