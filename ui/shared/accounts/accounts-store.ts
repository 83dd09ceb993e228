import type { AccountsPort } from "../../../application/accounts/accounts-port";
import type { Log } from "../../../application/ports/log";
import type { Account } from "../../../domain/accounts/account";
import { makeStore } from "../make-store";

type Content =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "ready"; readonly accounts: readonly Account[] };

/** The company's accounts, with their loading state. */
export class AccountsStore {
  content: Content = { is: "loading" };

  constructor(
    private readonly service: AccountsPort,
    private readonly log: Log,
  ) {
    makeStore(this);
  }

  get accounts(): readonly Account[] {
    return this.content.is === "ready" ? this.content.accounts : [];
  }

  async load(): Promise<void> {
    this.become({ is: "loading" });
    await this.refresh();
  }

  /** Loads new balances, and shows the old ones until they arrive. */
  async refresh(): Promise<void> {
    this.become((await this.listed()) ?? { is: "failed" });
  }

  /**
   * Loads new balances for a form that is already filled in. After a failure it keeps the old ones, because the bank
   * checks the funds anyway.
   */
  async renew(): Promise<void> {
    this.become((await this.listed()) ?? this.content);
  }

  private async listed(): Promise<Content | undefined> {
    const result = await this.service.list();
    if (result.ok) return { is: "ready", accounts: result.value };
    this.log.warn("Accounts did not load", result.failure);
    return undefined;
  }

  private become(content: Content): void {
    this.content = content;
  }
}
