import { reaction } from "mobx";
import { PeriodDraft, toPeriod } from "../../application/forms/period-draft";
import type { Account } from "../../domain/accounts/account";
import type { Expenditure } from "../../domain/accounts/expenditure";
import { usualPeriod } from "../../domain/accounts/usual-period";
import type { Day, Period } from "../../domain/calendar";
import type { AccountsStore } from "../shared/accounts/accounts-store";
import { bankDay } from "../shared/bank-day";
import { FormStore } from "../shared/form-store";
import { date } from "../shared/format";
import { LoadedStore } from "../shared/loaded-store";
import { makeStore } from "../shared/make-store";
import type { Services } from "../shared/services";

type ExpenditureStoreDependencies = Pick<Services, "accounts" | "clock" | "log">;

/**
 * The expenditure of the chosen account in the chosen period, loaded again when either changes (specification 1,
 * section 2.10).
 */
export class ExpenditureStore {
  readonly form: FormStore<PeriodDraft, Period>;
  readonly spent: LoadedStore<Expenditure>;
  private chosen = "";

  constructor(
    private readonly accounts: AccountsStore,
    private readonly services: ExpenditureStoreDependencies,
  ) {
    const { start, end } = usualPeriod(this.today);
    this.form = new FormStore(
      () => Object.assign(new PeriodDraft(), { start: date(start), end: date(end) }),
      (draft) => toPeriod(draft, this.limits),
    );
    this.spent = new LoadedStore((failure) => services.log.warn("The expenditure did not load", failure));
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
    return accounts.find(({ number }) => number === this.chosen) ?? accounts[0];
  }

  get choices(): readonly Account[] {
    return this.accounts.accounts;
  }

  /** True while the figures are loading, or the accounts that they depend on. */
  get isLoading(): boolean {
    return this.accounts.content.is === "loading" || this.spent.content.is === "loading";
  }

  /** True if the figures or the accounts failed to load. */
  get hasFailed(): boolean {
    return this.accounts.content.is === "failed" || this.spent.content.is === "failed";
  }

  choose(number: string): void {
    this.chosen = number;
  }

  /** Loads figures at each change until the returned function is called. */
  follow(): () => void {
    return reaction(() => this.query, this.fetch, { equals: isSame, fireImmediately: true });
  }

  private get query(): ExpenditureQuery | undefined {
    const { account } = this;
    const { outcome } = this.form;
    return account && outcome.ok ? { account, period: outcome.value } : undefined;
  }

  private fetch(query: ExpenditureQuery | undefined): void {
    if (query) void this.spent.load(() => this.services.accounts.expenditure(query.account, query.period));
  }
}

type ExpenditureQuery = { readonly account: Account; readonly period: Period };

/**
 * Compares the values that the figures depend on. New balances and other spellings of a day do not change the figures.
 */
const isSame = (one: ExpenditureQuery | undefined, other: ExpenditureQuery | undefined): boolean =>
  one?.account.number === other?.account.number &&
  one?.period.start === other?.period.start &&
  one?.period.end === other?.period.end;
