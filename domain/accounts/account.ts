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
