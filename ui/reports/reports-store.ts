import { runInAction } from "mobx";
import type { Page, PageOf } from "../../application/ports/page";
import { ReportFilterDraft, toReportFilter } from "../../application/reports/report-filter-draft";
import type { SavedFilter } from "../../application/reports/saved-filters";
import { type Day, parseDay } from "../../domain/calendar";
import { totalsByCurrency } from "../../domain/money";
import { type Category, isBulk } from "../../domain/payments/categories";
import { daysOfRange, rangeOf } from "../../domain/quick-ranges";
import { type ReportFilter, type ReportFormat, type ReportRecord, reportFileName } from "../../domain/reports/report";
import { ok } from "../../domain/result";
import { bankDay } from "../kit/bank-day";
import { FormStore } from "../kit/fields/form-store";
import { FileDownload } from "../kit/file-download";
import { formatDate } from "../kit/format";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { PaymentAdviceStore } from "./payment-advice-store";

type DateName = "start" | "end";
type AppliedReport = {
  readonly list?: ListStore<ReportRecord> | undefined;
  readonly filter?: ReportFilter | undefined;
};
/** The last page that loaded. */
type LoadedPage = { readonly page: Page; readonly content: PageOf<ReportRecord> };

/** Past transactions of one category that match a filter (specification 3, section 2.5). */
export class ReportsStore {
  readonly form: FormStore<ReportFilterDraft, ReportFilter>;
  category: Category;
  /** Undefined until a filter was applied. */
  list: ListStore<ReportRecord> | undefined;
  /** The bulk whose payees are shown, with their list. */
  drillDown: { readonly bulk: ReportRecord; readonly list: ListStore<ReportRecord> } | undefined;
  opened: ReportRecord | undefined;
  /** The proof of payment in the full-screen dialog. */
  advice: PaymentAdviceStore | undefined;
  readonly file: FileDownload;
  isSearching = false;
  /** Texts that were no dates and were cleared. */
  clearedDates: { readonly [Field in DateName]?: string } = {};
  private appliedFilter: ReportFilter | undefined;
  /** The newest report of the category that has loaded. A report that does not load returns to it. */
  #loaded: AppliedReport = {};

