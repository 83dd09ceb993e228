import { compareShallow, computedStruct, reaction } from "mobx";
import { type FoundPayee, findPayee } from "../../../application/payments/payee-lookup";
import { readEntry } from "../../../domain/entered-text";
import { type Money, parseAmount } from "../../../domain/money";
import type { BankBranch } from "../../../domain/payments/bank";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { PayeeKey } from "../../../domain/payments/listed-name";
import {
  entryFormatOf,
  hasField,
  isLookedUp,
  parseRowTransferType,
  type RowProblems,
  rowProblems,
  typedFields,
} from "../../../domain/payments/typed-rows";
import { CUSTOMER_DEBOUNCE_MS, Lookup } from "../../kit/loading/lookup";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { followBranches } from "../bank-lists";
import type { BulkPayer } from "./bulk-payer";
import { words } from "./bulk-words";
import { choiceFields, findChoiceValue, type HandChoices, isChoice } from "./hand-choices";
import { type Fees, type FeesKey, feesKeyOf, findFees, noFees, payeeKeyOf } from "./hand-lookups";

/** The parts of the form that a row needs. */
export type HandForm = {
  readonly category: BulkCategory;
  readonly payer: Pick<BulkPayer, "number" | "currency" | "refusals">;
  readonly choices: Pick<HandChoices, "networks" | "banksFor">;
  /** The amount that the rows above this one pay to the same wallet, or undefined if they pay nothing. */
  paidBefore(row: HandRow): Money | undefined;
};

/** The field that shows the result of the payee's lookup. */
export const numberFields: { readonly [Category in BulkCategory]: BulkField } = {
  bulkTransfer: "account",
  mobileMoneyBulk: "wallet",
  prepaidCardBulk: "customer",
};

/** A payee typed by hand. Networks and banks are stored as codes until the row is sent. */
export class HandRow {
  typed: BulkRow["texts"] = {};
  leftFields: ReadonlySet<BulkField> = new Set();
  /** Pasted texts that match no choice of their field, or none that has loaded yet, and amounts with two readings. */
  unmatched: BulkRow["texts"] = {};
  readonly branches: OptionalList<BankBranch>;
  readonly payeeLookup: Lookup<PayeeKey, FoundPayee>;
  readonly feesLookup: Lookup<FeesKey, Fees>;
  /** Values that the bank filled in. A value that the user typed instead is kept. */
  #prefilled: FoundPayee | undefined;

  constructor(
    /** Identifies the row while others are added and deleted. */
    readonly id: number,
    private readonly form: HandForm,
    services: Services,
  ) {
    this.branches = new OptionalList("Branches", services.log);
    makeStore(this, { amount: computedStruct, payeeKey: computedStruct, feesKey: computedStruct });
    this.payeeLookup = new Lookup(
      {
        key: () => this.payeeKey,
        fetch: (key) => findPayee(services, key),
        logMessage: "A payee could not be looked up",
        ...(form.category === "prepaidCardBulk" && { debounceMs: CUSTOMER_DEBOUNCE_MS }),
      },
      services.log,
    );
    this.feesLookup = new Lookup(
      {
        key: () => this.feesKey,
        fetch: (key) => findFees(services, key),
        logMessage: "The charges of a row could not be looked up",
      },
      services.log,
    );
    reaction(
      () => this.payeeLookup.value,
      (found) => found && form.category === "prepaidCardBulk" && this.prefill(found),
    );
    reaction(
      () => [this.typed.type, this.branches.rows, form.choices.networks, form.choices.banksFor(this.typed.type)],
      () => this.matchUnmatched(),
      { equals: compareShallow },
    );
    followBranches(this.branches, services, () => this.branchBank);
  }

  /** The typed texts with the bank's additions. */
  get texts(): BulkRow["texts"] {
    const found = this.payeeLookup.value?.name ?? "";
    if (this.form.category === "mobileMoneyBulk") return { ...this.typed, walletName: found };
    return this.isNameTyped ? this.typed : { ...this.typed, name: found };
  }

