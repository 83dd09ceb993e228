import type { AccountsPort } from "../../application/accounts/accounts-port";
import type { Log } from "../../application/ports/log";
import type { Account } from "../../domain/accounts/account";
import { CEDI } from "../../domain/money";
import { LatestOnly } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";

type AccountsContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isCancelled?: boolean }
  | { readonly kind: "ready"; readonly accounts: readonly Account[] };

/** The company's accounts, with their loading state. */
export class AccountsStore {
  content: AccountsContent = { kind: "loading" };
  readonly #loads = new LatestOnly();

  constructor(
    private readonly service: AccountsPort,
    private readonly log: Log,
  ) {
    makeStore(this);
  }

  get accounts(): readonly Account[] {
    return this.content.kind === "ready" ? this.content.accounts : [];
  }

  /** The accounts from which bills, wallets, cards and other banks are paid (specification 2, section 3). */
  get inCedis(): readonly Account[] {
    return this.accounts.filter(({ currency }) => currency === CEDI);
  }

  async load(): Promise<void> {
    this.setContent({ kind: "loading" });
    await this.refresh();
  }

  /** Loads new balances, and shows the old ones until they arrive. */
  async refresh(): Promise<void> {
    await this.update({ kind: "failed" });
  }

  /** Stops waiting for the bank, whose answer is then ignored. */
  cancel(): void {
    this.#loads.begin();
    this.content = { kind: "failed", isCancelled: true };
  }

  /**
   * Loads new balances for a form that is already filled in. After a failure it keeps the old ones, because the bank
   * checks the funds anyway.
   */
  async renew(): Promise<void> {
    await this.update(this.content.kind === "loading" ? { kind: "failed" } : this.content);
  }

  /** Ignores the answer if another request has begun since. */
  private async update(contentAfterFailure: AccountsContent): Promise<void> {
    const isLatest = this.#loads.begin();
    const content = await this.fetchContent();
    if (isLatest()) this.setContent(content ?? contentAfterFailure);
  }

  private async fetchContent(): Promise<AccountsContent | undefined> {
    const result = await this.service.list();
    if (result.ok) return { kind: "ready", accounts: result.value };
    this.log.warn("Accounts did not load", result.failure);
    return undefined;
  }

  private setContent(content: AccountsContent): void {
    this.content = content;
  }
}
