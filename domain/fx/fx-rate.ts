import type { Day } from "../calendar";

/** What can be sent abroad, in the order of the form (specification 2, section 5). */
export const fxCurrencies = ["GBP", "USD", "EUR"] as const;
export type FxCurrency = (typeof fxCurrencies)[number];

/** GHS for one unit in ten-thousandths: a price, which has more decimals than money. */
export type Rate = number & { readonly brand: "Rate" };
const SCALE = 10_000;

/** From the customer's side: `buy` is what a unit costs, `sell` what it brings. */
export type DayRate = { readonly day: Day; readonly buy: Rate; readonly sell: Rate };

/** Of each currency, oldest first. */
export type FxRates = Readonly<Record<FxCurrency, readonly DayRate[]>>;

/** Reads "11.4235"; undefined for what is no price. */
export function parseRate(text: string): Rate | undefined {
  const rate = Math.round(Number(text) * SCALE);
  // A whole number of ten-thousandths is what a rate is.
  return /^\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(rate) ? (rate as Rate) : undefined;
}

/** "11.4235" */
export const rateText = (rate: Rate): string => (rate / SCALE).toFixed(4);
