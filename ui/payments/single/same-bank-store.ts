import { repeatSameBank, SameBankDraft, toSameBankTransfer } from "../../../application/payments/same-bank-draft";
import type { OwnBankAccount } from "../../../application/payments/transfer-lookups-port";
import type { Beneficiary, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { hasDigitCount, OWN_ACCOUNT_LENGTHS } from "../../../domain/entered-text";
import type { Money } from "../../../domain/money";
import type { CheckedPayee } from "../../../domain/payments/name-check";
import type { SameBankTransfer } from "../../../domain/payments/payment";
import { type ComparedPayment, comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { Lookup } from "../../kit/loading/lookup";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { changesIn, payeeChange, scheduleChange } from "../changes";
import { Payer } from "../payer";
import { createPaymentAction, type PaymentAction } from "../payment-action";
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
  readonly form: FormStore<SameBankDraft, SameBankTransfer>;
  readonly ownerLookup: Lookup<string, OwnBankAccount>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly isRequest: boolean;
  readonly repeated: BankRequest<"sameBank"> | undefined;
  readonly saved: OptionalList<Beneficiary<"account">>;

  constructor(
    private readonly services: Services,
    { isRequest, payee, repeated }: SameBankStoreOptions,
  ) {
    this.isRequest = isRequest;
    this.repeated = repeated;
    this.saved = new OptionalList("Saved accounts", services.log);
    this.form = new FormStore(
      () => Object.assign(new SameBankDraft(), payee && { destination: payee.account }),
      (draft) => toSameBankTransfer(draft, this.draftContext),
    );
    if (repeated) this.form.fill(repeatSameBank(repeated));
    this.payer = new Payer(services, this.form, { repeated });
    makeStore(this);
    this.ownerLookup = new Lookup(
      {
        key: () => (hasDigitCount(this.destination, OWN_ACCOUNT_LENGTHS) ? this.destination : undefined),
        fetch: (number) => services.transferLookups.accountAtThisBank(number),
        logMessage: "The destination account could not be looked up",
      },
      services.log,
    );
    this.paymentAction = createPaymentAction(services, this, isRequest);
  }

  async load(): Promise<void> {
    const { beneficiaries } = this.services;
    await Promise.all([this.saved.load(() => beneficiaries.atThisBank()), this.payer.load()]);
  }

  get destination(): string {
    return this.form.draft.destination;
  }

  /** Transfers within the bank are free of charge. */
  get total(): Money | undefined {
    return this.payer.amount;
  }

  get payee(): CheckedPayee | undefined {
    return this.ownerLookup.value && { kind: "sameBank", place: "", number: this.destination };
  }

  /** The saved beneficiary whose data is in the form. */
  get matchingPayee(): Beneficiary<"account"> | undefined {
    return this.saved.rows.find(({ account }) => account === this.destination);
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
    const { repeated, payer, ownerLookup, destination } = this;
    if (!repeated) return [];
    return changesIn([
      payer.change,
      destination === repeated.payee.account ? payeeChange(ownerLookup, repeated.payee.name) : undefined,
      scheduleChange(repeated),
    ]);
  }

  pick({ account }: Beneficiary<"account">): void {
    this.form.set("destination", account);
    this.form.set("keepsPayee", "");
  }

  get compared(): ComparedPayment | undefined {
    return comparedSingle("sameBank", this.destination, this.total, this.ownerLookup.value?.name);
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting || this.reason !== undefined) return;
    const payment = this.paymentAction.checks.names.confirmedIn(this.form.submit());
    if (payment) await this.paymentAction.begin(payment, payment.payee.name);
  }

  private get draftContext() {
    const { payer, ownerLookup, matchingPayee, services } = this;
    const today = bankDay(services.clock);
    return { accounts: payer.sources, found: ownerLookup.value, chosen: matchingPayee, today };
  }
}
