import { reaction, runInAction } from "mobx";
import type { Account } from "../../domain/accounts/account";
import type { BalanceTrend } from "../../domain/accounts/balance-trend";
import type { Movement } from "../../domain/accounts/statement";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { dayAt } from "../../domain/calendar";
import type { BankRequest } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import { AccountsStore } from "../accounts/accounts-store";
import { DecisionsStore } from "../approvals/decisions-store";
import type { InboxStore } from "../approvals/inbox-store";
import { ListStore } from "../kit/lists/list-store";
import { LatestOnly } from "../kit/loading/latest-only";
import { LoadedStore, stateOf } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { ExpenditureStore } from "./expenditure-store";
import { PENDING_ROWS } from "./first-reads";

/** Rows of Pending Payments before Show All (specification 3, section 2.2). */
const ROWS_SHOWN = 3;

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
  constructor(services: Services, payingAccount: string, inbox: Pick<InboxStore, "load">) {
    const { accounts, approvals, log } = services;
    this.beneficiaries = new SavedAccountsStore(services, payingAccount);
    this.accounts = new AccountsStore(accounts, log);
    this.expenditure = new ExpenditureStore(this.accounts, services);
    this.recent = new RecentStore(this.accounts, services);
    this.trends = new TrendsStore(this.accounts, services);
    this.pending = new ListStore(
      ({ size }) => approvals.pendingPayments(size),
      (failure) => log.warn("Pending payments did not load", failure),
    );
    this.decisions = new DecisionsStore(services, () => {
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

/**
 * Some of the saved bank accounts. The bank lists the accounts at other banks per paying account. The account number of
 * the session is used, so that this request does not wait for the list of accounts.
 */
export class SavedAccountsStore {
  readonly accounts: LoadedStore<readonly Beneficiary<"account">[]>;

  constructor(
    private readonly services: Services,
    private readonly payingAccount: string,
  ) {
    this.accounts = new LoadedStore((failure) => services.log.warn("Beneficiaries did not load", failure));
  }

  load(): Promise<void> {
    return this.accounts.load(async () => {
      const { beneficiaries } = this.services;
      const [here, elsewhere] = await Promise.all([
        beneficiaries.atThisBank(),
        beneficiaries.atOtherBanks(this.payingAccount, "both"),
      ]);
      if (!here.ok) return here;
      if (!elsewhere.ok) return elsewhere;
      return ok([...here.value, ...elsewhere.value].sort(byName));
    });
  }
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name);

/** The newest transactions of the active account, which is the first one listed (specification 1, section 3). */
export class RecentStore {
  readonly transactions: LoadedStore<readonly Movement[]>;

  constructor(
    private readonly accounts: AccountsStore,
    private readonly services: Services,
  ) {
    this.transactions = new LoadedStore((failure) => services.log.warn("Recent transactions did not load", failure));
    makeStore(this);
  }

  get account(): Account | undefined {
    return this.accounts.accounts[0];
  }

  /** The state of the accounts and of the transactions. */
  get state() {
    return stateOf(this.accounts.content, this.transactions.content);
  }

  /** The transactions; an empty list for a company without accounts. */
  get movements(): readonly Movement[] | undefined {
    const hasNoAccount = this.accounts.content.kind === "ready" && !this.account;
    return hasNoAccount ? [] : this.transactions.value;
  }

  /** Loads for the active account, and again when another one becomes active, until the returned function is called. */
  follow(): () => void {
    return reaction(
      () => this.account?.number,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  async load(): Promise<void> {
    const { account, services } = this;
    if (account)
      await this.transactions.load(() => services.statementsService.recent(account, dayAt(services.clock.now())));
  }

  /** Loads again the part that failed: the accounts or the transactions. */
  async retry(): Promise<void> {
    if (this.account) await this.load();
    else await this.accounts.load();
  }
}

/** Each line is a call. A company with more accounts has lines on the first ones, which the dashboard shows first. */
const TRENDS_MAX = 6;

/** The balances of the last 30 days for the cards of accounts. A card without them is complete. */
export class TrendsStore {
  trends: ReadonlyMap<string, BalanceTrend> = new Map();
  readonly #loads = new LatestOnly();

  constructor(
    private readonly accounts: Pick<AccountsStore, "accounts">,
    private readonly services: Services,
  ) {
    makeStore(this);
  }

  of(accountNumber: string): BalanceTrend | undefined {
    return this.trends.get(accountNumber);
  }

  /** Loads when the accounts change, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => this.accounts.accounts,
      () => void this.load(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      // Ends the load that is going on.
      this.#loads.begin();
    };
  }

  /** One account after the other, so that the lists of the dashboard come first. */
  async load(): Promise<void> {
    const { statementsService, clock, log } = this.services;
    const isLatest = this.#loads.begin();
    for (const account of this.accounts.accounts.slice(0, TRENDS_MAX)) {
      const trend = await statementsService.trend(account, dayAt(clock.now()));
      if (!isLatest()) return;
      if (!trend.ok) {
        log.warn("The line of an account did not load", trend.failure);
        // The bank may refuse one account. The other failures would repeat with the next call.
        if (trend.failure.kind === "refused") continue;
        return;
      }
      const { value } = trend;
      if (value)
        runInAction(() => {
          this.trends = new Map(this.trends).set(account.number, value);
        });
    }
  }
}
