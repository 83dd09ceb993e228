import { makeAutoObservable, observableRef } from "mobx";
import type { Page, PageSize } from "../../../application/ports/page";
import {
  type BulkRow,
  type BulkTotals,
  badRows,
  obstacleOf,
  seekDuplicates,
  totalsByGroup,
  totalsOf,
  totalsOfGroups,
} from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";

/** The rows that the bank read from a file, and how they are looked at (specification 2, sections 4 and 9). */
export class BulkListStore {
  rows: readonly BulkRow[];
  /** Places of likely duplicates; of a long list they are known a moment later. */
  duplicates: ReadonlySet<number> = new Set();
  onlyErrors = false;
  /** Every row in one scrolling list, in place of pages. */
  isWhole = false;
  page: Page = { number: 1, size: 10 };
  /** The row that is being corrected. */
  correcting: BulkRow | undefined;

  constructor(
    readonly category: BulkCategory,
    readonly currency: string,
    rows: readonly BulkRow[],
  ) {
    this.rows = rows;
    makeAutoObservable(
      this,
      {
        category: false,
        currency: false,
        rows: observableRef,
        duplicates: observableRef,
        page: observableRef,
        correcting: observableRef,
      },
      { autoBind: true },
    );
    void this.seek();
  }

  get bad(): readonly BulkRow[] {
    return badRows(this.rows);
  }

  get totals(): BulkTotals {
    const { groups, rows, currency } = this;
    return groups.length > 0 ? totalsOfGroups(groups, currency) : totalsOf(rows, currency);
  }

  get groups(): readonly (BulkTotals & { readonly group: string })[] {
    return totalsByGroup(this.category, this.rows, this.currency);
  }

  get obstacle() {
    return obstacleOf(this.rows);
  }

  /** What the filter leaves. */
  get listed(): readonly BulkRow[] {
    return this.onlyErrors ? this.bad : this.rows;
  }

  get onPage(): readonly BulkRow[] {
    const { number, size } = this.page;
    return this.listed.slice((number - 1) * size, number * size);
  }

  filter(onlyErrors: boolean): void {
    this.onlyErrors = onlyErrors;
    this.turnTo(1);
  }

  showWhole(isWhole: boolean): void {
    this.isWhole = isWhole;
  }

  turnTo(number: number): void {
    this.page = { ...this.page, number };
  }

  resize(size: PageSize): void {
    this.page = { number: 1, size };
  }

  correct(row: BulkRow | undefined): void {
    this.correcting = row;
  }

  drop(row: BulkRow): void {
    this.become(this.rows.filter(({ place }) => place !== row.place));
  }

  dropBad(): void {
    this.become(this.rows.filter(({ isBad }) => !isBad));
    this.onlyErrors = false;
  }

  replace(checked: BulkRow): void {
    this.become(this.rows.map((row) => (row.place === checked.place ? checked : row)));
  }

  /** The last page may be gone with its last row. */
  private become(rows: readonly BulkRow[]): void {
    this.rows = rows;
    const last = Math.max(1, Math.ceil(this.listed.length / this.page.size));
    if (this.page.number > last) this.turnTo(last);
    void this.seek();
  }

  /** A short list is searched at once, a long one between the frames of the page. */
  private async seek(): Promise<void> {
    const { rows } = this;
    const search = seekDuplicates(this.category, rows);
    for (let step = search.next(); rows === this.rows; step = search.next()) {
      if (step.done) return this.know(step.value);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  private know(duplicates: ReadonlySet<number>): void {
    this.duplicates = duplicates;
  }
}
