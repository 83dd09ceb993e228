import type { LocalBank } from "../../application/fx/fx-port";
import { FxTransferDraft, repeatFxTransfer, toFxTransfer } from "../../application/fx/fx-transfer-draft";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { normalisedForeignAccount } from "../../domain/entered-text";
import { GHANA } from "../../domain/fx/countries";
import { type FxCurrency, type FxRates, fxCurrencies, type Price, priceIn, type Quote } from "../../domain/fx/fx-rate";
import type { FxTransfer, PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { type Money, moneyOf, parseAmount } from "../../domain/money";
import { type ComparedPayment, comparedSingle, foreignPayee } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { FormStore } from "../kit/fields/form-store";
import { makeStore } from "../kit/make-store";
import { ActionStore, failedOutcome, outcomeOfFailure } from "../operations/action-store";
import { accountChange, amountChange, changesIn, stillOffered } from "../payments/changes";
import { Payer } from "../payments/payer";
import { PaymentChecks } from "../payments/payment-checks";
import type { Services } from "../services";
import { describeFxTransfer } from "./fx-transfer-description";
import { words } from "./words";

/** The form FX Transfer Request and its request to the bank (specification 2, section 2.6). */
export class FxTransferStore {
  readonly form: FormStore<FxTransferDraft, FxTransfer>;
  readonly payer: Payer;
  readonly action: ActionStore<PaymentReceipt>;
  readonly checks: PaymentChecks;
  /** All three currencies until the bank has listed those it allows (S2-5-089). */
  currencies: readonly FxCurrency[] = fxCurrencies;
  banks: readonly LocalBank[] = [];
  /** Undefined until loaded. With the rates the cost in another currency can be shown. */
  rates: FxRates | undefined;
  /** The submitted transfer, shown in the confirmation. */
  transfer: PricedFxTransfer | undefined;
  /** True while the newest rates are loaded before a confirmation. */
  isPricing = false;
  /** Shown if a transfer cannot be confirmed because its debit is not known. */
  pricingFailure: Outcome | undefined;

  /** @param phone the user's phone number, the initial value of the field */
  constructor(
    private readonly services: Services,
    phone: string,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"fx">,
  ) {
    this.form = new FormStore(
      () => Object.assign(new FxTransferDraft(), { senderPhone: phone }),
      (draft) => toFxTransfer(draft, this.payer.sources),
    );
    if (repeated) this.form.fill(repeatFxTransfer(repeated));
    this.payer = new Payer(services, this.form, { repeated });
    this.action = new ActionStore({ onFailed: () => void this.checks.renew() });
    makeStore(this);
    this.checks = new PaymentChecks(services, this.action, this);
  }

  async load(): Promise<void> {
    const { fx, log } = this.services;
    const [currencies, banks, rates] = await Promise.all([
      fx.currencies(),
      fx.localBanks(),
      fx.rates(),
      this.payer.load(),
    ]);
    if (!currencies.ok) log.warn("Currencies did not load", currencies.failure);
    if (!banks.ok) log.warn("Banks did not load", banks.failure);
    if (!rates.ok) log.warn("Rates did not load", rates.failure);
    if (rates.ok) this.setRates(rates.value);
    this.setChoices(currencies.ok ? currencies.value : fxCurrencies, banks.ok ? banks.value : []);
    this.fillAccountForCharges();
  }

  get changes(): readonly string[] {
    const { repeated, payer, amount } = this;
    if (!repeated) return [];
    const isSame = amount?.minor === repeated.amount.minor && payer.source?.number === repeated.source.account;
    return changesIn([
      payer.change,
      accountChange(payer.accounts, payer.sources, repeated.accountForCharges),
      isSame ? amountChange(words.summary.cost, repeated.debit, this.cost) : undefined,
    ]);
  }

  get isLocal(): boolean {
    return this.form.draft.type === "local";
  }

  get paysFees(): boolean {
    return this.form.draft.feePaidBy === "sender";
  }

  /** The typed amount, or undefined while it cannot be parsed. */
  get amount(): Money | undefined {
    const { amount, currency } = this.form.draft;
    const parsed = currency ? parseAmount(amount, currency) : undefined;
    return parsed?.ok ? parsed.value : undefined;
  }

  /** The estimated debit in the currency of the source account, if it differs from the currency of the transfer. */
  get cost(): Money | undefined {
    return this.amount && this.isConverted ? this.price?.debit : undefined;
  }

  /** The newest rates between the currencies of the transfer and of the account; none if they are the same. */
  get quotes(): readonly Quote[] {
    return this.price?.quotes ?? [];
  }

  /** The estimated debit in the account's currency, also without a conversion. */
  get debit(): Money | undefined {
    return this.amount && (this.isConverted ? this.cost : this.payer.source && this.amount);
  }

  /** Whether the account has another currency than the transfer. */
  private get isConverted(): boolean {
    const { form } = this;
    const { source } = this.payer;
    return source !== undefined && form.draft.currency !== "" && source.currency !== form.draft.currency;
  }

  /** The price of the amount, or of the smallest one while none is entered. */
  private get price(): Price | undefined {
    const { amount, rates, form } = this;
    const { source } = this.payer;
    const { currency } = form.draft;
    return source && rates && currency ? priceIn(source.currency, amount ?? moneyOf(1, currency), rates) : undefined;
  }

  get isStarting(): boolean {
    return this.isPricing || this.action.isStarting;
  }

  /**
   * Sets the country to Ghana for a local transfer, whose bank is in the list, and clears country and bank for an
   * international one.
   */
  chooseType(type: string): void {
    if (type === this.form.draft.type) return;
    this.form.set("type", type);
    this.form.set("country", type === "local" ? GHANA : "");
    this.form.set("bankName", "");
    this.form.set("sortCode", "");
  }

  /** Sets the bank, and its sort code from the list. */
  chooseBank(name: string): void {
    this.form.set("bankName", name);
    this.form.set("sortCode", this.banks.find((bank) => bank.name === name)?.sortCode ?? "");
  }

  /** Clears the account for charges unless the sender pays them. */
  chooseFeePayer(payer: string): void {
    this.form.set("feePaidBy", payer);
    if (payer !== "sender") this.form.set("accountForCharges", "");
  }

  get compared(): ComparedPayment | undefined {
    const account = foreignPayee(normalisedForeignAccount(this.form.draft.beneficiaryAccount));
    return comparedSingle("fx", account, this.amount, this.form.draft.beneficiaryName.trim());
  }

  /** In the currency of the transfer, in which it is limited. */
  get total(): Money | undefined {
    return this.amount;
  }

  async submit(): Promise<void> {
    if (this.isStarting) return;
    const entered = this.form.submit();
    const transfer = entered && this.checks.change.statedIn(entered);
    if (!transfer) return;
    const price = await this.priceOf(transfer);
    if (!price) return;
    const priced = { ...transfer, ...price };
    this.setTransfer(priced);
    this.checks.same.renew();
    const action = this.services.operations.confirm(() => ({ kind: "fx", transfer: priced }));
    await this.action.begin(action, describeFxTransfer(priced));
  }

  closePricingFailure(): void {
    this.pricingFailure = undefined;
  }

  /** Clears the form after the request, so that leaving the page asks no question. */
  finish(): void {
    this.form.clear();
    this.checks.change.clear();
    this.action.close();
  }

  private fillAccountForCharges(): void {
    const { repeated, payer, form } = this;
    if (repeated && !form.draft.accountForCharges)
      form.fill({ accountForCharges: stillOffered(payer.sources, repeated.accountForCharges) });
  }

  /** Returns the debit at the newest rates. A transfer is not confirmed if its debit is unknown. */
  private async priceOf({ source, amount }: FxTransfer): Promise<Price | undefined> {
    if (source.currency === amount.currency) return { debit: amount, quotes: [] };
    this.setPricing(true);
    const rates = await this.services.fx.rates();
    this.setPricing(false);
    if (rates.ok) this.setRates(rates.value);
    const price = rates.ok ? priceIn(source.currency, amount, rates.value) : undefined;
    if (!price) this.setPricingFailure(rates.ok ? undefined : rates.failure);
    return price;
  }

  private setPricing(isPricing: boolean): void {
    this.isPricing = isPricing;
  }

  /** @param failure undefined if the bank answered, but without a rate of the currency */
  private setPricingFailure(failure: BankFailure | undefined): void {
    this.pricingFailure = failure ? outcomeOfFailure(failure, words.noRate) : failedOutcome(words.noRate);
  }

  private setTransfer(transfer: PricedFxTransfer): void {
    this.transfer = transfer;
  }

  private setRates(rates: FxRates): void {
    this.rates = rates;
  }

  private setChoices(currencies: readonly FxCurrency[], banks: readonly LocalBank[]): void {
    this.currencies = currencies;
    this.banks = banks;
  }
}
