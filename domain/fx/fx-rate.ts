import type { Day } from "../calendar";
import { CEDI, type Money, moneyOf } from "../money";

/** Currencies that can be sent abroad, in the order of the form (specification 2, section 5). */
export const fxCurrencies = ["GBP", "USD", "EUR"] as const;
export type FxCurrency = (typeof fxCurrencies)[number];

/** GHS for one unit of a currency, in ten-thousandths, because a rate has more decimals than money. */
export type Rate = number & { readonly brand: "Rate" };
const SCALE = 10_000;

/** Rates from the customer's perspective: `buy` is the price of a unit, `sell` the proceeds. */
export type DayRate = { readonly day: Day; readonly buy: Rate; readonly sell: Rate };

/** Rates of each currency, oldest first. */
export type FxRates = Readonly<Record<FxCurrency, readonly DayRate[]>>;

/** Reads "11.4235". Returns undefined if the text is not a rate. */
export function parseRate(text: string): Rate | undefined {
  const rate = Math.round(Number(text) * SCALE);
  // A rate is a whole number of ten-thousandths.
  return /^\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(rate) ? (rate as Rate) : undefined;
}

/** Formats a rate with four decimals: "11.4235". */
export const formatRate = (rate: Rate): string => (rate / SCALE).toFixed(4);

/**
 * Returns the change of the sell rate from the oldest to the newest day as "+1.2 %" or "−5.7 %". Undefined for fewer
 * than two days.
 */
export function changeOf(history: readonly DayRate[]): string | undefined {
  const [first, ...later] = history;
  const last = later.at(-1);
  if (!first || !last) return undefined;
  const tenths = Math.round(((last.sell - first.sell) / first.sell) * 1000);
  return `${tenths < 0 ? "−" : tenths > 0 ? "+" : ""}${(Math.abs(tenths) / 10).toFixed(1)} %`;
}

/** The price in cedis of one unit of a currency. */
export type Quote = { readonly currency: string; readonly rate: Rate };
/**
 * The debit of a transfer in the account's currency, and the rates used to compute it. There are no rates if both
 * currencies are the same.
 */
export type Price = { readonly debit: Money; readonly quotes: readonly Quote[] };

/**
 * Converts a foreign amount into another currency at the newest rates, rounded up. If neither currency is the cedi, one
 * is sold for cedis, which buy the other. Returns undefined if a rate is missing.
 */
export function priceIn(currency: string, amount: Money, rates: FxRates): Price | undefined {
  if (currency === amount.currency) return { debit: amount, quotes: [] };
  const bought = newestRateOf(amount.currency, rates)?.buy;
  const sold = newestRateOf(currency, rates)?.sell;
  if (!bought || (currency !== CEDI && !sold)) return undefined;
  const [price, divisor] = [BigInt(bought), BigInt(sold ?? SCALE)];
  const debit = moneyOf(Number((BigInt(amount.minor) * price + divisor - 1n) / divisor), currency);
  return {
    debit,
    quotes: [{ currency: amount.currency, rate: bought }, ...(sold ? [{ currency, rate: sold }] : [])],
  };
}

const newestRateOf = (currency: string, rates: FxRates): DayRate | undefined =>
  fxCurrencies.filter((each) => each === currency).map((each) => rates[each].at(-1))[0];
