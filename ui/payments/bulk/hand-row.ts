import { compareShallow, computedStruct, reaction } from "mobx";
import { readEntry } from "../../../domain/entered-text";
import { type Money, parseAmount } from "../../../domain/money";
import type { Bank, BankBranch } from "../../../domain/payments/bank";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import {
  asTransferType,
  bulkEntries,
  type EntryProblems,
  entryFormatOf,
  entryProblems,
  hasField,
  isLookedUp,
} from "../../../domain/payments/bulk-entry";
import type { Network } from "../../../domain/payments/network";
import type { BulkCategory } from "../../../domain/requests/categories";
import { Lookup } from "../../shared/lookup";
import { makeStore } from "../../shared/make-store";
import { words as shared } from "../../shared/words";
import { words } from "./bulk-words";
import {
  type Fees,
  type FeesKey,
  type FoundPayee,
  feesKeyOf,
  findFees,
  findPayee,
  type LookupServices,
  noFees,
  type PayeeKey,
  payeeKeyOf,
} from "./hand-lookups";

import { choiceFields, choiceNamed, isChoice } from "./pasted-choices";

/** The parts of the form that a row needs. */
export type HandForm = {
  readonly category: BulkCategory;
  /** Number of the account that pays, or empty if none is chosen. */
  readonly source: string;
  readonly currency: string;
  readonly networks: readonly Network[];
  /** Number of refused submissions. After the first one, all problems are shown. */
  readonly refusals: number;
  banksFor(type: string | undefined): readonly Bank[];
  /** The amount that the rows above this one pay to the same wallet, or undefined if they pay nothing. */
  paidBefore(row: HandRow): Money | undefined;
};

/** Longer than for other lookups (specification 2, section 9). */
const CUSTOMER_REST_MS = 500;
/** The field that shows the result of the payee's lookup. */
const numberField: { readonly [Category in BulkCategory]: BulkField } = {
  bulkTransfer: "account",
  mobileMoneyBulk: "wallet",
  prepaidCardBulk: "customer",
};

/** A payee typed by hand. Networks and banks are stored as codes until the row is sent. */
export class HandRow {
  typed: BulkRow["texts"] = {};
  left: ReadonlySet<BulkField> = new Set();
  /** Pasted texts that match no choice of their field, or none that has loaded yet. */
  unmatched: BulkRow["texts"] = {};
  branches: readonly BankBranch[] = [];
  readonly payee: Lookup<PayeeKey, FoundPayee>;
  readonly feesAsked: Lookup<FeesKey, Fees>;
  /** Values that the bank filled in. A value that the user typed instead is kept. */
  #prefilled: FoundPayee | undefined;

  constructor(
    /** Identifies the row while others are added and deleted. */
    readonly id: number,
    private readonly form: HandForm,
    private readonly services: LookupServices,
  ) {
    makeStore(this, { amount: computedStruct, payeeKey: computedStruct, feesKey: computedStruct });
    this.payee = new Lookup(
      {
        key: () => this.payeeKey,
        ask: (key) => findPayee(services, key),
        what: "A payee could not be looked up",
        ...(form.category === "prepaidCardBulk" && { restMs: CUSTOMER_REST_MS }),
      },
      services.log,
    );
    this.feesAsked = new Lookup(
      {
        key: () => this.feesKey,
        ask: (key) => findFees(services, key),
        what: "The charges of a row could not be looked up",
      },
      services.log,
    );
    reaction(
      () => this.payee.value,
      (found) => found && form.category === "prepaidCardBulk" && this.prefill(found),
    );
    reaction(
      () => [this.typed.type, this.branches, form.networks, form.banksFor(this.typed.type)],
      () => this.matchAgain(),
      { equals: compareShallow },
    );
    reaction(
      () => this.branchBank,
      (bank) => void this.loadBranches(bank),
      // A row filled from a saved list has its bank before this reaction starts.
      { fireImmediately: true },
    );
  }

  /** The typed texts with the bank's additions. */
  get texts(): BulkRow["texts"] {
    const found = this.payee.value?.name ?? "";
    if (this.form.category === "mobileMoneyBulk") return { ...this.typed, walletName: found };
    return this.takesName ? this.typed : { ...this.typed, name: found };
  }

  get wallet(): string | undefined {
    return this.typed.wallet;
  }

  get amount(): Money | undefined {
    const read = parseAmount(this.typed.amount ?? "", this.form.currency);
    return read.ok ? read.value : undefined;
  }

  /** Undefined while the fees are looked up, and if the lookup failed. */
  get fees(): Fees | undefined {
    return this.feesKey ? this.feesAsked.value : noFees(this.form.currency);
  }

  get isBlank(): boolean {
    return Object.values<string>(this.typed).every((text) => !text.trim());
  }

  get isLooking(): boolean {
    return this.payee.isLooking || this.feesAsked.isLooking;
  }

  get isReady(): boolean {
    return (
      Object.keys(this.problems).length === 0 && !this.isLooking && this.amount !== undefined && this.fees !== undefined
    );
  }

