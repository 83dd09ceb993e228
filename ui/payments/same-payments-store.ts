import { reaction } from "mobx";
import { isBulk } from "../../domain/payments/categories";
import type { AskedChanges } from "../../domain/payments/changed-account";
import type { ComparedPayment, SamePayments } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import { Lookup } from "../kit/loading/lookup";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { comparedWith, repeatedText, samePaymentsText } from "./check-words";

/** Warns about earlier payments of the company that are the same. The warning does not prevent a payment. */
export class SamePaymentsStore {
  private readonly lookup: Lookup<ComparedPayment, SamePayments>;
  readonly #compared: () => ComparedPayment | undefined;
  /** Shown until the newest answer about the same payees arrives. */
  private latest: { readonly key: string | undefined; readonly changed: AskedChanges | undefined } | undefined;

  constructor(
    { samePaymentsService, log }: Services,
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
    reaction(
      () => this.lookup.value,
      (value) => value && this.setLatest(value),
    );
  }

  /** The payees that are known at other accounts. */
  get changed(): AskedChanges | undefined {
    if (this.lookup.value) return this.lookup.value.changed;
    return this.lookup.isLooking && this.latest?.key === this.payeesKey ? this.latest?.changed : undefined;
  }

  /** Whether the payment is a list, in which a payee is found by its row. */
  get isList(): boolean {
    const compared = this.#compared();
    return compared !== undefined && isBulk(compared.category);
  }

  /** Distinguishes payments to other payees. Lists can be long, so they differ in their length and ends. */
  private get payeesKey(): string | undefined {
    const payees = this.#compared()?.payees;
    return payees && [payees.length, payees[0]?.payee, payees.at(-1)?.payee].join();
  }

  get warning(): string | undefined {
    const [compared, same] = [this.#compared(), this.lookup.value];
    if (!compared || !same) return undefined;
    const known = same.found.find(({ id }) => id === this.repeated?.id);
    const others = { ...same, found: same.found.filter((each) => each !== known) };
    const what = comparedWith({ category: compared.category, count: compared.payees.length });
    return samePaymentsText(others, what) ?? (known && repeatedText(known, what));
  }

  private setLatest({ changed }: SamePayments): void {
    this.latest = { key: this.payeesKey, changed };
  }

  /** Asks again, because another tab or user may have made the same payment in the meantime. */
  renew(): void {
    this.lookup.renew();
  }
}
