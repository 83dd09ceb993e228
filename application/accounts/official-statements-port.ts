import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { PreparedCall } from "../otp/protected-action";
import { token } from "../ports/token";

/** The bank's message about an accepted order, with the reference for collecting it. */
export type OrderReceipt = { readonly message: string | undefined };

export interface OfficialStatementsPort {
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(ordered: OfficialStatement, key?: string): PreparedCall<OrderReceipt>;
}
export const OfficialStatementsPort = token<OfficialStatementsPort>("OfficialStatementsPort");
