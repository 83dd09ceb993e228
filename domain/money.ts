import { requiredMessage } from "./form-messages";
import { fail, ok, type Result } from "./result";

/** The default currency of the product (specification 1, section 9). */
export const CEDI = "GHS";

/** An exact amount in minor units (pesewas, cents): always a safe integer, never a float of cedis. */
export type Money = { readonly minor: number; readonly currency: string };

type AmountProblem = "notANumber" | "zero" | "tooLarge";

/** Messages of specification 1, section 5. */
export const amountMessages = (label: string): Readonly<Record<AmountProblem, string>> => ({
  zero: requiredMessage(label),
  notANumber: `${label} must be a number with at most two decimals`,
  tooLarge: `${label} is too large`,
});

/** Ten billion cedis, the largest amount that a user may type: far above any limit of the bank. */
const TYPED_MINOR_MAX = 1_000_000_000_000;
/** A trillion cedis. The sum of ninety such balances is still a safe integer. */
const BALANCE_MINOR_MAX = 100_000_000_000_000;

export const ghs = (minor: number): Money => moneyOf(minor, CEDI);

/** @throws if `minor` is not a safe integer, because a fraction of a pesewa is a programming error */
export function moneyOf(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new Error(`Not a whole number of minor units: ${minor}`);
  return { minor, currency };
}

export const zero = (currency: string): Money => moneyOf(0, currency);

/** @throws if the currencies differ */
export function add(a: Money, b: Money): Money {
  return moneyOf(a.minor + sameCurrency(a, b).minor, a.currency);
}

/** @throws if the currencies differ */
export function subtract(a: Money, b: Money): Money {
  return moneyOf(a.minor - sameCurrency(a, b).minor, a.currency);
}

/** @throws if the currencies differ */
export function exceeds(a: Money, b: Money): boolean {
  return a.minor > sameCurrency(a, b).minor;
}

/**
 * Reads an amount that a user typed ("1250", "1,250.5", "0.05").
 * Refuses zero, signs, exponents, digits other than 0-9 and more than two decimals (specification 1, section 5).
 */
export function parseAmount(text: string, currency: string = CEDI): Result<Money, AmountProblem> {
  const parsed = parseBalance(text, currency);
  if (!parsed.ok) return parsed;
  if (parsed.value.minor > TYPED_MINOR_MAX) return fail("tooLarge");
  return parsed.value.minor > 0 ? parsed : fail(parsed.value.minor === 0 ? "zero" : "notANumber");
}

/** Like {@link parseAmount}, but accepts zero and a leading minus, for balances, fees and other figures of the bank. */
export function parseBalance(text: string, currency: string = CEDI): Result<Money, AmountProblem> {
  const match = /^(-?)(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return fail("notANumber");
  const [, sign, whole = "", decimals = ""] = match;
  const minor = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (minor > BALANCE_MINOR_MAX) return fail("tooLarge");
  return ok(moneyOf(sign && minor ? -minor : minor, currency));
}

/** Formats plain digits with two decimals ("-1250.00"), for calls and amount fields. */
export function formatMinor({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns one sum for each currency, in the order in which the currencies first occur. */
export function totalsByCurrency(amounts: readonly Money[]): readonly Money[] {
  const totals = new Map<string, Money>();
  for (const amount of amounts) {
    const total = totals.get(amount.currency);
    totals.set(amount.currency, total ? add(total, amount) : amount);
  }
  return [...totals.values()];
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Two currencies: ${a.currency} and ${b.currency}`);
  return b;
}
