import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { PreparedCall } from "../otp/protected-action";
import { token } from "../ports/token";

/** The bank's own words on an order it took, with the reference to collect it under. */
export type OrderReceipt = { readonly message: string | undefined };

export interface OfficialStatementsPort {
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param key that of the same call sent before, whose answer was lost
   */
  prepare(ordered: OfficialStatement, key?: string): PreparedCall<OrderReceipt>;
}
export const OfficialStatementsPort = token<OfficialStatementsPort>("OfficialStatementsPort");
