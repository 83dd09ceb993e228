import { reaction } from "mobx";
import type { Account } from "../../domain/accounts/account";
import type { Movement } from "../../domain/accounts/statement";
import { dayAt } from "../../domain/calendar";
import type { AccountsStore } from "../accounts/accounts-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

type RecentStoreDependencies = Pick<Services, "statementsService" | "clock" | "log">;

/** The newest transactions of the active account, which is the first one listed (specification 1, section 3). */
export class RecentStore {
  readonly transactions: LoadedStore<readonly Movement[]>;

  constructor(
    private readonly accounts: AccountsStore,
    private readonly services: RecentStoreDependencies,
  ) {
    this.transactions = new LoadedStore((failure) => services.log.warn("Recent transactions did not load", failure));
    makeStore(this);
  }

  get account(): Account | undefined {
    return this.accounts.accounts[0];
  }

  get hasFailed(): boolean {
    return this.accounts.content.kind === "failed" || this.transactions.content.kind === "failed";
  }

  /** True if the user has stopped a read. */
  get isCancelled(): boolean {
    return [this.accounts.content, this.transactions.content].some(
      (read) => read.kind === "failed" && read.isCancelled,
    );
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
