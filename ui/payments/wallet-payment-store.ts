import { reaction } from "mobx";
import { toWalletPayment, WalletPaymentDraft } from "../../application/payments/wallet-payment-draft";
import type { ChargedPayment } from "../../application/payments/wallets-port";
import type { Account } from "../../domain/accounts/account";
import type { Beneficiary, PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { isNumberOf } from "../../domain/entered-text";
import { CEDI, type Money, parseAmount } from "../../domain/money";
import { type Network, WALLET_DIGITS } from "../../domain/payments/network";
import type { WalletPayment } from "../../domain/payments/payment";
import type { WalletCharges } from "../../domain/payments/wallet-charges";
import { AccountsStore } from "../shared/accounts/accounts-store";
import { FormStore } from "../shared/form-store";
import { figures } from "../shared/format";
import { Lookup } from "../shared/lookup";
import { makeStore } from "../shared/make-store";
import { onePayment, type PaymentAction } from "../shared/payments/payment-action";
import { RecentPayments } from "../shared/payments/recent-payments";
import type { Services } from "../shared/services";
import { words as shared } from "../shared/words";
import { walletWords as words } from "./wallet-words";

type WalletPaymentStoreDependencies = Pick<
  Services,
  | "requests"
  | "schedules"
  | "clock"
  | "accounts"
  | "payments"
  | "paymentsService"
  | "wallets"
  | "walletsService"
  | "beneficiaries"
  | "downloads"
  | "log"
>;
type WalletKey = { readonly network: string; readonly wallet: string };

/** The form Mobile Money Transfer, its lookups at the bank, and the payment (specification 2, section 2.2). */
export class WalletPaymentStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<WalletPaymentDraft, WalletPayment>;
  readonly name: Lookup<WalletKey, string>;
  readonly charges: Lookup<ChargedPayment, WalletCharges>;
  readonly paying: PaymentAction;
  readonly recent: RecentPayments;
  networks: readonly Network[] = [];
  saved: readonly Beneficiary<"wallet">[] = [];
  /** The payment that waits for the user's decision whether to pay although the name was not validated. */
  unvalidated: WalletPayment | undefined;

  constructor(
    private readonly services: WalletPaymentStoreDependencies,
    isRequest: boolean,
    /** The payee that the form was opened with. */
    payee?: PayeeOf<"wallet">,
  ) {
    const { wallets, walletsService, log } = services;
    this.accounts = new AccountsStore(services.accounts, log);
    this.form = new FormStore(
      () => Object.assign(new WalletPaymentDraft(), payee && { network: payee.network.code, wallet: payee.number }),
      (draft) => toWalletPayment(draft, this.known),
    );
    this.recent = new RecentPayments(services, "mobileMoney");
    this.paying = onePayment(services, { isRequest, onFailed: () => void this.refresh(), recent: this.recent });
    makeStore(this);
    this.name = new Lookup(
      {
        key: () => this.wallet,
        ask: ({ network, wallet }) => wallets.nameOf(network, wallet),
        what: "The wallet's name could not be looked up",
      },
      log,
    );
    this.charges = new Lookup(
      {
        key: () => this.charged,
        ask: (payment) => walletsService.chargesOn(payment),
        what: "The charges could not be looked up",
      },
      log,
    );
    reaction(
      () => this.charges.value?.eLevy.amount,
      (fee) => this.form.set("eLevyFee", fee ? figures(fee) : ""),
    );
  }

  async load(): Promise<void> {
    const { walletsService, beneficiaries, log } = this.services;
    const [networks, saved] = await Promise.all([
      walletsService.networks(),
      beneficiaries.wallets(),
      this.accounts.load(),
      this.recent.load(),
    ]);
    if (!networks.ok) log.warn("Networks did not load", networks.failure);
    if (!saved.ok) log.warn("Saved wallets did not load", saved.failure);
    this.know(networks.ok ? networks.value : [], saved.ok ? saved.value : []);
  }

  /** Mobile money is paid in cedis (specification 2, section 3). */
  get sources(): readonly Account[] {
    return this.accounts.accounts.filter(({ currency }) => currency === CEDI);
  }

  get source(): Account | undefined {
    return this.sources.find(({ number }) => number === this.form.draft.source);
  }

  get network(): Network | undefined {
    return this.networks.find(({ code }) => code === this.form.draft.network);
  }

  get amount(): Money | undefined {
    const parsed = parseAmount(this.form.draft.amount);
    return parsed.ok ? parsed.value : undefined;
  }

  /** The saved beneficiary whose data is in the form. */
  get match(): Beneficiary<"wallet"> | undefined {
    const { network, wallet } = this.form.draft;
    return this.saved.find((each) => each.number === wallet && each.network.code === network);
  }

  /** The name from the bank, or the saved name if the bank gave none. */
  get walletName(): string | undefined {
    return this.name.value ?? (this.name.isLooking ? undefined : this.match?.walletName);
  }

  get walletProblem(): string | undefined {
    const told = this.form.problemOf("wallet");
    if (this.wallet === undefined) return told;
    return this.walletName || this.name.isLooking ? undefined : shared.accountNotFound;
  }

  /** The reason why Make Payment is disabled now (specification 2, section 4). */
  get reason(): string | undefined {
    if (this.name.isLooking || this.charges.isLooking) return shared.lookingUp;
    if (!this.walletName) return words.notFound;
    return this.form.outcome.ok ? undefined : words.incomplete;
  }

  pick({ network, number }: Beneficiary<"wallet">): void {
    this.form.set("network", network.code);
    this.form.set("wallet", number);
  }

  get warning(): string | undefined {
    return this.recent.warningOf(this.form.draft.wallet, this.amount);
  }

  async submit(): Promise<void> {
    if (this.paying.isStarting || this.reason !== undefined) return;
    const payment = this.form.submit();
    if (!payment) return;
    if (this.name.value === undefined) this.ask(payment);
    else await this.pay(payment);
  }

  async payUnvalidated(): Promise<void> {
    const payment = this.unvalidated;
    this.ask(undefined);
    if (payment) await this.pay(payment);
  }

  ask(payment: WalletPayment | undefined): void {
    this.unvalidated = payment;
  }

  private pay(payment: WalletPayment): Promise<void> {
    return this.paying.begin(payment, payment.wallet.walletName);
  }

  private async refresh(): Promise<void> {
    await Promise.all([this.accounts.renew(), this.recent.load()]);
  }

  private know(networks: readonly Network[], saved: readonly Beneficiary<"wallet">[]): void {
    this.networks = networks;
    this.saved = saved;
  }

  private get known() {
    const { networks, walletName } = this;
    return { accounts: this.sources, networks, walletName, charges: this.charges.value };
  }

  /** The wallet to look up, once its number has ten digits. */
  private get wallet(): WalletKey | undefined {
    const { network, wallet } = this.form.draft;
    return network && isNumberOf(wallet, [WALLET_DIGITS]) ? { network, wallet } : undefined;
  }

  /** The request for the charges, once amount, source, network and wallet are complete. */
  private get charged(): ChargedPayment | undefined {
    const { source, amount, wallet } = this;
    return source && amount && wallet ? { source: source.number, wallet: wallet.wallet, amount } : undefined;
  }
}
