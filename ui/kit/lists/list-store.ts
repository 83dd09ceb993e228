import { runInAction } from "mobx";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { firstPage, type Page, type PageOf, type PageSize } from "../../../application/ports/page";
import type { Result } from "../../../domain/result";
import { LatestOnly } from "../loading/latest-only";
import { makeStore } from "../make-store";

type ListContent<Row> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isCancelled?: boolean }
  | ({ readonly kind: "ready" } & PageOf<Row>);
type FetchPage<Row> = (page: Page) => Promise<Result<PageOf<Row>, BankFailure>>;

/** The state of a paged list with any kind of rows; the caller passes the function that fetches a page. */
export class ListStore<Row> {
  page = firstPage;
  content: ListContent<Row> = { kind: "loading" };
  /**
   * True while another page is fetched. The old page stays visible until then. It is separate from `content`, so that
   * the rows are not rendered again.
   */
  isChangingPage = false;
  /** Whether the rows have moved between pages since page 1 was loaded: one may be missing, or be shown twice. */
  hasChanged = false;
  /** The page on which each row was seen, by id. */
  #seen = new Map<unknown, number>();
  readonly #loads = new LatestOnly();
  /** The page that `content` has. */
  #readyPage: Page = this.page;

  constructor(
    private readonly fetch: FetchPage<Row>,
    private readonly onFailure: (failure: BankFailure) => void,
  ) {
    makeStore(this);
  }

  load(): Promise<void> {
    this.content = { kind: "loading" };
    this.isChangingPage = false;
    this.forgetSeen();
    return this.fetchPage();
  }

  /** Stops waiting for the bank, whose answer is then ignored. The old page stays, if there is one. */
  cancel(): void {
    this.#loads.begin();
    if (this.content.kind === "ready") this.page = this.#readyPage;
    else this.content = { kind: "failed", isCancelled: true };
    this.isChangingPage = false;
  }

  /** The next page goes on after the last row that is shown, if the bank can do that. */
  goToPage(number: number): Promise<void> {
    const { content, page } = this;
    const isNext = number === page.number + 1 && content.kind === "ready" && content.position !== undefined;
    const last = isNext ? idOf(content.rows.at(-1)) : undefined;
    return this.changePage({ number, size: page.size, ...(typeof last === "string" && { after: last }) });
  }

  /** Changes the page size and returns to page 1. */
  setPageSize(size: PageSize): Promise<void> {
    return this.changePage({ number: 1, size });
  }

  /** Loads page 1, because the rows are entirely different ones (specification 3, section 4). */
  restart(): Promise<void> {
    this.page = { number: 1, size: this.page.size };
    return this.load();
  }

  private changePage(page: Page): Promise<void> {
    if (page.number === 1) this.forgetSeen();
    this.page = page;
    this.isChangingPage = this.content.kind === "ready";
    if (!this.isChangingPage) this.content = { kind: "loading" };
    return this.fetchPage();
  }

  private forgetSeen(): void {
    this.#seen = new Map();
    this.hasChanged = false;
  }

  /** Compares a page with those that were loaded before, unless it continues after the last row. */
  private compare({ rows, total, position }: PageOf<Row>): void {
    if (position !== undefined) return;
    const { number } = this.page;
    const isOtherTotal = this.#seen.size > 0 && this.content.kind === "ready" && this.content.total !== total;
    const isMoved = rows.some((row) => (this.#seen.get(idOf(row)) ?? number) !== number);
    if (isOtherTotal || isMoved) this.hasChanged = true;
    for (const row of rows) if (idOf(row) !== undefined) this.#seen.set(idOf(row), number);
  }

  private async fetchPage(): Promise<void> {
    const isLatest = this.#loads.begin();
    const result = await this.fetch(this.page);
    if (!isLatest()) return;
    if (!result.ok) this.onFailure(result.failure);
    else if (isBeyondEnd(result.value, this.page)) return this.goToPage(this.page.number - 1);
    this.#readyPage = this.page;
    runInAction(() => {
      if (result.ok) this.compare(result.value);
      this.content = result.ok ? { kind: "ready", ...result.value } : { kind: "failed" };
      this.isChangingPage = false;
    });
  }
}

const idOf = (row: unknown): unknown => (typeof row === "object" && row !== null && "id" in row ? row.id : undefined);

/** True after the last row of the last page was decided: the page before it is now the last one. */
const isBeyondEnd = ({ rows }: PageOf<unknown>, { number }: Page): boolean => rows.length === 0 && number > 1;