  get wallet(): string | undefined {
    return this.typed.wallet;
  }

  get amount(): Money | undefined {
    const parsed = parseAmount(this.typed.amount ?? "", this.form.payer.currency);
    return parsed.ok ? parsed.value : undefined;
  }

  /** Undefined while the fees are looked up, and if the lookup failed. */
  get fees(): Fees | undefined {
    return this.feesKey ? this.feesLookup.value : noFees(this.form.payer.currency);
  }

  get isBlank(): boolean {
    return Object.values<string>(this.typed).every((text) => !text.trim());
  }

  get isLooking(): boolean {
    return this.payeeLookup.isLooking || this.feesLookup.isLooking;
  }

  get isReady(): boolean {
    return (
      Object.keys(this.problems).length === 0 && !this.isLooking && this.amount !== undefined && this.fees !== undefined
    );
  }

  get problems(): RowProblems {
    const { category } = this.form;
    const missing = rowProblems(category, this.texts, words.fields);
    const numberProblem = this.lookupProblem;
    const unpriced = this.feesLookup.content.kind === "failed" ? { amount: words.unpriced } : {};
    if (!numberProblem) return { ...unpriced, ...missing };
    // Hides the problem of a missing name, because the cause is the wrong number.
    const { name, walletName, ...others } = missing;
    return {
      ...unpriced,
      ...others,
      ...(this.isNameTyped && name ? { name } : {}),
      [numberFields[category]]: numberProblem,
    };
  }

  /** Returns the problem to show: for a number that was not found immediately, for others after blur or submission. */
  problemOf(field: BulkField): string | undefined {
    const showsProblems = this.form.payer.refusals > 0 || this.leftFields.has(field);
    const unmatchedText = this.unmatched[field];
    if (unmatchedText && field === "amount") return words.twoReadings(unmatchedText);
    if (unmatchedText && this.isApplicable(field)) return words.notAChoice(unmatchedText);
    if (field === numberFields[this.form.category] && this.lookupProblem) return this.lookupProblem;
    if (isLookedUp(this.form.category, field, this.typed.type) && this.isLooking) return undefined;
    return showsProblems ? this.problems[field] : undefined;
  }

  set(field: BulkField, text: string): void {
    const cleared = field === "type" ? { bank: "", branch: "", name: "" } : field === "bank" ? { branch: "" } : {};
    const before = this.typed[numberFields[this.form.category]];
    this.typed = { ...this.typed, ...cleared, [field]: text };
    this.unmatched = { ...this.unmatched, [field]: "" };
    if (this.typed[numberFields[this.form.category]] !== before) this.clearPrefilled();
  }

  /** Fills in a saved beneficiary. Its name and phone are cleared if the number changes. */
  fill(texts: BulkRow["texts"]): void {
    // All keys of these texts are fields of a row.
    for (const [field, text] of Object.entries(texts)) this.set(field as BulkField, text);
    this.#prefilled = { name: texts.name ?? "", phone: texts.phone ?? "", id: "" };
  }

  /**
   * Like {@link set}, for a cell from a spreadsheet: choices are matched by name or short name, values are parsed by
   * {@link readEntry}.
   */
  paste(field: BulkField, cell: string): void {
    if (isChoice(field)) {
      this.pasteChoice(field, cell);
      return;
    }
    const entry = readEntry(entryFormatOf(field, this.typed.type, this.form.payer.currency), cell);
    this.set(field, entry.ok ? entry.value : cell);
    // A pasted value is complete, so its problem is shown immediately.
    if (cell) this.leave(field);
  }

  /** Asks for a pasted value again that can be read in two ways. */
  doubt(field: BulkField, cell: string): void {
    this.set(field, "");
    this.unmatched = { ...this.unmatched, [field]: cell };
  }

