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
    return this.fetchPage();
  }

  /** Stops waiting for the bank, whose answer is then ignored. The old page stays, if there is one. */
  cancel(): void {
    this.#loads.begin();
    if (this.content.kind === "ready") this.page = this.#readyPage;
    else this.content = { kind: "failed", isCancelled: true };
    this.isChangingPage = false;
  }

  goToPage(number: number): Promise<void> {
    return this.changePage({ ...this.page, number });
  }

  /** Changes the page size and returns to page 1. */
  setPageSize(size: PageSize): Promise<void> {
    return this.changePage({ number: 1, size });
  }

  /** Loads page 1, because the rows are entirely different ones (specification 3, section 4). */
  restart(): Promise<void> {
    this.page = { ...this.page, number: 1 };
    return this.load();
  }

  private changePage(page: Page): Promise<void> {
    this.page = page;
    this.isChangingPage = this.content.kind === "ready";
    if (!this.isChangingPage) this.content = { kind: "loading" };
    return this.fetchPage();
  }

  private async fetchPage(): Promise<void> {
    const isLatest = this.#loads.begin();
    const result = await this.fetch(this.page);
    if (!isLatest()) return;
    if (!result.ok) this.onFailure(result.failure);
    else if (isBeyondEnd(result.value, this.page)) return this.goToPage(this.page.number - 1);
    this.#readyPage = this.page;
    runInAction(() => {
      this.content = result.ok ? { kind: "ready", ...result.value } : { kind: "failed" };
      this.isChangingPage = false;
    });
  }
}

/** True after the last row of the last page was decided: the page before it is now the last one. */
const isBeyondEnd = ({ rows }: PageOf<unknown>, { number }: Page): boolean => rows.length === 0 && number > 1;
