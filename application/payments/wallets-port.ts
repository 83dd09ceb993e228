import type { Money } from "../../domain/money";
import type { Network } from "../../domain/payments/network";
import type { ELevy } from "../../domain/payments/wallet-charges";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** A payment to a wallet as far as its charges depend on it. */
export type ChargedPayment = {
  /** Number of the account that pays. */
  readonly source: string;
  /** Number of the wallet. */
  readonly wallet: string;
  readonly amount: Money;
  /** What other rows of the same list, before this one, pay the same wallet: it is free of E-Levy but once. */
  readonly before?: Money | undefined;
};

/** What the bank knows of mobile money wallets (specification 2, section 7). */
export interface WalletsPort {
  networks(): Promise<Result<readonly Network[], BankFailure>>;
  /** Undefined when there is no such wallet. */
  nameOf(networkCode: string, number: string): Promise<Result<string | undefined, BankFailure>>;
  eLevyOn(payment: Omit<ChargedPayment, "before">): Promise<Result<ELevy, BankFailure>>;
  /** @param phone the wallet's number; rows typed by hand give the network's code. */
  chargeOn(amount: Money, phone: string): Promise<Result<Money, BankFailure>>;
}
export const WalletsPort = token<WalletsPort>("WalletsPort");
