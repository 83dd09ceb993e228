import { CardPayeeDraft, toCardPayee } from "../../application/beneficiaries/card-payee-draft";
import { toWalletPayee, WalletPayeeDraft } from "../../application/beneficiaries/wallet-payee-draft";
import { customerIn } from "../../application/payments/card-load-draft";
import type { CardHolder } from "../../application/payments/cards-port";
import type { Payee, PayeeOf, TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { hasDigitCount } from "../../domain/entered-text";
import { unreachable } from "../../domain/never";
import { type Network, WALLET_DIGITS } from "../../domain/payments/network";
import { FormStore } from "../kit/fields/form-store";
import { CUSTOMER_DEBOUNCE_MS, Lookup } from "../kit/loading/lookup";
import { OptionalList } from "../kit/loading/optional-list";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { cardWords } from "../payments/words";
import type { Services } from "../services";
import { AccountPayeeStore } from "./account-payee-store";

/** The form of a payee of any kind; for accounts with the transfer types to choose from. */
export type PayeeStore =
  | { readonly kind: "account"; readonly store: AccountPayeeStore; readonly routes: readonly TransferRoute[] }
  | { readonly kind: "wallet"; readonly store: WalletPayeeStore }
  | { readonly kind: "card"; readonly store: CardPayeeStore };

const allRoutes: readonly TransferRoute[] = ["sameBank", "instant", "nonInstant"];
const otherRoutes: readonly TransferRoute[] = ["instant", "nonInstant"];

/** Creates an empty form. */
export function newPayeeStore(services: Services, kind: Payee["kind"]): PayeeStore {
  switch (kind) {
    case "account":
      return { kind, store: new AccountPayeeStore(services), routes: allRoutes };
    case "wallet":
      return { kind, store: new WalletPayeeStore(services) };
    case "card":
      return { kind, store: new CardPayeeStore(services) };
    default:
      return unreachable(kind);
  }
}

/** Creates a form with the data of a saved payee. An account of this bank cannot become one of another bank. */
export function payeeStoreOf(services: Services, payee: Payee): PayeeStore {
  switch (payee.kind) {
    case "account": {
      const routes: readonly TransferRoute[] = payee.route === "sameBank" ? ["sameBank"] : otherRoutes;
      return { kind: "account", store: new AccountPayeeStore(services, payee), routes };
    }
    case "wallet":
      return { kind: "wallet", store: new WalletPayeeStore(services, payee) };
    case "card":
      return { kind: "card", store: new CardPayeeStore(services, payee) };
    default:
      return unreachable(payee);
  }
}

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

type LookupKey = { readonly network: string; readonly number: string };

/** The form that adds or changes a saved wallet, with its lookup (specification 2, section 4). */
export class WalletPayeeStore {
  readonly form: FormStore<WalletPayeeDraft, PayeeOf<"wallet">>;
  readonly ownerLookup: Lookup<LookupKey, string>;
  readonly #networks: OptionalList<Network>;

  constructor(services: Services, saved?: PayeeOf<"wallet">) {
    this.#networks = new OptionalList("Networks", services.log);
    this.form = new FormStore(
      () =>
        Object.assign(
          new WalletPayeeDraft(),
          saved && { name: saved.name, network: saved.network.code, number: saved.number },
        ),
      (draft) => toWalletPayee(draft, { networks: this.networks, walletName: this.ownerLookup.value }),
    );
    makeStore(this);
    this.ownerLookup = new Lookup(
      {
        key: () => this.key,
        fetch: ({ network, number }) => services.wallets.nameOf(network, number),
        logMessage: "The wallet's name could not be looked up",
      },
      services.log,
    );
    void this.#networks.load(() => services.walletsService.networks());
  }

  get networks(): readonly Network[] {
    return this.#networks.rows;
  }

  get isLooking(): boolean {
    return this.ownerLookup.isLooking;
  }

  get isValidated(): boolean {
    return this.ownerLookup.value !== undefined;
  }

  get numberProblem(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "notFound" || kind === "failed") return shared.accountNotFound;
    return kind === "looking" ? undefined : this.form.problemOf("number");
  }

  private get key(): LookupKey | undefined {
    const { network, number } = this.form.draft;
    return network && hasDigitCount(number, [WALLET_DIGITS]) ? { network, number } : undefined;
  }
}
