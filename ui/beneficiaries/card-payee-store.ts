import { CardPayeeDraft, toCardPayee } from "../../application/beneficiaries/card-payee-draft";
import { customerIn } from "../../application/payments/card-load-draft";
import type { CardHolder } from "../../application/payments/cards-port";
import type { PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { FormStore } from "../kit/fields/form-store";
import { CUSTOMER_DEBOUNCE_MS, Lookup } from "../kit/loading/lookup";
import { makeStore } from "../kit/make-store";
import { cardWords } from "../payments/words";
import type { Services } from "../services";

/** The form that adds or changes a saved prepaid card, with its lookup (specification 2, section 4). */
export class CardPayeeStore {
  readonly form: FormStore<CardPayeeDraft, PayeeOf<"card">>;
  readonly holderLookup: Lookup<string, CardHolder>;

  constructor(services: Services, saved?: PayeeOf<"card">) {
    this.form = new FormStore(
      () =>
        Object.assign(
          new CardPayeeDraft(),
          saved && { name: saved.name, customerId: saved.customerId, lastDigits: saved.lastDigits },
        ),
      (draft) => toCardPayee(draft, this.holderLookup.value),
    );
    makeStore(this);
    this.holderLookup = new Lookup(
      {
        key: () => customerIn(this.form.draft),
        fetch: (customerId) => services.cards.holderOf(customerId),
        logMessage: "The card's holder could not be looked up",
        debounceMs: CUSTOMER_DEBOUNCE_MS,
      },
      services.log,
    );
  }

  get isLooking(): boolean {
    return this.holderLookup.isLooking;
  }

  get isValidated(): boolean {
    return this.holderLookup.value !== undefined;
  }

  get customerProblem(): string | undefined {
    const { kind } = this.holderLookup.content;
    if (kind === "notFound" || kind === "failed") return cardWords.notValidated;
    return kind === "looking" ? undefined : this.form.problemOf("customerId");
  }
}
