import { makeAutoObservable, observableRef } from "mobx";
import type { AccountsService } from "../../application/accounts/accounts-service";
import type { Log } from "../../application/ports/log";
import type { Account } from "../../domain/accounts/account";

type Content =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "ready"; readonly accounts: readonly Account[] };

/** The company's accounts as a screen shows them. */
export class AccountsStore {
  content: Content = { is: "loading" };

  constructor(
    private readonly service: AccountsService,
    private readonly log: Log,
  ) {
    makeAutoObservable<this, "service" | "log">(
      this,
      { content: observableRef, service: false, log: false },
      { autoBind: true },
    );
  }

  get accounts(): readonly Account[] {
    return this.content.is === "ready" ? this.content.accounts : [];
  }

  async load(): Promise<void> {
    this.become({ is: "loading" });
    await this.refresh();
  }

  /** New balances without an empty moment in between. */
  async refresh(): Promise<void> {
    this.become((await this.listed()) ?? { is: "failed" });
  }

  /** New balances under a form that is filled in already: where there are none it keeps those it has, for the bank looks at the funds anyway. */
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
