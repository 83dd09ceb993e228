import type { Money } from "../../domain/money";
import type { Network } from "../../domain/payments/network";
import type { ELevy } from "../../domain/payments/wallet-charges";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The data of a payment to a wallet that determine its charges. */
export type ChargedPayment = {
  /** Number of the account that pays. */
  readonly source: string;
  /** Number of the wallet. */
  readonly wallet: string;
  readonly amount: Money;
  /** Sum of earlier rows of the same list to the same wallet, because the amount free of E-Levy counts only once. */
  readonly earlierRows?: Money | undefined;
};

/** Lookups of mobile money wallets (specification 2, section 7). */
export interface WalletsPort {
  networks(): Promise<Result<readonly Network[], BankFailure>>;
  /** Returns undefined if the wallet does not exist. */
  nameOf(networkCode: string, number: string): Promise<Result<string | undefined, BankFailure>>;
  eLevyOn(payment: Omit<ChargedPayment, "earlierRows">): Promise<Result<ELevy, BankFailure>>;
  /** @param phone the wallet's number; for typed rows the network's code */
  chargeOn(amount: Money, phone: string): Promise<Result<Money, BankFailure>>;
}
export const WalletsPort = token<WalletsPort>("WalletsPort");
