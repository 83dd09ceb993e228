import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { RequestFilter } from "../../application/requests/requests-port";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";
import { ActionStore } from "../operations/action-store";
import type { Services } from "../services";
import { BulkStore, isBulkRequest } from "./bulk-store";
import { describeRecall } from "./recall-description";
import { RequestFinder } from "./request-finder";

const noFilter: RequestFilter = { id: "", scheduleId: "" };

/** The user's requests by category and filter, and their recall. */
export class MyRequestsStore {
  category: Category;
  list: ListStore<BankRequest>;
  finder: RequestFinder;
  /** The filter as typed; {@link applyFilter} applies it. */
  filter: RequestFilter = noFilter;
  opened: BankRequest | undefined;
  /** The request whose history is shown, in lists whose rows open no details. */
  historyRequest: BankRequest | undefined;
  /** The bulk whose payees are shown instead of the list. */
  bulk: BulkStore | undefined;
  /** The bulk that was open before, to return the focus to its row. */
  lastOpenedBulk: BankRequest | undefined;
  readonly recallAction: ActionStore<Acknowledgement>;
  private appliedFilter: RequestFilter = noFilter;
  /** The request that is being recalled with a code. */
  recalledRequest: BankRequest | undefined;

  constructor(
    private readonly services: Pick<Services, "requests" | "requestsService" | "log">,
    category: Category,
    search = "",
  ) {
    this.category = category;
    this.finder = this.createFinder(search);
    this.list = this.createList();
    this.recallAction = new ActionStore({
      onEnd: () => {
        this.finder.forget();
        void this.list.load();
      },
    });
    makeStore(this);
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.bulk = undefined;
    this.filter = this.appliedFilter = noFilter;
    this.finder = this.createFinder();
    this.list = this.createList();
    return this.list.load();
  }

  changeFilter(change: Partial<RequestFilter>): void {
    this.filter = { ...this.filter, ...change };
  }

  applyFilter(): Promise<void> {
    this.appliedFilter = this.filter;
    this.finder.forget();
    return this.list.restart();
  }

  clearFilter(): Promise<void> {
    this.filter = noFilter;
    return this.applyFilter();
  }

  /** Whether the list shows only requests that match a filter. */
  get isListFiltered(): boolean {
    return this.appliedFilter.id !== "" || this.appliedFilter.scheduleId !== "";
  }

  /** Whether there is a filter to clear, applied or only typed. */
  get isFiltered(): boolean {
    return [this.filter, this.appliedFilter].some(({ id, scheduleId }) => id !== "" || scheduleId !== "");
  }

  /** An unapplied filter or an open code dialog counts as entered data (S3-2.1-26). */
  get hasEntries(): boolean {
    return (
      this.recallAction.isUnderWay ||
      this.filter.id !== this.appliedFilter.id ||
      this.filter.scheduleId !== this.appliedFilter.scheduleId
    );
  }

  /** Opens the details of a single request or the payees of a bulk. */
  open(request: BankRequest): void {
    if (isBulkRequest(request)) this.bulk = new BulkStore(this.services.requests, this.services.log, request);
    else this.opened = request;
  }

  closeBulk(): void {
    this.lastOpenedBulk = this.bulk?.bulk;
    this.bulk = undefined;
  }

  closeDetails(): void {
    this.opened = undefined;
  }

  openHistory(request: BankRequest): void {
    this.historyRequest = request;
  }

  closeHistory(): void {
    this.historyRequest = undefined;
  }

  recall(request: BankRequest): Promise<void> {
    this.recalledRequest = request;
    return this.recallAction.begin(this.services.requestsService.recall(request), describeRecall(request));
  }

  isRecalling(request: BankRequest): boolean {
    return this.recalledRequest === request && this.recallAction.isStarting;
  }

  clearFinder(): Promise<void> {
    this.finder.clear();
    return this.list.restart();
  }

  private createFinder(text = ""): RequestFinder {
    const { category } = this;
    return new RequestFinder((page) => this.services.requests.mine(category, page, this.appliedFilter), text);
  }

  private createList(): ListStore<BankRequest> {
    return new ListStore<BankRequest>(this.finder.page, (failure) =>
      this.services.log.warn("My requests did not load", failure),
    );
  }
}
