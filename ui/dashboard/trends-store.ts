import { reaction, runInAction } from "mobx";
import type { BalanceTrend } from "../../domain/accounts/balance-trend";
import { dayAt } from "../../domain/calendar";
import type { AccountsStore } from "../accounts/accounts-store";
import { LatestOnly } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

/** Each line is a call. A company with more accounts has lines on the first ones, which the dashboard shows first. */
const TRENDS_MAX = 6;

/** The balances of the last 30 days for the cards of accounts. A card without them is complete. */
export class TrendsStore {
  trends: ReadonlyMap<string, BalanceTrend> = new Map();
  readonly #loads = new LatestOnly();

  constructor(
    private readonly accounts: Pick<AccountsStore, "accounts">,
    private readonly services: Services,
  ) {
    makeStore(this);
  }

  of(accountNumber: string): BalanceTrend | undefined {
    return this.trends.get(accountNumber);
  }

  /** Loads when the accounts change, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => this.accounts.accounts,
      () => void this.load(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      // Ends the load that is going on.
      this.#loads.begin();
    };
  }

  /** One account after the other, so that the lists of the dashboard come first. */
  async load(): Promise<void> {
    const { statementsService, clock, log } = this.services;
    const isLatest = this.#loads.begin();
    for (const account of this.accounts.accounts.slice(0, TRENDS_MAX)) {
      const trend = await statementsService.trend(account, dayAt(clock.now()));
      if (!isLatest()) return;
      if (!trend.ok) {
        log.warn("The line of an account did not load", trend.failure);
        // The bank may refuse one account. The other failures would repeat with the next call.
        if (trend.failure.kind === "refused") continue;
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
