import type { Account } from "../../domain/accounts/account";
import { type BalanceTrend, balanceTrend } from "../../domain/accounts/balance-trend";
import {
  type LatestMovements,
  MOVEMENTS_MAX,
  type Movement,
  type StatementRange,
  withBalances,
} from "../../domain/accounts/statement";
import { addDays, type Day } from "../../domain/calendar";
import { ok, type Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { StatementsPort } from "./statements-port";

/** Maximum number of the dashboard's Recent Transactions (spec gaps, S1-4-43). */
const RECENT_MAX = 5;
const RECENT_DAYS = 365;
const TREND_DAYS = 30;

/** Statements of an account: on the screen, as a file, by e-mail. */
export class StatementsService {
  constructor(
    private readonly statements: StatementsPort,
    private readonly otp: OtpPort,
  ) {}

  /** Returns the first 20 of the listed transactions (specification 1, section 3). */
  async movements(range: StatementRange): Promise<Result<LatestMovements, BankFailure>> {
    const listed = await this.statements.movements(range, "withBalances");
    if (!listed.ok) return listed;
    const movements = withBalances(listed.value);
    return ok({
      ...listed.value,
      movements: movements.slice(0, MOVEMENTS_MAX),
      hasMore: movements.length > MOVEMENTS_MAX,
    });
  }

  /** Returns the newest five transactions of the last 12 months. */
  async recent(account: Account, today: Day): Promise<Result<readonly Movement[], BankFailure>> {
    const listed = await this.statements.movements({
      account,
      period: { start: addDays(today, -RECENT_DAYS), end: today },
    });
    return listed.ok ? ok(listed.value.movements.slice(0, RECENT_MAX)) : listed;
  }

  /** Returns the balances of the last 30 days; undefined if the bank does not list all their transactions. */
  async trend(account: Account, today: Day): Promise<Result<BalanceTrend | undefined, BankFailure>> {
    const days = Array.from({ length: TREND_DAYS + 1 }, (_, at) => addDays(today, at - TREND_DAYS));
    const period = { start: addDays(today, -TREND_DAYS), end: today };
    const listed = await this.statements.movements({ account, period }, "withBalances");
    return listed.ok ? ok(balanceTrend(listed.value, days)) : listed;
  }

  email(range: StatementRange, address: string): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, { prepare: () => this.statements.prepareEmail(range, address) });
  }
}
