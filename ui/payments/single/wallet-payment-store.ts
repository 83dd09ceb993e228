import { reaction } from "mobx";
import {
  repeatWalletPayment,
  toWalletPayment,
  WalletPaymentDraft,
} from "../../../application/payments/wallet-payment-draft";
import type { ChargedPayment } from "../../../application/payments/wallets-port";
import type { Beneficiary, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { hasDigitCount } from "../../../domain/entered-text";
import { add, type Money } from "../../../domain/money";
import type { CheckedPayee } from "../../../domain/payments/name-check";
import { findNetwork, type Network, WALLET_DIGITS } from "../../../domain/payments/network";
import type { WalletPayment } from "../../../domain/payments/payment";
import { type ComparedPayment, comparedSingle } from "../../../domain/payments/same-payments";
import type { WalletCharges } from "../../../domain/payments/wallet-charges";
import type { BankRequest } from "../../../domain/requests/request";
import { FormStore } from "../../kit/fields/form-store";
import { formatAmount } from "../../kit/format";
import { Lookup } from "../../kit/loading/lookup";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { amountChange, changesIn, choiceChange, payeeChange } from "../changes";
import { Payer } from "../payer";
import { createPaymentAction, type PaymentAction } from "../payment-action";
import { words as payments, walletWords as words } from "../words";

type WalletKey = { readonly network: string; readonly wallet: string };
/** With the network, because a change of it asks again too (S2-8-24). */
type ChargesKey = ChargedPayment & WalletKey;

/** The form Mobile Money Transfer, its lookups at the bank, and the payment (specification 2, section 2.2). */
export class WalletPaymentStore {
  readonly form: FormStore<WalletPaymentDraft, WalletPayment>;
  readonly nameLookup: Lookup<WalletKey, string>;
  readonly chargesLookup: Lookup<ChargesKey, WalletCharges>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly saved: OptionalList<Beneficiary<"wallet">>;
  readonly #networks: OptionalList<Network>;
  /** The payment that waits for the user's decision whether to pay although the name was not validated. */
  unvalidatedPayment: WalletPayment | undefined;

  constructor(
    private readonly services: Services,
    readonly isRequest: boolean,
    /** The payee that the form was opened with. */
    payee?: PayeeOf<"wallet">,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"mobileMoney">,
  ) {
    const { wallets, walletsService, log } = services;
    this.#networks = new OptionalList("Networks", log);
    this.saved = new OptionalList("Saved wallets", log);
    this.form = new FormStore(
      () => Object.assign(new WalletPaymentDraft(), payee && { network: payee.network.code, wallet: payee.number }),
      (draft) => toWalletPayment(draft, this.draftContext),
    );
    if (repeated) this.form.fill(repeatWalletPayment(repeated, []));
    this.payer = new Payer(services, this.form, { isInCedis: true, repeated });
    makeStore(this);
    this.nameLookup = new Lookup(
      {
        key: () => this.walletKey,
        fetch: ({ network, wallet }) => wallets.nameOf(network, wallet),
        logMessage: "The wallet's name could not be looked up",
      },
      log,
    );
    this.chargesLookup = new Lookup(
      {
        key: () => this.chargesKey,
        fetch: (payment) => walletsService.chargesOn(payment),
        logMessage: "The charges could not be looked up",
      },
      log,
    );
    this.paymentAction = createPaymentAction(services, this, isRequest);
    reaction(
      () => this.chargesLookup.value?.eLevy.amount,
      (fee) => this.form.fill({ eLevyFee: fee ? formatAmount(fee) : "" }),
    );
  }

  async load(): Promise<void> {
    const { walletsService, beneficiaries } = this.services;
    await Promise.all([
      this.#networks.load(() => walletsService.networks()),
      this.saved.load(() => beneficiaries.wallets()),
      this.payer.load(),
    ]);
    this.fillNetwork();
  }

  get networks(): readonly Network[] {
    return this.#networks.rows;
  }

  get network(): Network | undefined {
    return this.networks.find(({ code }) => code === this.form.draft.network);
  }

  /** Undefined until the charges are known, because a partial sum would be wrong. */
  get total(): Money | undefined {
    const { eLevy, charge } = this.chargesLookup.value ?? {};
    const { amount } = this.payer;
    return amount && eLevy && charge && add(add(amount, eLevy.amount), charge);
  }

  /** The saved beneficiary whose data is in the form. */
  get matchingPayee(): Beneficiary<"wallet"> | undefined {
    const { network, wallet } = this.form.draft;
    return this.saved.rows.find((each) => each.number === wallet && each.network.code === network);
  }

  /** The name from the bank, or the saved name if the bank gave none. */
  get walletName(): string | undefined {
    return this.nameLookup.value ?? (this.nameLookup.isLooking ? undefined : this.matchingPayee?.walletName);
  }

  get walletProblem(): string | undefined {
    const problem = this.form.problemOf("wallet");
    if (this.walletKey === undefined) return problem;
    return this.walletName || this.nameLookup.isLooking ? undefined : shared.accountNotFound;
  }

  /** The reason why Make Payment is disabled now (specification 2, section 4). */
  get reason(): string | undefined {
    if (this.nameLookup.isLooking || this.chargesLookup.isLooking) return shared.lookingUp;
    if (!this.walletName) return words.notFound;
    return this.form.outcome.ok ? undefined : words.incomplete;
  }

  pick({ network, number }: Beneficiary<"wallet">): void {
    this.form.set("network", network.code);
    this.form.set("wallet", number);
    this.form.set("keepsPayee", "");
  }

  get changes(): readonly string[] {
    const { repeated, payer, form, networks } = this;
    if (!repeated) return [];
    const { wallet, charge, eLevy, amount } = repeated;
    const { network, wallet: number } = form.draft;
    const charges = payer.amount?.minor === amount.minor ? this.chargesLookup.value : undefined;
    return changesIn([
      payer.change,
      networks.length > 0 && !network
        ? choiceChange(wallet.network, findNetwork(networks, wallet.network) !== undefined)
        : undefined,
      number === wallet.number ? payeeChange(this.nameLookup, wallet.name) : undefined,
      amountChange(payments.summary.charge, charge, charges?.charge),
      amountChange(payments.summary.eLevy, eLevy, charges?.eLevy.amount),
    ]);
  }

  get compared(): ComparedPayment | undefined {
    return comparedSingle("mobileMoney", this.form.draft.wallet, this.payer.amount, this.walletName);
  }

  get payee(): CheckedPayee | undefined {
    const { walletKey } = this;
    return walletKey && { kind: "wallet", place: walletKey.network, number: walletKey.wallet };
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting || this.reason !== undefined) return;
    const payment = this.paymentAction.checks.names.confirmedIn(this.form.submit());
    if (!payment) return;
    if (this.nameLookup.value === undefined) this.setUnvalidatedPayment(payment);
    else await this.pay(payment);
  }

  async payUnvalidated(): Promise<void> {
    const payment = this.unvalidatedPayment;
    this.setUnvalidatedPayment(undefined);
    if (payment) await this.pay(payment);
  }

  setUnvalidatedPayment(payment: WalletPayment | undefined): void {
    this.unvalidatedPayment = payment;
  }

  private pay(payment: WalletPayment): Promise<void> {
    return this.paymentAction.begin(payment, payment.wallet.walletName);
  }

  private get draftContext() {
    const { networks, walletName } = this;
    return { accounts: this.payer.sources, networks, walletName, charges: this.chargesLookup.value };
  }

  private fillNetwork(): void {
    const { repeated, form, networks } = this;
    if (!repeated || form.draft.network) return;
    const { network = "" } = repeatWalletPayment(repeated, networks);
    form.fill({ network });
  }

  /** The wallet to look up, once its number has ten digits. */
  private get walletKey(): WalletKey | undefined {
    const { network, wallet } = this.form.draft;
    return network && hasDigitCount(wallet, [WALLET_DIGITS]) ? { network, wallet } : undefined;
  }

  /** The request for the charges, once amount, source, network and wallet are complete. */
  private get chargesKey(): ChargesKey | undefined {
    const { walletKey } = this;
    const { source, amount } = this.payer;
    return source && amount && walletKey ? { ...walletKey, source: source.number, amount } : undefined;
  }
}
