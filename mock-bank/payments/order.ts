import type { Minor } from "../ledger/amounts";
import { toText } from "../ledger/amounts";
import type { Leg } from "../ledger/post";
import type { Category } from "../requests/wire-names";
import type { Route } from "./route";

/** A payment that passed its rules: what is asked for, and exactly what it will post. */
export type Order = {
  readonly category: Category;
  readonly sourceAccountId: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly charge: Minor;
  readonly eLevy: Minor;
  readonly narration: string;
  /** How it reaches its payee; absent: at once. */
  readonly route?: Route;
  /** Account, wallet or card that receives; absent where there are many, or none is named. */
  readonly payee?: string | undefined;
  /** The schedule that it comes from. */
  readonly scheduleId?: string | undefined;
  /** What only this category shows in lists, in the contract's spelling. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Those of a bulk, as its drill-down shows them. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  readonly legs: readonly Leg[];
};

type Priced = { readonly currency: string; readonly amount: Minor; readonly charge: Minor; readonly eLevy: Minor };

/** What leaves the source account in all. */
export const totalOf = ({ amount, charge, eLevy }: Priced): Minor => amount + charge + eLevy;

/** What the message with the code told, and the code therefore confirms (contract, intent). */
export const shownWithCode = (order: Priced, payee: string | undefined) => ({
  total: `${order.currency} ${toText(totalOf(order))}`,
  to: payee?.slice(-4) || undefined,
});
