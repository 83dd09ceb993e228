import { reaction } from "mobx";
import { firstPage, type PageSize } from "../../../application/ports/page";
import {
  type BulkGroup,
  type BulkRow,
  type BulkSums,
  type BulkTotals,
  findDuplicatesInSteps,
  obstacleOf,
  sumInSteps,
  sumsOf,
} from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { folded, searchForms } from "../../../domain/plain-text";
import { formatAmount } from "../../kit/format";
import { makeStore } from "../../kit/make-store";
import { runInSteps } from "../../kit/run-in-steps";
import type { NamesStore } from "../names/names-store";

/** Which rows of a list are shown. */
export type RowFilter = "all" | "errors" | "changed";

/**
 * The rows that the bank read from a file, with the filter and page that are shown (specification 2, sections 4 and 9).
 */
export class BulkListStore {
  rows: readonly BulkRow[];
  private sums: BulkSums;
  /** Row numbers of likely duplicates. For a long list they are computed shortly after it is shown. */
  duplicates: ReadonlySet<number> = new Set();
  filter: RowFilter = "all";
  /** Text that the shown rows contain in any of their values; empty shows all. */
  soughtText = "";
  /** Shows all rows in one scrolling list instead of pages. */
  showsAllRows = false;
  page = firstPage;
  /** The dropped rows, in one list for each press. */
  private drops: readonly (readonly BulkRow[])[] = [];
  /** The row in the correction dialog. */
  rowToCorrect: BulkRow | undefined;
  /** The check of the names of the rows. */
  names: NamesStore<BulkRow> | undefined;
  #changedNumbers: () => ReadonlySet<string> = () => new Set();

  /** Creates a store, with the sums computed in steps so that a long list does not block the page. */
  static async create(category: BulkCategory, currency: string, rows: readonly BulkRow[]): Promise<BulkListStore> {
    return new BulkListStore(category, currency, rows, await runInSteps(sumInSteps(category, rows, currency)));
  }

  constructor(
    readonly category: BulkCategory,
    readonly currency: string,
    rows: readonly BulkRow[],
    sums = sumsOf(category, rows, currency),
  ) {
    this.rows = rows;
    this.sums = sums;
    makeStore(this);
    void this.findDuplicates();
  }

  get badRows(): readonly BulkRow[] {
    return this.sums.bad;
  }

  get totals(): BulkTotals {
    return this.sums.totals;
  }

  get groups(): readonly BulkGroup[] {
    return this.sums.groups;
  }

  get obstacle() {
    return obstacleOf(this.sums);
  }

  /** The rows that match the filter and contain the text. */
  get filteredRows(): readonly BulkRow[] {
    const named = this.names?.chosen && new Set(this.names.chosenRows);
    const filtered = this.kindRows;
    const rows = named ? filtered.filter((row) => named.has(row)) : filtered;
    const sought = searchForms(this.soughtText);
    return sought[0] ? rows.filter((row) => sought.some((form) => searchedTextOf(row).includes(form))) : rows;
  }

  private get kindRows(): readonly BulkRow[] {
    if (this.filter === "all") return this.errorsFirst;
    if (this.filter === "errors") return this.badRows;
    const numbers = this.#changedNumbers();
    // Without such rows there is no filter to take off, as while the bank is asked about a changed list.
    if (numbers.size === 0) return this.rows;
    return this.rows.filter(({ texts }) => numbers.has(texts.account ?? texts.wallet ?? ""));
  }

  /** A row with an error keeps the list from being paid. */
  private get errorsFirst(): readonly BulkRow[] {
    return this.badRows.length > 0 ? [...this.badRows, ...this.rows.filter(({ isBad }) => !isBad)] : this.rows;
  }

  get pageRows(): readonly BulkRow[] {
    const { number, size } = this.page;
    return this.filteredRows.slice((number - 1) * size, number * size);
  }

  /** @param numbers of the payees that are known at other accounts */
  addChanged(numbers: () => ReadonlySet<string>): void {
    this.#changedNumbers = numbers;
  }

  /** Adds the check of the names, whose results are another filter. */
  addNames(names: NamesStore<BulkRow>): void {
    this.names = names;
    reaction(
      () => names.chosen,
      () => this.setPageNumber(1),
    );
  }

  setFilter(filter: RowFilter): void {
    this.filter = filter;
    this.setPageNumber(1);
  }

  find(text: string): void {
    this.soughtText = text;
    this.setPageNumber(1);
  }

  setShowsAllRows(showsAllRows: boolean): void {
    this.showsAllRows = showsAllRows;
  }

  setPageNumber(number: number): void {
    this.page = { ...this.page, number };
  }

  setPageSize(size: PageSize): void {
    this.page = { number: 1, size };
  }

  openCorrection(row: BulkRow | undefined): void {
    this.rowToCorrect = row;
  }

  dropRow(row: BulkRow): void {
    this.drop(({ position }) => position === row.position);
  }

  dropBadRows(): void {
    this.drop(({ isBad }) => isBad);
    this.filter = "all";
  }

  /** Number of rows that were dropped and can be taken back. */
  get droppedCount(): number {
    return this.drops.reduce((sum, rows) => sum + rows.length, 0);
  }

  /** Takes back the rows that were dropped last, to their places. */
  takeBack(): void {
    const restored = this.drops.at(-1) ?? [];
    this.drops = this.drops.slice(0, -1);
    this.setRows([...this.rows, ...restored].sort((one, other) => one.position - other.position));
  }

  replaceRows(checked: readonly BulkRow[]): void {
    const byPosition = new Map(checked.map((row) => [row.position, row]));
    this.setRows(this.rows.map((row) => byPosition.get(row.position) ?? row));
  }

  private drop(isDropped: (row: BulkRow) => boolean): void {
    this.drops = [...this.drops, this.rows.filter(isDropped)];
    this.setRows(this.rows.filter((row) => !isDropped(row)));
  }

  /** Replaces the rows. The page changes if it no longer exists. */
  private setRows(rows: readonly BulkRow[]): void {
    this.rows = rows;
    this.sums = sumsOf(this.category, rows, this.currency);
    const last = Math.max(1, Math.ceil(this.filteredRows.length / this.page.size));
    if (this.page.number > last) this.setPageNumber(last);
    void this.findDuplicates();
  }

  /** Searches for duplicates in steps, so that a long list does not block the page. */
  private async findDuplicates(): Promise<void> {
    const { rows } = this;
    const found = await runInSteps(findDuplicatesInSteps(this.category, rows), () => rows === this.rows);
    if (found) this.setDuplicates(found);
  }

  private setDuplicates(duplicates: ReadonlySet<number>): void {
    this.duplicates = duplicates;
  }
}

/** The values of rows that were searched before, because a list of 100,000 rows is searched after each key. */
const searchedTexts = new WeakMap<BulkRow, string>();

function searchedTextOf(row: BulkRow): string {
  const known = searchedTexts.get(row);
  if (known !== undefined) return known;
  const { texts, amount, otherName, status } = row;
  const shown = amount && formatAmount(amount);
  const values = [...Object.values(texts), shown, shown?.replaceAll(",", ""), otherName?.accountName, status];
  const text = folded(values.filter(Boolean).join("\n"));
  searchedTexts.set(row, text);
  return text;
}
