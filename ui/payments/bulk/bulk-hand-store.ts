import { computedStruct, reaction } from "mobx";
import type { PageOf } from "../../../application/ports/page";
import type { FieldTexts } from "../../../application/session/unfinished-form";
import type { PayeeKind, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { type Money, moneyOf } from "../../../domain/money";
import {
  type BulkField,
  type BulkPayment,
  type BulkRow,
  type BulkTotals,
  likelyDuplicates,
  totalsByGroup,
  totalsOf,
} from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { readPastedRows } from "../../../domain/payments/pasted-rows";
import { largestOf } from "../../../domain/payments/payment-limits";
import { type ComparedPayment, comparedBulk } from "../../../domain/payments/same-payments";
import { isLookedUp, TYPED_ROWS_MAX } from "../../../domain/payments/typed-rows";
import type { BulkEntry } from "../../../domain/requests/bulk-entry";
import { payeeNameOf, repeatedRowTexts } from "../../../domain/requests/repeated-rows";
import type { BankRequest } from "../../../domain/requests/request";
import { needsApproval } from "../../../domain/session/roles";
import type { User } from "../../../domain/session/user";
import { LoadedStore } from "../../kit/loading/loaded-store";
import { makeStore } from "../../kit/make-store";
import { words as shared } from "../../kit/words";
import type { Services } from "../../services";
import { bulkFeeChanges, changesIn, payeeChange, scheduleChange } from "../changes";
import type { NamesStore } from "../names/names-store";
import type { PaymentAction } from "../payment-action";
import { words as payments } from "../words";
import { namesOf, namesOfHand } from "./bulk-names";
import { BulkPayer } from "./bulk-payer";
import { createBulkPaymentAction } from "./bulk-payment-action";
import { words } from "./bulk-words";
import { HandChoices, rowTextsOf } from "./hand-choices";
import { fieldsOf, HandRow, numberFields } from "./hand-row";

/** Changes of rows that are listed; the others are only counted. */
const ROW_CHANGES_MAX = 5;

/** A bulk payment typed by hand, with up to fifty rows (specification 2, sections 2 and 5). */
export class BulkHandStore {
  readonly payer: BulkPayer;
  readonly options: BulkPayer["options"];
  readonly paymentAction: PaymentAction<BulkPayment>;
  /** The check of the names of the rows. */
  readonly names: NamesStore<HandRow>;
  /** The payees of the earlier request. */
  readonly entries: LoadedStore<PageOf<BulkEntry>>;
  rows: readonly HandRow[] = [];
  /** Messages about the rows and columns that the last paste ignored. */
  pasteNotices: readonly string[] = [];
  readonly choices: HandChoices;
  /** The rows that had another result when the shown result was chosen. A row does not leave while it is corrected. */
  private hidden: ReadonlySet<HandRow> = new Set();
  #lastRowId = 0;
  /** The payees that rows were filled from, by row id. */
  readonly #entryOf = new Map<number, BulkEntry>();

  constructor(
    readonly category: BulkCategory,
    private readonly services: Services,
    user: User,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<BulkCategory>,
  ) {
    // Scheduled payments too are paid from cedi accounts only (specification 2, section 3).
    const isInCedis = () => category !== "bulkTransfer" || this.payer.isScheduled;
    this.payer = new BulkPayer(services, { isInCedis, repeated });
    this.options = this.payer.options;
    this.choices = new HandChoices(category, services);
    this.entries = new LoadedStore((failure) => services.log.warn("A bulk's payees did not load", failure));
    makeStore(this, { totals: computedStruct, groups: computedStruct, paidBeforeByRow: computedStruct });
    this.paymentAction = createBulkPaymentAction(services, this, needsApproval(user));
    this.names = namesOfHand(services, { category, rows: () => this.namedRows });
    reaction(() => this.names.chosen, this.hideOthers);
  }

  /** The rows that are not blank. */
  get namedRows(): readonly HandRow[] {
    return this.rows.filter((row) => !row.isBlank);
  }

  isShown(row: HandRow): boolean {
    return !this.hidden.has(row);
  }

  private hideOthers(): void {
    const { chosen, chosenRows } = this.names;
    const shown = new Set(chosenRows);
    this.hidden = new Set(chosen && this.rows.filter((row) => !shown.has(row)));
  }

  async load(): Promise<void> {
    if (this.rows.length === 0) this.add();
    await Promise.all([this.payer.load(), this.choices.load()]);
    await this.loadEntries();
  }

  /** Fills in the rows of the earlier request, unless the user has begun to type. */
  async loadEntries(): Promise<void> {
    const { repeated, services } = this;
    if (!repeated) return;
    await this.entries.load(() => services.requests.entries(repeated, { number: 1, size: TYPED_ROWS_MAX }));
    const { value } = this.entries;
    if (value && this.rows.every((row) => row.isBlank)) this.fillFrom(value);
  }

  /** Sentences about what has changed since the earlier request. */
  get changes(): readonly string[] {
    const { repeated, payer } = this;
    if (!repeated) return [];
    const ofRows = this.rows.flatMap((row, at) => {
      const change = this.changeOf(row);
      return change ? [payments.changes.inRow(at + 1, change)] : [];
    });
    const hidden = ofRows.length - ROW_CHANGES_MAX;
    return changesIn([
      payer.change,
      ...ofRows.slice(0, ROW_CHANGES_MAX),
      hidden > 0 ? payments.changes.more(hidden) : undefined,
      ...this.feeChanges,
      scheduleChange(repeated),
    ]);
  }

  /** Compares the fees only while the same amounts are paid, and all of them are priced. */
  private get feeChanges() {
    const { repeated, entries, totals, rows } = this;
    const paid = entries.value?.rows.reduce((sum, { amount }) => sum + amount.minor, 0);
    if (!repeated || paid !== totals.amount.minor || rows.some((row) => !row.isReady)) return [];
    return bulkFeeChanges(repeated, totals);
  }

  private changeOf(row: HandRow): string | undefined {
    const entry = this.#entryOf.get(row.id);
    const field = numberFields[this.category];
    const isSame = entry && row.typed[field] === repeatedRowTexts(entry)[field];
    return isSame ? payeeChange(row.payeeLookup, payeeNameOf(entry)) : undefined;
  }

  /** The rows as they would be paid, without blank ones. */
  get enteredRows(): readonly BulkRow[] {
    return this.rows
      .map((row, at) => ({ row, position: at + 1 }))
      .filter(({ row }) => !row.isBlank)
      .map(({ row, position }) => ({ ...row.paymentRow, position }));
  }

  get totals(): BulkTotals {
    return totalsOf(this.enteredRows, this.payer.currency);
  }

  get groups() {
    return totalsByGroup(this.category, this.enteredRows, this.payer.currency);
  }

  /** The same object until one of the values changes. */
  get sums() {
    const { category, totals, groups } = this;
    return { category, totals, groups };
  }

  /** Number of rows that are likely duplicates of others. */
  get duplicates(): number {
    return likelyDuplicates(this.category, this.enteredRows).size;
  }

  get compared(): ComparedPayment | undefined {
    return comparedBulk(this.category, this.payer.currency, this.enteredRows);
  }

  /** Undefined until a row has an amount. */
  get total(): Money | undefined {
    const { total } = this.totals;
    return total.minor === 0 ? undefined : total;
  }

  get largest(): Money | undefined {
    return largestOf(this.enteredRows);
  }

  get isFull(): boolean {
    return this.rows.length >= TYPED_ROWS_MAX;
  }

  get hasEntries(): boolean {
    return this.payer.hasEntries || this.payer.isScheduled || this.rows.some((row) => !row.isBlank);
  }

  /** The options and the rows as typed, kept when the session times out. */
  get texts(): FieldTexts {
    return { ...this.payer.texts, rows: JSON.stringify(this.rows.map(({ typed }) => typed)) };
  }

  /** Restores texts that were typed before a time-out. */
  setTexts({ rows = "[]", ...texts }: FieldTexts): void {
    this.payer.setTexts(texts);
    // This text was written by `texts` and stored encrypted, so its type is known.
    const rowTexts = JSON.parse(rows) as readonly BulkRow["texts"][];
    this.rows = rowTexts.map((cells) => {
      const row = this.newRow();
      for (const field of fieldsOf(this.category)) if (cells[field] !== undefined) row.set(field, cells[field]);
      return row;
    });
  }

  /** The reason why the payment cannot be submitted now. */
  get reason(): string | undefined {
    return this.rows.some((row) => row.isLooking) ? shared.lookingUp : undefined;
  }

  paidBefore({ id }: HandRow): Money | undefined {
    return this.paidBeforeByRow.get(id);
  }

  /**
   * The amount that the rows above each row pay to the same wallet, by row id. It is computed for all rows in one pass:
   * a search per row would take fifty passes at each key press.
   */
  get paidBeforeByRow(): ReadonlyMap<number, Money> {
    const soFar = new Map<string, number>();
    const before = new Map<number, Money>();
    for (const { id, wallet, amount } of this.rows) {
      if (!wallet) continue;
      const minor = soFar.get(wallet) ?? 0;
      if (minor > 0) before.set(id, moneyOf(minor, this.payer.currency));
      soFar.set(wallet, minor + (amount?.minor ?? 0));
    }
    return before;
  }

  add(): void {
    this.names.choose(undefined);
    if (!this.isFull) this.rows = [...this.rows, this.newRow()];
  }

  /** A row can be deleted only if there is another one (specification 2, section 5). */
  remove(row: HandRow): void {
    if (this.rows.length > 1) this.rows = this.rows.filter((each) => each !== row);
  }

  /**
   * Fills the rows from `from` on with a block of cells, adds rows up to the limit, and reports ignored cells in
   * `pasteNotices`.
   */
  paste(from: HandRow, field: BulkField, cells: readonly (readonly string[])[]): void {
    const template = this.services.spreadsheets.templateColumns(this.category);
    const labels = template.map((column) => ({ label: words.fields[column.field], field: column.field }));
    const { rows, unused, guessedHeadings } = readPastedRows(cells, template, { field, labels });
    const start = this.rows.indexOf(from);
    // The cells can go into rows that are hidden.
    this.names.choose(undefined);
    const count = Math.min(rows.length, TYPED_ROWS_MAX - start);
    while (this.rows.length < start + count) this.add();
    const isDoubtful = this.services.spreadsheets.doubtfulAmong(rows.map(({ amount = "" }) => amount));
    for (const [index, texts] of rows.slice(0, count).entries()) {
      const row = this.rows[start + index];
      this.pasteInto(row, texts);
      if (texts.amount && isDoubtful?.(texts.amount)) row?.doubt("amount", texts.amount);
    }
    this.pasteNotices = [
      ...(count < rows.length ? [words.notAdded(start + count + 1, start + rows.length, TYPED_ROWS_MAX)] : []),
      ...(guessedHeadings ? [words.guessedHeadings(guessedHeadings)] : []),
      ...(unused.length > 0 ? [words.unusedColumns(unused)] : []),
    ];
  }

  /** Fills in the rows of a saved list, without amounts (S2-2.2-45). */
  fill(listId: string): void {
    const list = this.choices.lists.find(({ id }) => id === listId);
    if (!list) return;
    this.names.choose(undefined);
    const payees: readonly PayeeOf<PayeeKind>[] = list.rows;
    this.rows = payees.slice(0, TYPED_ROWS_MAX).map((payee) => {
      const row = this.newRow();
      row.fill(rowTextsOf(payee));
      return row;
    });
    if (this.rows.length === 0) this.add();
    this.pasteNotices = leftOut(payees.length);
  }

  private fillFrom({ rows: entries, total }: { readonly rows: readonly BulkEntry[]; readonly total: number }): void {
    this.rows = entries.slice(0, TYPED_ROWS_MAX).map((entry) => {
      const row = this.newRow();
      this.#entryOf.set(row.id, entry);
      this.pasteInto(row, repeatedRowTexts(entry));
      return row;
    });
    if (this.rows.length === 0) this.add();
    this.pasteNotices = leftOut(total);
  }

  pay(): void {
    const { category } = this;
    const { source } = this.payer;
    if (this.reason) return;
    if (!source || this.rows.some((row) => !row.isReady)) {
      this.payer.refuse();
      this.names.choose(undefined);
      if (!this.options.outcome.ok) this.options.submit();
      return;
    }
    const options = this.options.submit();
    const { enteredRows: rows, totals } = this;
    if (options)
      void this.paymentAction.begin({
        kind: "bulk",
        category,
        source,
        rows,
        totals,
        origin: "hand",
        ...namesOf(this.names),
        ...options,
      });
  }

  /** Clears the form after the payment, so that leaving the page asks no question. */
  finish(): void {
    this.payer.clear();
    this.pasteNotices = [];
    this.rows = [];
    this.add();
    this.paymentAction.checks.change.clear();
  }

  /**
   * Fills the fields in the order of the form, because the type determines the banks, and the bank determines the
   * branches.
   */
  private pasteInto(row: HandRow | undefined, texts: BulkRow["texts"]): void {
    for (const field of fieldsOf(this.category)) {
      const cell = texts[field];
      if (row && cell !== undefined && !isLookedUp(this.category, field, row.typed.type)) row.paste(field, cell);
    }
  }

  private newRow(): HandRow {
    this.#lastRowId += 1;
    return new HandRow(this.#lastRowId, this, this.services);
  }
}

/** Says which payees of a longer list were not filled in, so that none of them is forgotten. */
const leftOut = (count: number): readonly string[] =>
  count > TYPED_ROWS_MAX ? [words.notAdded(TYPED_ROWS_MAX + 1, count, TYPED_ROWS_MAX)] : [];
