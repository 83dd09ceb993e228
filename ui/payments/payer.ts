import type { Account } from "../../domain/accounts/account";
import { type Money, parseAmount } from "../../domain/money";
import type { BankRequest } from "../../domain/requests/request";
import { AccountsStore } from "../accounts/accounts-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { accountChange, proposedSource, stillOffered } from "./changes";

/** The fields of a form that say who pays how much. A bill has its amount, and only transfers have a schedule. */
type PayerForm = {
  readonly draft: { readonly source: string; readonly amount?: string; readonly scheduled?: string };
  fill(texts: { readonly source: string }): void;
};

type PayerOptions = {
  /** Other banks, wallets, cards and bills are paid in cedis only (specification 2, section 3; specification 3, section 9). */
  readonly isInCedis?: boolean;
  /** The earlier request that the form was opened with. */
  readonly repeated?: BankRequest | undefined;
};

/** The account that pays and the amount, as far as a form has them. */
export class Payer {
  readonly accounts: AccountsStore;

  constructor(
    { accounts, log }: Pick<Services, "accounts" | "log">,
    private readonly form: PayerForm,
    private readonly options: PayerOptions = {},
  ) {
    this.accounts = new AccountsStore(accounts, log);
    makeStore(this);
  }

  /** Loads the accounts, and chooses one of them. */
  async load(): Promise<void> {
    await this.accounts.load();
    this.fill();
  }

  /**
   * Chooses the account that paid the earlier request. Without one, chooses the only account or the primary one. A
   * chosen account stays.
   */
  fill(): void {
    const { form, sources } = this;
    const { repeated } = this.options;
    if (form.draft.source) return;
    form.fill({ source: repeated ? stillOffered(sources, repeated.source.account) : proposedSource(sources) });
  }

  /** The accounts that can be chosen. */
  get sources(): readonly Account[] {
    return this.options.isInCedis ? this.accounts.inCedis : this.accounts.accounts;
  }

  get source(): Account | undefined {
    return this.sources.find(({ number }) => number === this.form.draft.source);
  }

  /** The typed amount, or undefined while it cannot be parsed. */
  get amount(): Money | undefined {
    const parsed = parseAmount(this.form.draft.amount ?? "", this.source?.currency);
    return parsed.ok ? parsed.value : undefined;
  }

  get isScheduled(): boolean {
    return Boolean(this.form.draft.scheduled);
  }

  /** Reports that the account of the earlier request cannot be chosen any more. */
  get change(): string | undefined {
    const { repeated } = this.options;
    return repeated && accountChange(this.accounts, this.sources, repeated.source.account);
  }
}
