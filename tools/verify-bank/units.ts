import { minorOf } from "../../contract/description/relations";

/** Amounts from which the unit of a bank's amounts is concluded. */
type SeenAmounts = {
  /** The book balance of an account, and the closing balance of its statement up to today. */
  readonly balance: unknown;
  readonly closing: unknown;
  /** All balances of the accounts, and all amounts of the statement. */
  readonly balances: readonly unknown[];
  readonly movements: readonly unknown[];
};

/** Fewer whole amounts can be a coincidence. */
const WHOLE_MIN = 5;
const FACTOR = 100n;

/** Returns why amounts seem to be in minor units; undefined if they do not. */
export function minorUnitsIn({ balance, closing, balances, movements }: SeenAmounts): string | undefined {
  const [one, other] = [minorOf(balance), minorOf(closing)];
  if (one && other && (one === other * FACTOR || other === one * FACTOR))
    return `a book balance ${one === other * FACTOR ? "100 times" : "a hundredth of"} the balance of the statement`;
  if (areWhole(balances)) return "balances without a single decimal, as if in minor units";
  return areWhole(movements) ? "amounts of a statement without a single decimal, as if in minor units" : undefined;
}

function areWhole(amounts: readonly unknown[]): boolean {
  const given = amounts.filter((amount) => minorOf(amount));
  return given.length >= WHOLE_MIN && given.every((amount) => !String(amount).includes("."));
}