  constructor(
    private readonly services: Services,
    category: Category,
  ) {
    this.category = category;
    this.file = new FileDownload(services.downloads);
    this.form = new FormStore(
      () => new ReportFilterDraft(),
      (draft) => toReportFilter(draft, this.today),
    );
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  /** Selects a category and clears the results. */
  choose(category: Category): void {
    this.category = category;
    this.list = undefined;
    this.drillDown = undefined;
    this.appliedFilter = undefined;
    this.#loaded = {};
    this.isSearching = false;
    this.clearedDates = {};
    this.form.clear();
  }

  /** Shows the report of the category that has the transaction, filtered by its ID, and opens it if the ID is whole. */
  async search(id: string): Promise<void> {
    this.isSearching = true;
    const category = await this.services.reportsService.categoryOf(id);
    // The user has chosen another category in the meantime.
    if (!this.isSearching) return;
    runInAction(() => this.choose(category ?? this.category));
    this.form.set(isBulk(this.category) ? "id" : "transactionId", id);
    await this.apply();
    const content = this.list?.content;
    const rows = content?.kind === "ready" ? content.rows : [];
    const found = rows.find((row) => row.id.toUpperCase() === id.toUpperCase());
    if (found) this.open(found);
  }

  /** Stops waiting for the bank, whose answer is then ignored. */
  cancelSearch(): void {
    this.isSearching = false;
  }

  /** Clears a text that is no date (S3-2.5-25), and keeps it for the note that says so. */
  leaveDate(field: DateName): void {
    const text = this.form.draft[field].trim();
    const isDate = parseDay(text) !== undefined;
    this.clearedDates = { ...this.clearedDates, [field]: isDate ? "" : text };
    if (!isDate) this.form.set(field, "");
    this.form.leave(field);
  }

  setDays({ start, end }: { readonly start?: Day | undefined; readonly end?: Day | undefined }): void {
    this.clearedDates = {};
    this.form.set("start", start ? formatDate(start) : "");
    this.form.set("end", end ? formatDate(end) : "");
  }

  /** The filter of the form in the format for saving; undefined while a field is invalid. */
  get filterToSave(): Omit<SavedFilter, "name"> | undefined {
    const { outcome } = this.form;
    if (!outcome.ok) return undefined;
    const { start, end, ...filter } = outcome.value;
    return { ...filter, category: this.category, days: rangeOf(start, end, this.today) ?? { start, end } };
  }

  applySaved({ outcome, id, transactionId = "", days }: SavedFilter): Promise<void> {
    this.form.clear();
    this.form.set("outcome", outcome);
    this.form.set("id", id);
    this.form.set("transactionId", transactionId);
    this.setDays(typeof days === "string" ? daysOfRange(days, this.today) : days);
    return this.apply();
  }

  get dateProblem(): string | undefined {
    const { outcome } = this.form;
    return outcome.ok ? undefined : (outcome.failure.start ?? outcome.failure.end);
  }

  /** The number of filters of the report; a period is one. */
  get filtersInUse(): number {
    const { appliedFilter: applied } = this;
    return [applied?.id, applied?.transactionId, applied?.start ?? applied?.end].filter(Boolean).length;
  }

  async apply(): Promise<void> {
    const filter = this.form.submit();
    if (!filter) return;
    const { category } = this;
    if (this.list?.content.kind === "ready") this.#loaded = { list: this.list, filter: this.appliedFilter };
    const { list: previousList, filter: previousFilter } = this.#loaded;
    const list = this.createList(
      (page) => this.services.reports.find(category, filter, page),
      () => {
        // The user has chosen another category, or applied another filter, in the meantime.
        if (this.list !== list) return;
        this.list = previousList;
        this.appliedFilter = previousFilter;
      },
    );
    this.appliedFilter = filter;
    this.list = list;
    await list.load();
  }

  /** The rows that are shown, their number of all, and their sums by status and currency; undefined without rows. */
  get sums() {
    const content = this.list?.content;
    if (content?.kind !== "ready" || content.total === 0) return undefined;
    const { rows, total } = content;
    const statuses = [...new Set(rows.map(({ status }) => status))];
    const byStatus = statuses.map((status) => ({
      status,
      totals: totalsByCurrency(rows.filter((row) => row.status === status).map((row) => row.total)),
    }));
    return { shown: rows.length, total, byStatus };
  }

  /** Opens the payees of a bulk, or the details of other records. */
  open(record: ReportRecord): void {
    if (!isBulk(record.category)) {
      this.opened = record;
      return;
    }
    const list = this.createList(
      (page) => this.services.reports.payees(record, page),
      () => {
        // The user has gone back, or opened another bulk, in the meantime.
        if (this.drillDown?.list === list) this.closeBulk();
      },
    );
    this.drillDown = { bulk: record, list };
    void list.load();
  }

  close(): void {
    this.opened = undefined;
  }

  openAdvice(record: ReportRecord): void {
    this.advice = new PaymentAdviceStore(this.services, record);
  }

  closeAdvice(): void {
    this.advice = undefined;
  }

  closeBulk(): void {
    this.drillDown = undefined;
  }

  /** Downloads the list that is shown. A failure is only logged (specification 3, section 8). */
  async download(format: ReportFormat): Promise<void> {
    const { category, drillDown, services } = this;
    const filter = this.appliedFilter;
    if (!filter) return;
    const { reports } = services;
    const file = await this.file.save(
      () => (drillDown ? reports.downloadPayees(drillDown.bulk, format) : reports.download(category, filter, format)),
      reportFileName(services.clock.now(), format),
    );
    if (file && !file.ok) services.log.warn("The report was not downloaded", file.failure);
  }

  /** Creates a list that keeps its last page after a failure, which is only logged (specification 3, section 8). */
  private createList(
    fetch: (page: Page) => ReturnType<Services["reports"]["find"]>,
    onFirstFailure: () => void,
  ): ListStore<ReportRecord> {
    let lastPage: LoadedPage | undefined;
    const list: ListStore<ReportRecord> = new ListStore<ReportRecord>(
      async (page) => {
        const found = await fetch(page);
        // The user may have turned to another page in the meantime.
        const isWanted = list.page === page;
        if (found.ok) {
          if (isWanted) lastPage = { page, content: found.value };
          return found;
        }
        this.services.log.warn("The report did not load", found.failure);
        runInAction(() => {
          if (!lastPage) onFirstFailure();
          else if (isWanted) list.page = lastPage.page;
        });
        return ok(lastPage?.content ?? { rows: [], total: 0 });
      },
      () => undefined,
    );
    return list;
  }
}