  get problems(): EntryProblems {
    const { category } = this.form;
    const missing = entryProblems(category, this.texts, words.fields);
    const lookedUp = this.lookupProblem;
    const unpriced = this.feesAsked.content.is === "failed" ? { amount: words.unpriced } : {};
    if (!lookedUp) return { ...unpriced, ...missing };
    // Hides the problem of a missing name, because the cause is the wrong number.
    const { name, walletName, ...others } = missing;
    return { ...unpriced, ...others, ...(this.takesName && name ? { name } : {}), [numberField[category]]: lookedUp };
  }

  /** Returns the problem to show: for a number that was not found immediately, for others after blur or submission. */
  problemOf(field: BulkField): string | undefined {
    const isTold = this.form.refusals > 0 || this.left.has(field);
    const named = this.unmatched[field];
    if (named && this.isAsked(field)) return words.notAChoice(named);
    if (field === numberField[this.form.category] && this.lookupProblem) return this.lookupProblem;
    if (isLookedUp(this.form.category, field, this.typed.type) && this.isLooking) return undefined;
    return isTold ? this.problems[field] : undefined;
  }

  set(field: BulkField, text: string): void {
    const cleared = field === "type" ? { bank: "", branch: "", name: "" } : field === "bank" ? { branch: "" } : {};
    const before = this.typed[numberField[this.form.category]];
    this.typed = { ...this.typed, ...cleared, [field]: text };
    this.unmatched = { ...this.unmatched, [field]: "" };
    if (this.typed[numberField[this.form.category]] !== before) this.dropPrefilled();
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
    const read = readEntry(entryFormatOf(field, this.typed.type, this.form.currency), cell);
    this.set(field, read.ok ? read.value : cell);
    // A pasted value is complete, so its problem is shown immediately.
    if (cell) this.leave(field);
  }

  leave(field: BulkField): void {
    this.left = new Set(this.left).add(field);
  }

  /** The row as it is paid, without its place: with the names of bank and network and the fees from the bank. */
  get paid(): Omit<BulkRow, "place"> {
    const { form, texts } = this;
    const bank = form.banksFor(texts.type).find(({ code }) => code === texts.bank);
    const network = form.networks.find(({ code }) => code === texts.network);
    const fees = this.fees ?? noFees(form.currency);
    return {
      texts: { ...texts, ...(bank && { bank: bank.name }), ...(network && { network: network.name }) },
      amount: this.amount,
      charge: fees.charge,
      eLevy: fees.eLevy,
      isBad: false,
      status: "",
      ids: { beneficiary: this.payee.value?.id ?? "", bank: bank?.code ?? "", eLevy: fees.eLevyId },
    };
  }

  private get takesName(): boolean {
    return !isLookedUp(this.form.category, "name", this.typed.type);
  }

  private get lookupProblem(): string | undefined {
    const { content } = this.payee;
    if (content.is !== "notFound" && content.is !== "failed") return undefined;
    const told = content.is === "failed" ? content.message : undefined;
    return told ?? (this.form.category === "prepaidCardBulk" ? words.cardNotFound : shared.accountNotFound);
  }

  get payeeKey(): PayeeKey | undefined {
    return payeeKeyOf(this.form, this.typed);
  }

  get feesKey(): FeesKey | undefined {
    const { amount, form, typed } = this;
    return amount && feesKeyOf(form, typed, amount, form.paidBefore(this));
  }

  private get branchBank(): string {
    return asTransferType(this.typed.type) === "noninstant" ? (this.typed.bank ?? "") : "";
  }

  private async loadBranches(bank: string): Promise<void> {
    const listed = bank ? await this.services.transferLookupsService.branches(bank) : undefined;
    if (listed && !listed.ok) this.services.log.warn("Branches did not load", listed.failure);
    if (bank === this.branchBank) this.know(listed?.ok ? listed.value : []);
  }

  private know(branches: readonly BankBranch[]): void {
    this.branches = branches;
  }

  /** Clears a name and phone that were filled in for the old number. Typed ones stay. */
  private dropPrefilled(): void {
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
    const value = this.choiceNamed(field, cell);
    this.set(field, value ?? "");
    if (value === undefined && cell) this.unmatched = { ...this.unmatched, [field]: cell };
  }

  /**
   * Matches pasted texts again, because banks and branches may load after the paste, and each transfer type has other
   * banks.
   */
  private matchAgain(): void {
    for (const field of choiceFields) {
      const cell = this.unmatched[field];
      if (cell && this.choiceNamed(field, cell) !== undefined) this.pasteChoice(field, cell);
    }
  }

  private choiceNamed(field: (typeof choiceFields)[number], cell: string): string | undefined {
    const { networks } = this.form;
    return choiceNamed(field, cell, { networks, banks: this.form.banksFor(this.typed.type), branches: this.branches });
  }

  private isAsked(field: BulkField): boolean {
    return this.form.category !== "bulkTransfer" || hasField(field, this.typed.type);
  }
}

/** The fields of a row in order; for transfers only those of its type. */
export const fieldsOf = (category: BulkCategory): readonly BulkField[] => bulkEntries[category].fields;
