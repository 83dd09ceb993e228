import type { FxCurrency, FxRates } from "../../domain/fx/fx-rate";
import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** A bank of the country, for local transfers. */
export type LocalBank = {
  readonly name: string;
  readonly sortCode: string;
  /** Undefined if the bank's list gives none. */
  readonly shortName?: string | undefined;
};

/** The bank took the request; its words, where it gave any. */
export type FxReceipt = { readonly message: string | undefined };

/** Foreign exchange (specification 2, section 2.6). */
export interface FxPort {
  /** Those that may be transferred now. */
  currencies(): Promise<Result<readonly FxCurrency[], BankFailure>>;
  rates(): Promise<Result<FxRates, BankFailure>>;
  localBanks(): Promise<Result<readonly LocalBank[], BankFailure>>;
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param key that of the same call sent before, whose answer was lost
   */
  prepare(transfer: PricedFxTransfer, key?: string): PreparedCall<FxReceipt>;
}
export const FxPort = token<FxPort>("FxPort");
