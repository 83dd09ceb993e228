import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { DecisionsStore } from "../shared/approvals/decisions-store";
import { ListStore } from "../shared/lists/list-store";
import { makeStore } from "../shared/make-store";
import { BulkStore, isBulkRequest } from "../shared/requests/bulk-store";
import type { Services } from "../shared/services";
import { ApprovalRun } from "./approval-run";

type ApprovalsStoreDependencies = Pick<Services, "approvals" | "approvalsService" | "requests" | "log">;

/** The approvals queue; it shows one category at a time. */
export class ApprovalsStore {
  category: Category;
  list: ListStore<BankRequest>;
  readonly decisions: DecisionsStore;
  readonly run = new ApprovalRun();
  /** The bulk whose payees are shown instead of the list. */
  bulk: BulkStore | undefined;
  /** The bulk that was open before, to return the focus to its row. */
  lastOpenedBulk: BankRequest | undefined;

  constructor(
    private readonly services: ApprovalsStoreDependencies,
    category: Category,
  ) {
    this.category = category;
    this.list = this.createList();
    this.decisions = new DecisionsStore(
      services.approvalsService,
      () => void this.list.load(),
      (outcome) => this.run.record(outcome),
    );
    makeStore(this);
  }

  /** Opens the details of a single request or the payees of a bulk. */
  open(request: BankRequest): void {
    if (isBulkRequest(request)) this.bulk = new BulkStore(this.services.requests, this.services.log, request);
    else this.decisions.open(request);
  }

  closeBulk(): void {
    this.lastOpenedBulk = this.bulk?.bulk;
    this.bulk = undefined;
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.bulk = undefined;
    this.run.clear();
    this.list = this.createList();
    return this.list.load();
  }

  private createList(): ListStore<BankRequest> {
    const { category } = this;
    return new ListStore<BankRequest>(
      (page) => this.services.approvals.pending(category, page),
      (failure) => this.services.log.warn("Pending requests did not load", failure),
    );
  }
}
