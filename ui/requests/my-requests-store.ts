import type { Acknowledgement } from "../../application/approvals/approvals-port";
import type { RequestFilter } from "../../application/requests/requests-port";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { ActionStore } from "../shared/dialogs/action-store";
import { ListStore } from "../shared/lists/list-store";
import { makeStore } from "../shared/make-store";
import { BulkStore, isBulkRequest } from "../shared/requests/bulk-store";
import { words } from "../shared/requests/words";
import type { Services } from "../shared/services";

const noFilter: RequestFilter = { id: "", scheduleId: "" };

/** The user's requests by category and filter, and their recall. */
export class MyRequestsStore {
  category: Category;
  list: ListStore<BankRequest>;
  /** The filter as typed; {@link applyFilter} applies it. */
  filter: RequestFilter = noFilter;
  opened: BankRequest | undefined;
  /** The request whose history is shown, in lists whose rows open no details. */
  withHistory: BankRequest | undefined;
  /** The bulk whose payees are shown instead of the list. */
  bulk: BulkStore | undefined;
  /** The bulk that was open before, to return the focus to its row. */
  left: BankRequest | undefined;
  readonly recall: ActionStore<Acknowledgement>;
  private applied: RequestFilter = noFilter;
  /** The request that is being recalled with a code. */
  recalling: BankRequest | undefined;

  constructor(
    private readonly services: Pick<Services, "requests" | "requestsService" | "log">,
    category: Category,
  ) {
    this.category = category;
    this.list = this.mine();
    this.recall = new ActionStore({
      success: ({ message }) => message ?? words.mine.recalled,
      onEnd: () => void this.list.load(),
    });
    makeStore(this);
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.bulk = undefined;
    this.filter = this.applied = noFilter;
    this.list = this.mine();
    return this.list.load();
  }

  type(typed: Partial<RequestFilter>): void {
    this.filter = { ...this.filter, ...typed };
  }

  applyFilter(): Promise<void> {
    this.applied = this.filter;
    return this.list.restart();
  }

  clearFilter(): Promise<void> {
    this.filter = noFilter;
    return this.applyFilter();
  }

  get isFiltered(): boolean {
    return this.filter.id !== "" || this.filter.scheduleId !== "";
  }

  /** An unapplied filter or an open code dialog counts as entered data (S3-2.1-26). */
  get hasEntries(): boolean {
    return (
      this.recall.isUnderWay || this.filter.id !== this.applied.id || this.filter.scheduleId !== this.applied.scheduleId
    );
  }

  /** Opens the details of a single request or the payees of a bulk. */
  open(request: BankRequest): void {
    if (isBulkRequest(request)) this.bulk = new BulkStore(this.services.requests, this.services.log, request);
    else this.opened = request;
  }

  closeBulk(): void {
    this.left = this.bulk?.bulk;
    this.bulk = undefined;
  }

  closeDetails(): void {
    this.opened = undefined;
  }

  openHistory(request: BankRequest): void {
    this.withHistory = request;
  }

  closeHistory(): void {
    this.withHistory = undefined;
  }

  takeBack(request: BankRequest): Promise<void> {
    this.recalling = request;
    return this.recall.begin(this.services.requestsService.recall(request));
  }

  isTakingBack(request: BankRequest): boolean {
    return this.recalling === request && this.recall.isStarting;
  }

  private mine(): ListStore<BankRequest> {
    const { category } = this;
    return new ListStore<BankRequest>(
      (page) => this.services.requests.mine(category, page, this.applied),
      (failure) => this.services.log.warn("My requests did not load", failure),
    );
  }
}
