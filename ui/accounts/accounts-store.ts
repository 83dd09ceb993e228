import type { AccountsPort } from "../../application/accounts/accounts-port";
import type { Log } from "../../application/ports/log";
import type { Account } from "../../domain/accounts/account";
import { CEDI } from "../../domain/money";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";

/** The company's accounts, with their loading state. */
export class AccountsStore {
  private readonly list: LoadedStore<readonly Account[]>;

  constructor(
    private readonly service: AccountsPort,
    log: Log,
  ) {
    this.list = new LoadedStore((failure) => log.warn("Accounts did not load", failure), { kind: "loading" });
    makeStore(this);
  }

  get content() {
    return this.list.content;
  }

  get accounts(): readonly Account[] {
    return this.list.value ?? [];
  }

  /** The accounts from which bills, wallets, cards and other banks are paid (specification 2, section 3). */
  get inCedis(): readonly Account[] {
    return this.accounts.filter(({ currency }) => currency === CEDI);
  }

  load(): Promise<void> {
    return this.list.load(this.fetch);
  }

  /** Loads new balances, and shows the old ones until they arrive. */
  refresh(): Promise<void> {
    return this.list.reload(this.fetch);
  }

  /**
   * Loads new balances for a form that is already filled in. After a failure it keeps the old ones, because the bank
   * checks the funds anyway.
   */
  renew(): Promise<void> {
    return this.list.reload(this.fetch, { keepsValue: true });
  }

  cancel(): void {
    this.list.cancel();
  }

  private fetch(): ReturnType<AccountsPort["list"]> {
    return this.service.list();
  }
}
