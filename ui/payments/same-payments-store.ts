import type { ComparedPayment, SamePayments } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import { Lookup } from "../kit/loading/lookup";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { comparedWith, repeatedText, samePaymentsText } from "./same-payment-words";

export type SamePaymentsDependencies = Pick<Services, "samePaymentsService" | "log">;

/** Warns about earlier payments of the company that are the same. The warning does not prevent a payment. */
export class SamePaymentsStore {
  private readonly lookup: Lookup<ComparedPayment, SamePayments>;
  readonly #compared: () => ComparedPayment | undefined;

  constructor(
    { samePaymentsService, log }: SamePaymentsDependencies,
    /** Returns the payment as far as it is entered; undefined until it can be compared. */
    compared: () => ComparedPayment | undefined,
    /** The request that the form was filled from, which the user knows. */
    private readonly repeated?: BankRequest | undefined,
  ) {
    this.#compared = compared;
    makeStore(this);
    this.lookup = new Lookup(
      {
        key: compared,
        fetch: (payment) => samePaymentsService.find(payment),
        logMessage: "Earlier payments could not be compared",
      },
      log,
    );
  }

  get warning(): string | undefined {
    const [compared, same] = [this.#compared(), this.lookup.value];
    if (!compared || !same) return undefined;
    const known = same.found.find(({ id }) => id === this.repeated?.id);
    const others = { ...same, found: same.found.filter((each) => each !== known) };
    const what = comparedWith({ category: compared.category, count: compared.payees.length });
    return samePaymentsText(others, what) ?? (known && repeatedText(known, what));
  }

  /** Asks again, because another tab or user may have made the same payment in the meantime. */
  renew(): void {
    this.lookup.renew();
  }
}
