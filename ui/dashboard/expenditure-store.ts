import { reaction } from "mobx";
import { PeriodDraft, toPeriod } from "../../application/forms/period-draft";
import type { Account } from "../../domain/accounts/account";
import { defaultPeriod } from "../../domain/accounts/default-period";
import type { Expenditure } from "../../domain/accounts/expenditure";
import type { Day, Period } from "../../domain/calendar";
import type { AccountsStore } from "../accounts/accounts-store";
import { bankDay } from "../kit/bank-day";
import { FormStore } from "../kit/fields/form-store";
import { formatDate } from "../kit/format";
import { LoadedStore, stateOf } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

/**
 * The expenditure of the chosen account in the chosen period, loaded again when either changes (specification 1,
 * section 2.10).
 */
export class ExpenditureStore {
  readonly form: FormStore<PeriodDraft, Period>;
  readonly expenditure: LoadedStore<Expenditure>;
  private chosenNumber = "";

  constructor(
    private readonly accounts: AccountsStore,
    private readonly services: Services,
  ) {
    const { start, end } = defaultPeriod(this.today);
    this.form = new FormStore(
      () => Object.assign(new PeriodDraft(), { start: formatDate(start), end: formatDate(end) }),
      (draft) => toPeriod(draft, this.limits),
    );
    this.expenditure = new LoadedStore((failure) => services.log.warn("The expenditure did not load", failure));
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  /** A period cannot start in the future (specification 1, section 2.12). */
  get limits() {
    return { startMax: this.today };
  }

  /** The chosen account, by default the first one, which is the active account (specification 1, section 3). */
  get account(): Account | undefined {
    const { accounts } = this.accounts;
    return accounts.find(({ number }) => number === this.chosenNumber) ?? accounts[0];
  }

  get choices(): readonly Account[] {
    return this.accounts.accounts;
  }

  /** The state of the figures and of the accounts that they depend on. */
  get state() {
    return stateOf(this.accounts.content, this.expenditure.content);
  }

  /** Loads again the part that failed: the accounts or the figures. */
  async retry(): Promise<void> {
    if (this.account) await this.expenditure.retry();
    else await this.accounts.load();
  }

  choose(number: string): void {
    this.chosenNumber = number;
  }

  /** Loads figures at each change until the returned function is called. */
  follow(): () => void {
    return reaction(() => this.query, this.fetch, { equals: isSameQuery, fireImmediately: true });
  }

  private get query(): ExpenditureQuery | undefined {
    const { account } = this;
    const { outcome } = this.form;
    return account && outcome.ok ? { account, period: outcome.value } : undefined;
  }

  private fetch(query: ExpenditureQuery | undefined): void {
    if (query) void this.expenditure.load(() => this.services.accounts.expenditure(query.account, query.period));
  }
}

type ExpenditureQuery = { readonly account: Account; readonly period: Period };

/**
 * Compares the values that the figures depend on. New balances and other spellings of a day do not change the figures.
 */
const isSameQuery = (one: ExpenditureQuery | undefined, other: ExpenditureQuery | undefined): boolean =>
  one?.account.number === other?.account.number &&
  one?.period.start === other?.period.start &&
  one?.period.end === other?.period.end;
