import type { Money } from "../money";

/** An account of the company (specification 1, section 3). */
export type Account = {
  /** 13 digits. */
  readonly number: string;
  readonly name: string;
  /** "Current" if the bank gives none. */
  readonly type: string;
  readonly currency: string;
  /** Amount that can be spent now: book balance minus holds. */
  readonly available: Money;
  /** Sum of all posted transactions. */
  readonly book: Money;
  readonly isPrimary: boolean;
  readonly bankName: string;
};

/** Returns the account in whose name the bank is asked while no paying account is chosen: the primary one. */
export const defaultPayer = (accounts: readonly Account[]): Account | undefined =>
  accounts.find(({ isPrimary }) => isPrimary) ?? accounts[0];