  leave(field: BulkField): void {
    this.leftFields = new Set(this.leftFields).add(field);
  }

  /** The row as it is paid, without its place: with the names of bank and network and the fees from the bank. */
  get paymentRow(): Omit<BulkRow, "position"> {
    const { form, texts } = this;
    const bank = form.choices.banksFor(texts.type).find(({ code }) => code === texts.bank);
    const network = form.choices.networks.find(({ code }) => code === texts.network);
    const fees = this.fees ?? noFees(form.payer.currency);
    return {
      texts: { ...texts, ...(bank && { bank: bank.name }), ...(network && { network: network.name }) },
      amount: this.amount,
      charge: fees.charge,
      eLevy: fees.eLevy,
      isBad: false,
      status: "",
      ids: { beneficiary: this.payeeLookup.value?.id ?? "", bank: bank?.code ?? "", eLevy: fees.eLevyId },
    };
  }

  private get isNameTyped(): boolean {
    return !isLookedUp(this.form.category, "name", this.typed.type);
  }

  private get lookupProblem(): string | undefined {
    const { content } = this.payeeLookup;
    if (content.kind !== "notFound" && content.kind !== "failed") return undefined;
    const bankMessage = content.kind === "failed" ? content.message : undefined;
    return bankMessage ?? (this.form.category === "prepaidCardBulk" ? words.cardNotFound : shared.accountNotFound);
  }

  get payeeKey(): PayeeKey | undefined {
    return payeeKeyOf(this.lookupContext, this.typed);
  }

  get feesKey(): FeesKey | undefined {
    const { amount, form, typed } = this;
    return amount && feesKeyOf(this.lookupContext, typed, amount, form.paidBefore(this));
  }

  private get lookupContext() {
    return { category: this.form.category, source: this.form.payer.number };
  }

  private get branchBank(): string {
    return parseRowTransferType(this.typed.type) === "noninstant" ? (this.typed.bank ?? "") : "";
  }

  /** Clears a name and phone that were filled in for the old number. Typed ones stay. */
  private clearPrefilled(): void {
    const { name = "", phone = "" } = this.typed;
    const prefilled = this.#prefilled;
    this.#prefilled = undefined;
    this.typed = {
      ...this.typed,
      ...(prefilled?.name && name === prefilled.name && { name: "" }),
      ...(prefilled?.phone && phone === prefilled.phone && { phone: "" }),
    };
  }

  private prefill(found: FoundPayee): void {
    const { name = "", phone = "" } = this.typed;
    const before = this.#prefilled;
    this.#prefilled = found;
    this.typed = {
      ...this.typed,
      ...((!name || name === before?.name) && { name: found.name }),
      ...((!phone || phone === before?.phone) && { phone: found.phone }),
    };
  }

  private pasteChoice(field: (typeof choiceFields)[number], cell: string): void {
    const value = this.findChoice(field, cell);
    this.set(field, value ?? "");
    if (value === undefined && cell) this.unmatched = { ...this.unmatched, [field]: cell };
  }

  /**
   * Matches pasted texts again, because banks and branches may load after the paste, and each transfer type has other
   * banks.
   */
  private matchUnmatched(): void {
    for (const field of choiceFields) {
      const cell = this.unmatched[field];
      if (cell && this.findChoice(field, cell) !== undefined) this.pasteChoice(field, cell);
    }
  }

  private findChoice(field: (typeof choiceFields)[number], cell: string): string | undefined {
    const { networks } = this.form.choices;
    return findChoiceValue(field, cell, {
      networks,
      banks: this.form.choices.banksFor(this.typed.type),
      branches: this.branches.rows,
    });
  }

  private isApplicable(field: BulkField): boolean {
    return this.form.category !== "bulkTransfer" || hasField(field, this.typed.type);
  }
}

/** The fields of a row in order; for transfers only those of its type. */
export const fieldsOf = (category: BulkCategory): readonly BulkField[] => typedFields[category].fields;
