import type { BankRequest } from "../../domain/requests/request";
import { AccountsStore } from "../accounts/accounts-store";
import { DecisionsStore } from "../approvals/decisions-store";
import type { InboxStore } from "../approvals/inbox-store";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { ExpenditureStore } from "./expenditure-store";
import { PENDING_ROWS } from "./first-reads";
import { RecentStore } from "./recent-store";
import { SavedAccountsStore } from "./saved-accounts-store";
import { TrendsStore } from "./trends-store";

/** Rows of Pending Payments before Show All (specification 3, section 2.2). */
const ROWS_SHOWN = 3;

type DashboardStoreDependencies = Pick<
  Services,
  | "accounts"
  | "approvals"
  | "approvalsService"
  | "operations"
  | "requests"
  | "beneficiaries"
  | "statementsService"
  | "clock"
  | "log"
>;

/**
 * Accounts, transactions, expenditure and pending payments. A decision can move money, so all of them are loaded again
 * after it.
 */
export class DashboardStore {
  readonly accounts: AccountsStore;
  readonly beneficiaries: SavedAccountsStore;
  readonly expenditure: ExpenditureStore;
  readonly recent: RecentStore;
  readonly trends: TrendsStore;
  readonly pending: ListStore<BankRequest>;
  readonly decisions: DecisionsStore;
  isShowingAll = false;

  /** @param payingAccount the account number of the session */
  constructor(
    {
      accounts,
      approvals,
      approvalsService,
      operations,
      requests,
      beneficiaries,
      statementsService,
      clock,
      log,
    }: DashboardStoreDependencies,
    payingAccount: string,
    inbox: Pick<InboxStore, "load">,
  ) {
    this.beneficiaries = new SavedAccountsStore({ beneficiaries, log }, payingAccount);
    this.accounts = new AccountsStore(accounts, log);
    this.expenditure = new ExpenditureStore(this.accounts, { accounts, clock, log });
    this.recent = new RecentStore(this.accounts, { statementsService, clock, log });
    this.trends = new TrendsStore(this.accounts, { statementsService, clock, log });
    this.pending = new ListStore(
      ({ size }) => approvals.pendingPayments(size),
      (failure) => log.warn("Pending payments did not load", failure),
    );
    this.decisions = new DecisionsStore({ approvalsService, operations, requests }, () => {
      void this.loadPending();
      void inbox.load();
      void this.accounts.refresh();
      void this.expenditure.expenditure.retry();
      void this.recent.load();
    });
    makeStore(this);
  }

  loadPending(): Promise<void> {
    return this.pending.setPageSize(PENDING_ROWS);
  }

  showAll(): void {
    this.isShowingAll = true;
  }

  get isLoadingAccounts(): boolean {
    return this.accounts.content.kind === "loading";
  }

  get isLoadingPending(): boolean {
    return this.pending.content.kind === "loading";
  }

  get shownRequests(): readonly BankRequest[] {
    const { content } = this.pending;
    if (content.kind !== "ready") return [];
    return this.isShowingAll ? content.rows : content.rows.slice(0, ROWS_SHOWN);
  }

  get hasMore(): boolean {
    const { content } = this.pending;
    return content.kind === "ready" && content.rows.length > this.shownRequests.length;
  }
}
