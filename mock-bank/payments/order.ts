import { endOfNumber } from "../../adapters/bank-api/contract/intent";
import type { Minor } from "../ledger/amounts";
import { toText } from "../ledger/amounts";
import type { Leg } from "../ledger/post";
import type { Category } from "../requests/wire-names";

/** How a payment reaches its payee: in the books of this bank or its partners, by the instant switch, or by the next clearing. */
export type Route = "atOnce" | "instant" | "clearing";

/** One movement of a payment. */
export type OrderLeg = Leg & {
  /** Of a bulk: each row is an entry of the journal, and so is what belongs to all of them, row 0. */
  readonly row?: number;
  /** Of a bulk by several ways: waits for the clearing, while the others move at once. */
  readonly waits?: true;
};

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
  readonly legs: readonly OrderLeg[];
};

type Priced = { readonly currency: string; readonly amount: Minor; readonly charge: Minor; readonly eLevy: Minor };

/** What leaves the source account in all. */
export const totalOf = ({ amount, charge, eLevy }: Priced): Minor => amount + charge + eLevy;

/** What the message with the code told, and the code therefore confirms (contract, intent). */
export const shownWithCode = (order: Priced, payee: string | undefined) => ({
  total: `${order.currency} ${toText(totalOf(order))}`,
  to: endOfNumber(payee),
});

/** What the limit of a transaction is held against: of a bulk, its largest row (decisions, payments). */
export function largestOf({
  sourceAccountId,
  legs,
  ...priced
}: Pick<Order, "sourceAccountId" | "legs"> & Priced): Minor {
  const rows = new Map<number, Minor>();
  for (const { row, accountId, amount } of legs)
    if (row && accountId === sourceAccountId) rows.set(row, (rows.get(row) ?? 0n) - amount);
  const amounts = [...rows.values()];
  return amounts.length === 0 ? totalOf(priced) : amounts.reduce((one, other) => (one > other ? one : other));
}
