import { makeAutoObservable, observableRef } from "mobx";
import type { Page, PageSize } from "../../../application/ports/page";
import {
  type BulkGroup,
  type BulkRow,
  type BulkSums,
  type BulkTotals,
  obstacleOf,
  seekDuplicates,
  sumsOf,
  sumUp,
} from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";
import { stepByStep } from "../../shared/step-by-step";

/** The rows that the bank read from a file, and how they are looked at (specification 2, sections 4 and 9). */
export class BulkListStore {
  rows: readonly BulkRow[];
  private sums: BulkSums;
  /** Places of likely duplicates; of a long list they are known a moment later. */
  duplicates: ReadonlySet<number> = new Set();
  onlyErrors = false;
  /** Every row in one scrolling list, in place of pages. */
  isWhole = false;
  page: Page = { number: 1, size: 10 };
  /** The row that is being corrected. */
  correcting: BulkRow | undefined;

  /** Of a long list, summed up between the frames of the page before it is shown. */
  static async opened(category: BulkCategory, currency: string, rows: readonly BulkRow[]): Promise<BulkListStore> {
    return new BulkListStore(category, currency, rows, await stepByStep(sumUp(category, rows, currency)));
  }

  constructor(
    readonly category: BulkCategory,
    readonly currency: string,
    rows: readonly BulkRow[],
    sums = sumsOf(category, rows, currency),
  ) {
    this.rows = rows;
    this.sums = sums;
    makeAutoObservable<this, "sums">(
      this,
      {
        category: false,
        currency: false,
        rows: observableRef,
        sums: observableRef,
        duplicates: observableRef,
        page: observableRef,
        correcting: observableRef,
      },
      { autoBind: true },
    );
    void this.seek();
  }

  get bad(): readonly BulkRow[] {
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

  /** Whether any row is to be corrected or dropped. */
  get hasFindings(): boolean {
    return this.bad.length > 0 || this.duplicates.size > 0;
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
    this.sums = sumsOf(this.category, rows, this.currency);
    const last = Math.max(1, Math.ceil(this.listed.length / this.page.size));
    if (this.page.number > last) this.turnTo(last);
    void this.seek();
  }

  /** A short list is searched at once, a long one between the frames of the page. */
  private async seek(): Promise<void> {
    const { rows } = this;
    const found = await stepByStep(seekDuplicates(this.category, rows), () => rows === this.rows);
    if (found) this.know(found);
  }

  private know(duplicates: ReadonlySet<number>): void {
    this.duplicates = duplicates;
  }
}
