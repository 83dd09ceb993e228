import type { Money } from "../money";

/** One of the company's own accounts (specification 1, section 3). */
export type Account = {
  /** 13 digits. */
  readonly number: string;
  readonly name: string;
  /** "Current" where the bank gives none. */
  readonly type: string;
  readonly currency: string;
  /** What may be spent now: book balance less holds. */
  readonly available: Money;
  /** What is posted. */
  readonly book: Money;
  readonly isPrimary: boolean;
  readonly bankName: string;
};
