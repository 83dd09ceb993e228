import { reaction, runInAction } from "mobx";
import { isDecidable } from "../../domain/approvals/decision";
import { allCategories, type Category } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { User } from "../../domain/session/user";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { failureWords } from "../kit/failure-words";
import type { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";
import { failedChange } from "../operations/action-store";
import { BulkStore, isBulkRequest } from "../requests/bulk-store";
import { RequestFinder } from "../requests/request-finder";
import type { Services } from "../services";
import { ApprovalRun } from "./approval-run";
import { DecisionsStore } from "./decisions-store";
import type { InboxStore } from "./inbox-store";

/** Requests of one run; its results offer the next run for the rest. */
const RUN_MAX = 50;

/** The approvals queue; it shows one category at a time. */
export class ApprovalsStore {
  category: Category;
  finder: RequestFinder;
  readonly decisions: DecisionsStore;
  readonly run = new ApprovalRun();
  /** The bulk whose payees are shown instead of the list. */
  bulk: BulkStore | undefined;
  /** The bulk that was open before, to return the focus to its row. */
  lastOpenedBulk: BankRequest | undefined;
  /** True while the requests of all categories are loaded for the run. */
  isCollecting = false;
  /** Why the run could not begin. */
  collectionFailure: Outcome | undefined;

  constructor(
    private readonly services: Services,
    private readonly user: User,
    private readonly inbox: Pick<InboxStore, "load" | "count" | "countIn">,
    category: Category,
    search = "",
  ) {
    this.category = category;
    this.finder = this.createFinder(search);
    this.decisions = new DecisionsStore(
      services,
      () => {
        this.finder.forget();
        void this.list.load();
        void this.inbox.load();
      },
      (outcome, decision) => {
        if (this.run.isRunning) this.decisions.cancelRejection();
        this.run.record(outcome, decision, this.decisions.warning);
        if (outcome?.kind === "succeeded") this.closeBulk();
      },
    );
    makeStore(this);
    // A run goes on after a success, which its results report.
    reaction(
      () => this.run.isRunning && this.decisions.outcome?.kind === "succeeded",
      (isDone) => isDone && this.decisions.closeOutcome(),
    );
  }

  get list(): ListStore<BankRequest> {
    return this.finder.list;
  }

  /** Opens the details of a single request or the payees of a bulk. */
  open(request: BankRequest): void {
    if (isBulkRequest(request)) this.bulk = new BulkStore(this.services.requests, this.services.log, request);
    else this.decisions.open(request);
  }

  /** Begins a run with the oldest requests of all categories that wait for the user. */
  async reviewAll(): Promise<void> {
    if (this.isCollecting) return;
    this.isCollecting = true;
    const result = await this.services.approvals.pendingPayments(RUN_MAX, "oldest");
    runInAction(() => {
      this.isCollecting = false;
      if (!result.ok) {
        this.collectionFailure = failedChange(result.failure, failureWords.title);
        return;
      }
      const requests = oldestFirst(result.value.rows.filter((request) => isDecidable(request, this.user)));
      this.run.beginWith(requests, Math.max(0, (this.inbox.count ?? 0) - requests.length));
    });
  }

  /** Begins the next run after the results of one. */
  async continueRun(): Promise<void> {
    this.run.clear();
    await this.inbox.load();
    await this.reviewAll();
  }

  closeCollectionFailure(): void {
    this.collectionFailure = undefined;
  }

  closeBulk(): void {
    this.lastOpenedBulk = this.bulk?.bulk;
    this.bulk = undefined;
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.bulk = undefined;
    this.run.clear();
    this.finder = this.createFinder();
    // Other people may have entered requests meanwhile.
    void this.inbox.load();
    return this.list.load();
  }

  get offersFinder(): boolean {
    return this.finder.isOffered(this.inbox.countIn([this.category]));
  }

  private createFinder(text = ""): RequestFinder {
    const { category } = this;
    return new RequestFinder(
      (page) => this.services.approvals.pending(category, page),
      (failure) => this.services.log.warn("Pending requests did not load", failure),
      text,
    );
  }
}

/** Orders the rows of `pendingPayments`; requests of the same minute are in the order of the menu. */
function oldestFirst(newestFirst: readonly BankRequest[]): readonly BankRequest[] {
  const placeOf = ({ category }: BankRequest) => allCategories.indexOf(category);
  return newestFirst
    .toReversed()
    .sort((one, other) =>
      one.createdAt === other.createdAt ? placeOf(one) - placeOf(other) : one.createdAt < other.createdAt ? -1 : 1,
    );
}
