import { reaction, runInAction } from "mobx";
import type { BalanceTrend } from "../../domain/accounts/balance-trend";
import { dayAt } from "../../domain/calendar";
import type { AccountsStore } from "../accounts/accounts-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

type TrendsStoreDependencies = Pick<Services, "statementsService" | "clock" | "log">;

/** Each line is a call. A company with more accounts has lines on the first ones, which the dashboard shows first. */
const TRENDS_MAX = 6;

/** The balances of the last 30 days for the cards of accounts. A card without them is complete. */
export class TrendsStore {
  trends: ReadonlyMap<string, BalanceTrend> = new Map();

  constructor(
    private readonly accounts: AccountsStore,
    private readonly services: TrendsStoreDependencies,
  ) {
    makeStore(this);
  }

  of(accountNumber: string): BalanceTrend | undefined {
    return this.trends.get(accountNumber);
  }

  /** Loads when the accounts change, until the returned function is called. */
  follow(): () => void {
    return reaction(
      () => this.accounts.accounts,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** One account after the other, so that the lists of the dashboard come first. */
  async load(): Promise<void> {
    const { statementsService, clock, log } = this.services;
    for (const account of this.accounts.accounts.slice(0, TRENDS_MAX)) {
      const trend = await statementsService.trend(account, dayAt(clock.now()));
      if (!trend.ok) {
        log.warn("The line of an account did not load", trend.failure);
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
