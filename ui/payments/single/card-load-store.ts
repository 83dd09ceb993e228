import { reaction } from "mobx";
import { CardLoadDraft, customerIn, repeatCardLoad, toCardLoad } from "../../../application/payments/card-load-draft";
import type { CardHolder } from "../../../application/payments/cards-port";
import type { Beneficiary, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import type { Money } from "../../../domain/money";
import type { CheckedPayee } from "../../../domain/payments/name-check";
import type { CardLoad } from "../../../domain/payments/payment";
import { type ComparedPayment, cardPayee, comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { FormStore } from "../../kit/fields/form-store";
import { CUSTOMER_DEBOUNCE_MS, Lookup } from "../../kit/loading/lookup";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { changesIn, payeeChange } from "../changes";
import { Payer } from "../payer";
import { createPaymentAction, type PaymentAction } from "../payment-action";
import { cardWords as words } from "../words";

/** The form Single Card Load, the lookup of the card's holder, and the payment (specification 2, section 2.3). */
export class CardLoadStore {
  readonly form: FormStore<CardLoadDraft, CardLoad>;
  readonly holderLookup: Lookup<string, CardHolder>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly saved: OptionalList<Beneficiary<"card">>;
  /** The phone number that the bank filled in. A typed one is not overwritten. */
  #prefilled = "";

  constructor(
    private readonly services: Services,
    isRequest: boolean,
    /** The payee that the form was opened with. */
    payee?: PayeeOf<"card">,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"prepaidCard">,
  ) {
    const { cards, log } = services;
    this.saved = new OptionalList("Saved cards", log);
    this.form = new FormStore(
      () =>
        Object.assign(
          new CardLoadDraft(),
          payee && { customerId: payee.customerId, lastDigits: payee.lastDigits, phone: payee.phone },
        ),
      (draft) => toCardLoad(draft, { accounts: this.payer.sources, cardName: this.holderLookup.value?.name }),
    );
    if (repeated) this.form.fill(repeatCardLoad(repeated));
    this.payer = new Payer(services, this.form, { isInCedis: true, repeated });
    this.holderLookup = new Lookup(
      {
        key: () => customerIn(this.form.draft),
        fetch: (customerId) => cards.holderOf(customerId),
        logMessage: "The card's holder could not be looked up",
        debounceMs: CUSTOMER_DEBOUNCE_MS,
      },
      log,
    );
    makeStore(this);
    this.paymentAction = createPaymentAction(services, this, isRequest);
    reaction(
      () => this.holderLookup.value,
      (holder) => this.prefill(holder?.phone ?? ""),
    );
  }

  async load(): Promise<void> {
    const { beneficiaries } = this.services;
    await Promise.all([this.saved.load(() => beneficiaries.cards()), this.payer.load()]);
  }

  /** Card loads are free of charge. */
  get total(): Money | undefined {
    return this.payer.amount;
  }

  /** The saved beneficiary whose data is in the form. */
  get matchingPayee(): Beneficiary<"card"> | undefined {
    const { customerId, lastDigits } = this.form.draft;
    return this.saved.rows.find((each) => each.customerId === customerId && each.lastDigits === lastDigits);
  }

  get customerProblem(): string | undefined {
    return this.holderLookup.content.kind === "idle" ? this.form.problemOf("customerId") : this.notValidated;
  }

  /** Whether a field of the payee has a problem, or says something else than the saved beneficiary. */
  get hasOtherPayee(): boolean {
    const { customerProblem, form, matchingPayee } = this;
    const savedPhone = matchingPayee?.phone || form.draft.phone;
    const problems = [customerProblem, form.problemOf("lastDigits"), form.problemOf("phone")];
    return form.draft.phone !== savedPhone || problems.some(Boolean);
  }

  /** The reason why Make Transfer is disabled now. */
  get reason(): string | undefined {
    if (this.holderLookup.isLooking) return shared.lookingUp;
    return this.notValidated;
  }

  private get notValidated(): string | undefined {
    const { content } = this.holderLookup;
    if (content.kind === "notFound") return words.notValidated;
    return content.kind === "failed" ? (content.message ?? words.notValidated) : undefined;
  }

  pick({ customerId, lastDigits, phone }: Beneficiary<"card">): void {
    this.form.set("customerId", customerId);
    this.form.set("lastDigits", lastDigits);
    this.form.set("keepsPayee", "");
    this.form.set("phone", phone);
  }

  get changes(): readonly string[] {
    const { repeated, payer, form, holderLookup } = this;
    if (!repeated) return [];
    return changesIn([
      payer.change,
      form.draft.customerId === repeated.customerId ? payeeChange(holderLookup, repeated.payee.name) : undefined,
    ]);
  }

  get compared(): ComparedPayment | undefined {
    const { customerId, lastDigits } = this.form.draft;
    const payee = customerId && lastDigits ? cardPayee(customerId, lastDigits) : "";
    return comparedSingle("prepaidCard", payee, this.total);
  }

  get payee(): CheckedPayee | undefined {
    const { customerId: place, lastDigits: number } = this.form.draft;
    return this.holderLookup.value && { kind: "card", place, number };
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting || this.reason !== undefined) return;
    const payment = this.paymentAction.checks.names.confirmedIn(this.form.submit());
    if (payment) await this.paymentAction.begin(payment, payment.card.cardName);
  }

  private prefill(phone: string): void {
    const typed = this.form.draft.phone;
    if (typed !== "" && typed !== this.#prefilled) return;
    this.#prefilled = phone;
    this.form.set("phone", phone);
  }
}
