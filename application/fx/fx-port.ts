import type { FxCurrency, FxRates } from "../../domain/fx/fx-rate";
import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { PaymentReceipt } from "../payments/payments-port";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** A bank in Ghana, for local transfers. */
export type LocalBank = {
  readonly name: string;
  readonly sortCode: string;
  /** Undefined if the bank's list has none. */
  readonly shortName?: string | undefined;
};

/** Foreign exchange (specification 2, section 2.6). */
export interface FxPort {
  /** Currencies that can be transferred now. */
  currencies(): Promise<Result<readonly FxCurrency[], BankFailure>>;
  rates(): Promise<Result<FxRates, BankFailure>>;
  localBanks(): Promise<Result<readonly LocalBank[], BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(transfer: PricedFxTransfer, key?: string): PreparedCall<PaymentReceipt>;
}
export const FxPort = token<FxPort>("FxPort");
