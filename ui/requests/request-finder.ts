import { runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Page, PageOf } from "../../application/ports/page";
import { findRequests, type RequestOrder } from "../../domain/requests/find-requests";
import type { BankRequest } from "../../domain/requests/request";
import { ok, type Result } from "../../domain/result";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";

type FetchPage = (page: Page) => Promise<Result<PageOf<BankRequest>, BankFailure>>;

/** Requests that are searched and ordered here, because the bank's lists can do neither. */
export const SEARCHED_MAX = 500;
const PAGE_SIZE = 50;

/** A list of requests, which it finds and orders. Without a text and an order, the bank's pages are shown as they are. */
export class RequestFinder {
  readonly list: ListStore<BankRequest>;
  order: RequestOrder = "newest";
  /** Whether the bank has more requests than are searched. */
  isCut = false;
  /** Loaded once for all letters of a search. */
  private all: Promise<Result<readonly BankRequest[], BankFailure>> | undefined;

  constructor(
    private readonly fetch: FetchPage,
    onFailure: (failure: BankFailure) => void,
    public text = "",
  ) {
    this.list = new ListStore((page) => this.page(page), onFailure);
    makeStore(this);
  }

  get isActive(): boolean {
    return this.text.trim() !== "" || this.order !== "newest";
  }

  /**
   * Whether a list offers to be searched: it has requests, or a search to clear.
   * @param count the number of requests, as far as it is known before the list has loaded
   */
  isOffered(count: number | undefined): boolean {
    const { content } = this.list;
    return this.isActive || (content.kind === "ready" ? content.total : count) !== 0;
  }

  /** Changes the search. The first change loads the requests again. */
  change(changed: { readonly text?: string; readonly order?: RequestOrder }): Promise<void> {
    if (!this.isActive) this.forget();
    Object.assign(this, changed);
    return this.list.restart();
  }

  clear(): Promise<void> {
    return this.change({ text: "", order: "newest" });
  }

  /** Forgets the loaded requests, because some may have been decided. */
  forget(): void {
    this.all = undefined;
  }

  private async page(page: Page): Promise<Result<PageOf<BankRequest>, BankFailure>> {
    if (!this.isActive) return this.fetch(page);
    this.all ??= this.loadAll();
    const all = await this.all;
    if (!all.ok) {
      this.forget();
      return all;
    }
    const found = findRequests(all.value, this.text, this.order);
    return ok({ rows: found.slice((page.number - 1) * page.size, page.number * page.size), total: found.length });
  }

  private async loadAll(): Promise<Result<readonly BankRequest[], BankFailure>> {
    const rows: BankRequest[] = [];
    let total = Number.POSITIVE_INFINITY;
    for (let number = 1; rows.length < Math.min(total, SEARCHED_MAX); number++) {
      const page = await this.fetch({ number, size: PAGE_SIZE });
      if (!page.ok) return page;
      rows.push(...page.value.rows);
      total = page.value.total;
      if (page.value.rows.length < PAGE_SIZE) break;
    }
    runInAction(() => {
      this.isCut = total > rows.length && rows.length >= SEARCHED_MAX;
    });
    return ok(rows);
  }
}
