import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { PreparedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import { token } from "../ports/token";

export interface OfficialStatementsPort {
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(order: OfficialStatement, key?: string): PreparedCall<Acknowledgement>;
}
export const OfficialStatementsPort = token<OfficialStatementsPort>("OfficialStatementsPort");
