import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { RequestFilter } from "../../application/requests/requests-port";
import { newestIn, type RequestsOverview } from "../../application/requests/requests-service";
import { allCategories, type Category } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { ListStore } from "../kit/lists/list-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import { ActionStore, messageOr, type OperationDescription } from "../operations/action-store";
import type { Services } from "../services";
import { BulkStore, isBulkRequest } from "./bulk-store";
import { loadedRequestFacts } from "./request-facts";
import { RequestFinder } from "./request-finder";
import { words } from "./words";

const noFilter: RequestFilter = { id: "", scheduleId: "" };

/** The user's requests by category and filter, and their recall. */
export class MyRequestsStore {
  category: Category;
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
  /** All kinds: how many requests there are of each, and the newest ones. */
  readonly overview: LoadedStore<RequestsOverview>;
  private isOverviewStopped = false;
  private appliedFilter: RequestFilter = noFilter;
  /** The request that is being recalled with a code. */
  recalledRequest: BankRequest | undefined;

  constructor(
    private readonly services: Pick<Services, "requests" | "requestsService" | "operations" | "log">,
    category: Category,
    search = "",
  ) {
    this.category = category;
    this.finder = this.createFinder(search);
    this.overview = new LoadedStore((failure) => services.log.warn("The kinds of requests did not load", failure));
    this.recallAction = new ActionStore({
      onEnd: () => {
        this.finder.forget();
        void this.reload();
      },
    });
    makeStore(this);
  }

  get list(): ListStore<BankRequest> {
    return this.finder.list;
  }

  /**
   * Loads the list, then the other kinds. Shows the first kind that has requests if none was asked for.
   * @param signal ends the loading when the screen is left
   * @param isChosen whether the user has asked for a kind by now
   */
  async load(signal: AbortSignal, isChosen: () => boolean): Promise<void> {
    const { category } = this;
    await this.loadList(new Map(), signal);
    const [filled] = this.filledCategories;
    const mayChoose = !signal.aborted && !isChosen() && !this.isFiltered && !this.finder.isActive;
    if (mayChoose && filled && this.category === category && this.countIn([category]) === 0) await this.choose(filled);
  }

  /** Loads the list again, and what the overview says about its kind. */
  private reload(): Promise<void> {
    const known = new Map(this.overview.value);
    known.delete(this.category);
    return this.loadList(known);
  }

  /** @param known the kinds that the overview need not ask for */
  private async loadList(known: RequestsOverview, signal?: AbortSignal): Promise<void> {
    const { category, list, finder } = this;
    await list.load();
    if (signal?.aborted) return;
    const isWhole = list.page.number === 1 && list === this.list && !this.isListFiltered && !finder.isActive;
    const pages = new Map(known);
    if (isWhole && list.content.kind === "ready") pages.set(category, list.content);
    await this.overview.reload(() => this.services.requestsService.overview(pages));
  }

  /** Whether it is loaded for the first time. Once the user has stopped that, it is no longer awaited. */
  get isOverviewAwaited(): boolean {
    return !this.isOverviewStopped && ["idle", "loading"].includes(this.overview.content.kind);
  }

  stopOverview(): void {
    this.isOverviewStopped = true;
    this.overview.cancel();
  }

  countIn(counted: readonly Category[]): number | undefined {
    const known = counted.flatMap((each) => this.overview.value?.get(each)?.total ?? []);
    return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
  }

  /** Whether the chosen kind has no request at all. */
  get isEmpty(): boolean {
    const { content } = this.list;
    return content.kind === "ready" && content.total === 0 && !this.isListFiltered && !this.finder.isActive;
  }

  /** The kinds that have requests. */
  get filledCategories(): readonly Category[] {
    return allCategories.filter((each) => this.countIn([each]));
  }

  /** The newest requests of all kinds. */
  get newest(): readonly BankRequest[] {
    return newestIn(this.overview.value ?? new Map());
  }

  /** Whether there is something to filter, or a filter to clear. */
  get offersFilter(): boolean {
    return this.isFiltered || this.finder.isOffered(this.countIn([this.category]));
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.bulk = undefined;
    this.filter = this.appliedFilter = noFilter;
    this.finder = this.createFinder();
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

  /** The number of filters in use, apart from those of the finder. */
  get filtersInUse(): number {
    return [this.appliedFilter.id, this.appliedFilter.scheduleId].filter(Boolean).length;
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

  /** Opens the details of any request, also of a bulk. */
  showDetails(request: BankRequest): void {
    this.opened = request;
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
    const action = this.services.operations.confirm(() => ({ kind: "recall", request }));
    return this.recallAction.begin(action, describeRecall(request));
  }

  isRecalling(request: BankRequest): boolean {
    return this.recalledRequest === request && this.recallAction.isStarting;
  }

  private createFinder(text = ""): RequestFinder {
    const { category } = this;
    return new RequestFinder(
      (page) => this.services.requests.mine(category, page, this.appliedFilter),
      (failure) => this.services.log.warn("My requests did not load", failure),
      text,
    );
  }
}

/** The bank's words come first (specification 3, section 8). */
export const describeRecall = (request: BankRequest): OperationDescription => ({
  facts: loadedRequestFacts(request),
  success: messageOr(words.mine.recalled),
});
