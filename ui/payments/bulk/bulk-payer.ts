import { BulkOptionsDraft, toBulkOptions } from "../../../application/payments/bulk-options-draft";
import type { FieldTexts } from "../../../application/session/unfinished-form";
import type { Account } from "../../../domain/accounts/account";
import { requiredMessage } from "../../../domain/form-messages";
import { CEDI } from "../../../domain/money";
import type { BulkOptions } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { BankRequest } from "../../../domain/requests/request";
import { AccountsStore } from "../../accounts/accounts-store";
import { bankDay } from "../../kit/bank-day";
import { FormStore } from "../../kit/fields/form-store";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { accountChange, proposedSource, stillOffered } from "../changes";
import { words } from "./bulk-words";

type BulkPayerOptions = {
  readonly isInCedis: () => boolean;
  /** The earlier request that the form was opened with. */
  readonly repeated: BankRequest<BulkCategory> | undefined;
};

/** The account that pays a bulk, and the options of the bulk, for both ways to enter one. */
export class BulkPayer {
  readonly accounts: AccountsStore;
  readonly options: FormStore<BulkOptionsDraft, BulkOptions>;
  /** Number of the account; empty if none is chosen. */
  number = "";
  /** Number of refused submissions. Each one moves the focus to the first invalid field. */
  refusals = 0;
  /** The account that the form begins with. */
  #proposed = "";

  constructor(
    { accounts, log, clock }: Pick<Services, "accounts" | "log" | "clock">,
    private readonly bulk: BulkPayerOptions,
  ) {
    this.accounts = new AccountsStore(accounts, log);
    this.options = new FormStore(
      () => new BulkOptionsDraft(),
      (draft) => toBulkOptions(draft, bankDay(clock)),
    );
    makeStore(this);
  }

  /** Loads the accounts, and chooses the one that paid the earlier request, the only one or the primary one. */
  async load(): Promise<void> {
    await this.accounts.load();
    this.propose();
  }

  private propose(): void {
    const { repeated } = this.bulk;
    if (this.number) return;
    if (!repeated) this.#proposed = proposedSource(this.sources);
    this.number = repeated ? stillOffered(this.sources, repeated.source.account) : this.#proposed;
  }

  /** Wallets and cards can only be paid from cedi accounts (specification 2, section 3). */
  get sources(): readonly Account[] {
    return this.bulk.isInCedis() ? this.accounts.inCedis : this.accounts.accounts;
  }

  get source(): Account | undefined {
    return this.sources.find(({ number }) => number === this.number);
  }

  get currency(): string {
    return this.source?.currency ?? CEDI;
  }

  get isScheduled(): boolean {
    return this.options.draft.scheduled !== "";
  }

  get problem(): string | undefined {
    return this.refusals > 0 && !this.source ? requiredMessage(words.source) : undefined;
  }

  /** Reports that the account of the earlier request cannot be chosen any more. */
  get change(): string | undefined {
    const { repeated } = this.bulk;
    return repeated && accountChange(this.accounts, this.sources, repeated.source.account);
  }

  /** Whether the user has chosen another account. */
  get hasEntries(): boolean {
    return !["", this.#proposed].includes(this.number);
  }

  /** The account and the options, kept when the session ends. */
  get texts(): FieldTexts {
    return { ...this.options.texts, source: this.number };
  }

  setTexts({ source = "", ...options }: FieldTexts): void {
    this.options.setTexts(options);
    this.number = source;
  }

  choose(number: string): void {
    this.number = number;
  }

  refuse(): void {
    this.refusals += 1;
  }

  clear(): void {
    this.number = "";
    this.refusals = 0;
    this.options.clear();
  }
}
