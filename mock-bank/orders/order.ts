import { endOfNumber } from "../../contract/intent";
import type { Minor } from "../ledger/minor-units";
import { formatMinor } from "../ledger/minor-units";
import type { Leg } from "../ledger/post";
import type { Category } from "../values/wire-names";

/**
 * How a payment reaches its payee: within the books of this bank and its partners, by the instant switch, or with the
 * next clearing.
 */
export type Route = "atOnce" | "instant" | "clearing";

/** One movement of a payment. */
export type OrderLeg = Leg & {
  /** Row of a bulk payment. Each row is one journal entry; row 0 holds the movements that belong to all rows. */
  readonly row?: number;
  /** Set on rows of a mixed bulk that wait for the clearing, while the others move immediately. */
  readonly waits?: true;
};

/** A validated payment: the requested values and exactly the movements it will post. */
export type Order = {
  readonly category: Category;
  readonly sourceAccountId: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly charge: Minor;
  readonly eLevy: Minor;
  readonly narration: string;
  /** Absent means `atOnce`. */
  readonly route?: Route;
  /** Receiving account, wallet or card; absent if there are several or none. */
  readonly payee?: string | undefined;
  /** The schedule that created this payment. */
  readonly scheduleId?: string | undefined;
  /** Fields shown in lists of this category only, named as in the contract. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Rows of a bulk, as its detail view shows them. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  readonly legs: readonly OrderLeg[];
};

type Priced = { readonly currency: string; readonly amount: Minor; readonly charge: Minor; readonly eLevy: Minor };

/** The total debited from the source account. */
export const totalOf = ({ amount, charge, eLevy }: Priced): Minor => amount + charge + eLevy;

/** The total and payee in the message with the code. The code confirms exactly these (contract, intent). */
export const codeTermsOf = (order: Priced, payee: string | undefined) => ({
  total: `${order.currency} ${formatMinor(totalOf(order))}`,
  to: endOfNumber(payee),
});

/**
 * Returns the amount compared with the transaction limit: the largest row of a bulk, else the whole payment (spec gaps,
 * payments).
 */
export function largestAmountOf({
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
