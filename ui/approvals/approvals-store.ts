import { makeAutoObservable, observableRef } from "mobx";
import type { ApprovalsService } from "../../application/approvals/approvals-service";
import type { Log } from "../../application/ports/log";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { ListStore } from "../shared/lists/list-store";
import { DecisionsStore } from "./decisions-store";

/** The approvals queue, one category at a time. */
export class ApprovalsStore {
  category: Category;
  list: ListStore<BankRequest>;
  readonly decisions: DecisionsStore;

  constructor(
    private readonly approvals: ApprovalsService,
    private readonly log: Log,
    category: Category,
  ) {
    this.category = category;
    this.list = this.pending();
    this.decisions = new DecisionsStore(approvals, () => void this.list.load());
    makeAutoObservable<this, "approvals" | "log">(
      this,
      { list: observableRef, decisions: false, approvals: false, log: false },
      { autoBind: true },
    );
  }

  choose(category: Category): Promise<void> {
    this.category = category;
    this.list = this.pending();
    return this.list.load();
  }

  private pending(): ListStore<BankRequest> {
    const { category } = this;
    return new ListStore<BankRequest>(
      (page) => this.approvals.pending(category, page),
      (failure) => this.log.warn("Pending requests did not load", failure),
    );
  }
}
