import { reaction } from "mobx";
import {
  OtherBankDraft,
  repeatOtherBank,
  speedOf,
  toOtherBankTransfer,
} from "../../../application/payments/other-bank-draft";
import type { OtherBankAccount } from "../../../application/payments/transfer-lookups-port";
import { type Account, defaultPayer } from "../../../domain/accounts/account";
import type { Beneficiary, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { ACCOUNT_LENGTHS, hasDigitCount } from "../../../domain/entered-text";
import { add, type Money } from "../../../domain/money";
import { type Bank, type BankBranch, findNamed, type Speed } from "../../../domain/payments/bank";
import type { CheckedPayee } from "../../../domain/payments/name-check";
import type { OtherBankTransfer } from "../../../domain/payments/payment";
import { type ComparedPayment, comparedSingle } from "../../../domain/payments/same-payments";
import type { BankRequest } from "../../../domain/requests/request";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { Lookup } from "../../kit/loading/lookup";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { BankLists } from "../bank-lists";
import { amountChange, changesIn, choiceChange, payeeChange, scheduleChange } from "../changes";
import { Payer } from "../payer";
import { createPaymentAction, type PaymentAction } from "../payment-action";
import { words } from "../words";

type OtherBankStoreOptions = {
  readonly isRequest: boolean;
  /** The payee that the form was opened with. */
  readonly payee: PayeeOf<"account"> | undefined;
  /** The earlier request that the form was opened with. */
  readonly repeated?: BankRequest<"otherBank"> | undefined;
};
type OwnerKey = { readonly bank: string; readonly number: string; readonly source: string };
type ChargeKey = { readonly speed: Speed; readonly amount: Money };

/** The form To Another Bank, its lookups at the bank, and the payment (specification 2, section 2.1). */
export class OtherBankStore {
  readonly form: FormStore<OtherBankDraft, OtherBankTransfer>;
  readonly ownerLookup: Lookup<OwnerKey, OtherBankAccount>;
  readonly chargeLookup: Lookup<ChargeKey, Money>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly isRequest: boolean;
  readonly repeated: BankRequest<"otherBank"> | undefined;
  readonly lists: BankLists;
  readonly saved: OptionalList<Beneficiary<"account">>;
  /** The branch code of a saved beneficiary, until the loaded branches contain its sort code. */
  #awaitedBranch: string;
  /** The name of the bank that was chosen for the other transfer type, until the banks of this type are loaded. */
  #awaitedBank = "";

  constructor(
    private readonly services: Services,
    { isRequest, payee, repeated }: OtherBankStoreOptions,
  ) {
    const { transferLookups, transferLookupsService, log } = services;
    this.#awaitedBranch = payee?.branch.code ?? "";
    this.isRequest = isRequest;
    this.repeated = repeated;
    this.saved = new OptionalList("Saved accounts", log);
    this.form = new FormStore(
      () => Object.assign(new OtherBankDraft(), payee && draftOf(payee)),
      (draft) => toOtherBankTransfer(draft, this.draftContext),
    );
    if (repeated) this.form.fill(repeatOtherBank(repeated, { banks: [], branches: [] }));
    // Payments to other banks are in cedis.
    this.payer = new Payer(services, this.form, { isInCedis: true, repeated });
    makeStore(this);
    const logMessage = "The destination account could not be looked up";
    this.ownerLookup = new Lookup(
      { key: () => this.ownerKey, fetch: (key) => transferLookups.accountAtOtherBank(key), logMessage },
      log,
    );
    this.chargeLookup = new Lookup(
      {
        key: () => this.chargeKey,
        fetch: ({ speed, amount }) => transferLookupsService.charge(speed, amount),
        logMessage: "The charge could not be looked up",
      },
      log,
    );
    this.lists = new BankLists(services, () => ({ speed: this.speed, bank: this.form.draft.bank }));
    this.paymentAction = createPaymentAction(services, this, isRequest);
    reaction(
      () => this.savedOf?.number,
      (number) => number && void this.saved.load(() => services.beneficiaries.atOtherBanks(number, "both")),
    );
    reaction(() => this.banks, this.selectAwaitedBank);
    reaction(() => this.branches, this.selectAwaitedBranch);
    reaction(() => [this.banks, this.branches], this.fillLists);
  }

  async load(): Promise<void> {
    await this.payer.load();
  }

  get speed(): Speed | undefined {
    return speedOf(this.form.draft);
  }

  get banks(): readonly Bank[] | undefined {
    return this.lists.banks;
  }

  get branches(): readonly BankBranch[] | undefined {
    return this.lists.branches;
  }

  get bank(): Bank | undefined {
    return this.banks?.find(({ code }) => code === this.form.draft.bank);
  }

  get total(): Money | undefined {
    const { amount } = this.payer;
    return amount && this.chargeLookup.value && add(amount, this.chargeLookup.value);
  }

  /** The account holder's name: looked up for instant transfers, typed for others. */
  get payeeName(): string {
    return this.speed === "instant" ? (this.ownerLookup.value?.name ?? "") : this.form.draft.payeeName;
  }

  /** The saved beneficiary whose data is in the form. */
  get matchingPayee(): Beneficiary<"account"> | undefined {
    const { bank, destination } = this.form.draft;
    return this.saved.rows.find(
      (each) => each.route === this.speed && each.bank.code === bank && each.account === destination,
    );
  }

  /** "Account not found" as soon as the bank has answered; other problems after blur (specification 2, section 8). */
  get destinationProblem(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "notFound" || kind === "failed") return shared.accountNotFound;
    return kind === "looking" ? undefined : this.form.problemOf("destination");
  }

  /** A prefilled bank that is not in the list is reported immediately (S2-8-10). */
  get bankProblem(): string | undefined {
    const isUnknown = this.banks && this.form.draft.bank && !this.bank;
    return isUnknown
      ? this.form.outcome.ok
        ? undefined
        : this.form.outcome.failure.bank
      : this.form.problemOf("bank");
  }

  /** Whether a field of the payee has a problem, or says something else than the saved beneficiary. */
  get hasOtherPayee(): boolean {
    const { bankProblem, destinationProblem, form, matchingPayee } = this;
    const branch = this.branches?.find(({ sortCode }) => sortCode === form.draft.branch);
    const isOther =
      matchingPayee?.route === "nonInstant" &&
      (form.draft.payeeName !== matchingPayee.name ||
        (branch !== undefined && branch.code !== matchingPayee.branch.code));
    const problems = [bankProblem, destinationProblem, form.problemOf("branch"), form.problemOf("payeeName")];
    return isOther || problems.some(Boolean);
  }

  /** The reason why the form cannot be submitted now: a lookup is running or has failed. */
  get reason(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "looking" || this.chargeLookup.isLooking) return shared.lookingUp;
    if (kind === "notFound" || kind === "failed") return words.notVerified;
    return this.chargeLookup.content.kind === "failed" ? words.chargeUnknown : undefined;
  }

  get changes(): readonly string[] {
    const { repeated, payer, form, speed, banks, branches } = this;
    if (!repeated) return [];
    const { payee, charge, amount, transferType } = repeated;
    const isSameType = speed === transferType;
    return changesIn([
      payer.change,
      choiceChange(
        payee.bank,
        isSameType && !form.draft.bank ? banks && findNamed(banks, payee.bank) !== undefined : undefined,
      ),
      choiceChange(
        payee.branch,
        isSameType && !form.draft.branch ? branches && findNamed(branches, payee.branch) !== undefined : undefined,
      ),
      form.draft.destination === payee.account ? payeeChange(this.ownerLookup, payee.name) : undefined,
      isSameType && payer.amount?.minor === amount.minor
        ? amountChange(words.summary.charge, charge, this.chargeLookup.value)
        : undefined,
      scheduleChange(repeated),
    ]);
  }

  /** Keeps what also applies to the other transfer type: the account, its holder, and a bank that both types have. */
  chooseSpeed(speed: string): void {
    const { matchingPayee, bank, payeeName } = this;
    this.form.set("speed", speed);
    const same = this.saved.rows.find((each) => each.route === this.speed && each.account === matchingPayee?.account);
    if (same) {
      this.pick(same);
      return;
    }
    this.#awaitedBank = bank?.name ?? this.#awaitedBank;
    this.form.empty("bank");
    this.form.empty("branch");
    if (payeeName) this.form.set("payeeName", payeeName);
  }

  /** Clears the fields of the previous bank. Text that was typed before any bank was chosen is kept. */
  chooseBank(code: string): void {
    const { bank } = this.form.draft;
    this.#awaitedBank = "";
    this.form.set("bank", code);
    if (bank) for (const field of ["branch", "destination"] as const) this.form.set(field, "");
  }

  changeDestination(number: string): void {
    const { matchingPayee } = this;
    this.form.set("destination", number);
    // The name of a saved beneficiary belongs to its account number. A typed name stays.
    if (matchingPayee && matchingPayee !== this.matchingPayee && this.form.draft.payeeName === matchingPayee.name)
      this.form.set("payeeName", "");
  }

  pick(beneficiary: Beneficiary<"account">): void {
    this.#awaitedBranch = beneficiary.branch.code;
    this.#awaitedBank = "";
    // All keys are those of the object that `draftOf` returns.
    for (const [field, text] of Object.entries(draftOf(beneficiary)))
      this.form.set(field as keyof ReturnType<typeof draftOf>, text);
    this.form.set("keepsPayee", "");
    this.selectAwaitedBranch();
  }

  get payee(): CheckedPayee | undefined {
    const { speed } = this;
    const { bank, branch, destination: number } = this.form.draft;
    const isComplete = speed && bank && hasDigitCount(number, ACCOUNT_LENGTHS);
    return isComplete ? { kind: speed, place: branch || bank, number } : undefined;
  }

  get compared(): ComparedPayment | undefined {
    return comparedSingle("otherBank", this.form.draft.destination, this.payer.amount, this.payeeName.trim());
  }

  async submit(): Promise<void> {
    if (this.paymentAction.isStarting || this.reason !== undefined) return;
    const payment = this.paymentAction.checks.names.confirmedIn(this.form.submit());
    if (payment) await this.paymentAction.begin(payment, payment.payee.name);
  }

  /** The account for which the bank lists saved accounts: the chosen one, or the primary one before (S2-7-49). */
  private get savedOf(): Account | undefined {
    return this.payer.source ?? defaultPayer(this.payer.accounts.accounts);
  }

  private selectAwaitedBank(): void {
    if (!this.banks || !this.#awaitedBank) return;
    const bank = findNamed(this.banks, this.#awaitedBank);
    if (bank) this.form.set("bank", bank.code);
    this.#awaitedBank = "";
  }

  private selectAwaitedBranch(): void {
    const branch = this.branches?.find(({ code }) => code === this.#awaitedBranch);
    if (!branch) return;
    this.form.set("branch", branch.sortCode);
    this.#awaitedBranch = "";
  }

  /** Selects the repeated bank and its branch when the lists with their codes are loaded, unless the user chose others. */
  private fillLists(): void {
    const { repeated, banks = [], branches = [], form } = this;
    if (!repeated || this.speed !== repeated.transferType || form.draft.destination !== repeated.payee.account) return;
    const { bank, branch } = repeatOtherBank(repeated, { banks, branches });
    if (bank && !form.draft.bank) form.fill({ bank });
    if (branch && !form.draft.branch && form.draft.bank === bank) form.fill({ branch });
  }

  private get draftContext() {
    const { banks, branches, matchingPayee } = this;
    const today = bankDay(this.services.clock);
    const [found, charge] = [this.ownerLookup.value, this.chargeLookup.value];
    return { accounts: this.payer.sources, banks, branches, found, chosen: matchingPayee, charge, today };
  }

  /** Only instant transfers look up their payee. */
  private get ownerKey(): OwnerKey | undefined {
    const { bank, destination: number } = this.form.draft;
    const { source } = this.payer;
    const isComplete = this.speed === "instant" && bank && source && hasDigitCount(number, ACCOUNT_LENGTHS);
    return isComplete ? { bank, number, source: source.number } : undefined;
  }

  private get chargeKey(): ChargeKey | undefined {
    const { speed, payer } = this;
    return speed && payer.amount ? { speed, amount: payer.amount } : undefined;
  }
}

const draftOf = ({ name, account, route, bank }: PayeeOf<"account">) => ({
  speed: route === "nonInstant" ? "nonInstant" : "instant",
  bank: bank.code,
  destination: account,
  payeeName: route === "nonInstant" ? name : "",
  branch: "",
});
