import { toWalletPayee, WalletPayeeDraft } from "../../application/beneficiaries/wallet-payee-draft";
import type { PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { isNumberOf } from "../../domain/entered-text";
import { type Network, WALLET_DIGITS } from "../../domain/payments/network";
import { FormStore } from "../shared/form-store";
import { Lookup } from "../shared/lookup";
import { makeStore } from "../shared/make-store";
import type { Services } from "../shared/services";
import { words as shared } from "../shared/words";

type Key = { readonly network: string; readonly number: string };

/** The form that adds or changes a saved wallet, with its lookup (specification 2, section 4). */
export class WalletPayeeStore {
  readonly form: FormStore<WalletPayeeDraft, PayeeOf<"wallet">>;
  readonly owner: Lookup<Key, string>;
  networks: readonly Network[] = [];

  constructor(
    private readonly services: Services,
    saved?: PayeeOf<"wallet">,
  ) {
    this.form = new FormStore(
      () =>
        Object.assign(
          new WalletPayeeDraft(),
          saved && { name: saved.name, network: saved.network.code, number: saved.number },
        ),
      (draft) => toWalletPayee(draft, { networks: this.networks, walletName: this.owner.value }),
    );
    makeStore(this);
    this.owner = new Lookup(
      {
        key: () => this.key,
        ask: ({ network, number }) => services.wallets.nameOf(network, number),
        what: "The wallet's name could not be looked up",
      },
      services.log,
    );
    void this.loadNetworks();
  }

  get isLooking(): boolean {
    return this.owner.isLooking;
  }

  get isValidated(): boolean {
    return this.owner.value !== undefined;
  }

  get numberProblem(): string | undefined {
    const { is } = this.owner.content;
    if (is === "notFound" || is === "failed") return shared.accountNotFound;
    return is === "looking" ? undefined : this.form.problemOf("number");
  }

  private get key(): Key | undefined {
    const { network, number } = this.form.draft;
    return network && isNumberOf(number, [WALLET_DIGITS]) ? { network, number } : undefined;
  }

  private async loadNetworks(): Promise<void> {
    const networks = await this.services.walletsService.networks();
    if (networks.ok) this.know(networks.value);
    else this.services.log.warn("Networks did not load", networks.failure);
  }

  private know(networks: readonly Network[]): void {
    this.networks = networks;
  }
}
