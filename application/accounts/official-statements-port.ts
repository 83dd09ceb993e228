import type { OfficialStatement, OrderedStatement } from "../../domain/accounts/official-statement";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { Page, PageOf } from "../ports/page";
import { token } from "../ports/token";

export interface OfficialStatementsPort {
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(order: OfficialStatement, key?: string): PreparedCall<Acknowledgement>;
  /** Returns why the bank would refuse the order now; undefined if it would not. A bank without this extension refuses. */
  refusalOf(order: OfficialStatement): Promise<Result<string | undefined, BankFailure>>;
  /** Returns one page of the company's orders, newest first. A bank without this extension refuses. */
  ordered(page: Page): Promise<Result<PageOf<OrderedStatement>, BankFailure>>;
}
export const OfficialStatementsPort = token<OfficialStatementsPort>("OfficialStatementsPort");
