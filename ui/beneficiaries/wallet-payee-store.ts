import { toWalletPayee, WalletPayeeDraft } from "../../application/beneficiaries/wallet-payee-draft";
import type { PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { hasDigitCount } from "../../domain/entered-text";
import { type Network, WALLET_DIGITS } from "../../domain/payments/network";
import { FormStore } from "../kit/fields/form-store";
import { Lookup } from "../kit/loading/lookup";
import { OptionalList } from "../kit/loading/optional-list";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import type { Services } from "../services";

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
