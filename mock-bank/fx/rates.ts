/** GHS for one unit of a foreign currency, in ten-thousandths, as the customer sees it: `buy` is never below `sell`. */
export type Rate = { readonly day: Date; readonly buy: bigint; readonly sell: bigint };
export type ForeignCurrency = "USD" | "EUR" | "GBP";

const SCALE = 10_000;
const DAY_MS = 86_400_000;
const HISTORY_DAYS = 90;
/** Half the difference between the buying and the selling rate, as a fraction of the rate. */
const HALF_SPREAD = 0.006;

/** Middle rate in GHS around which each currency moves; `seed` makes their curves differ. */
const series: Readonly<Record<ForeignCurrency, { readonly around: number; readonly seed: number }>> = {
  USD: { around: 11.4, seed: 3 },
  EUR: { around: 13.2, seed: 17 },
  GBP: { around: 15.1, seed: 29 },
};

/** Returns the published rates up to `now`, oldest first: one per working day. */
export function ratesUntil(currency: ForeignCurrency, now: Date): Rate[] {
  const today = Math.floor(now.getTime() / DAY_MS);
  const days = Array.from({ length: HISTORY_DAYS }, (_, back) => today - HISTORY_DAYS + 1 + back);
  return days.filter(isWorkingDay).map((day) => rateOf(currency, day));
}

/** Returns the newest published rate. */
export function rateAt(currency: ForeignCurrency, now: Date): Rate {
  const newest = ratesUntil(currency, now).at(-1);
  if (!newest) throw new Error("No working day within ninety days");
  return newest;
}

/** Calculates a day's rate, identical in every bank and at any time: a slow wave, a quick wave, and noise per day. */
function rateOf(currency: ForeignCurrency, day: number): Rate {
  const { around, seed } = series[currency];
  const waves = 0.03 * Math.sin(day / 29 + seed) + 0.011 * Math.sin(day / 6.7 + seed * 2);
  const middle = around * (1 + waves + 0.004 * (ownOf(day, seed) - 0.5));
  return {
    day: new Date(day * DAY_MS),
    buy: BigInt(Math.round(middle * (1 + HALF_SPREAD) * SCALE)),
    sell: BigInt(Math.round(middle * (1 - HALF_SPREAD) * SCALE)),
  };
}

/** Returns pseudo-random noise of a day, from 0 to 1. */
function ownOf(day: number, seed: number): number {
  const mixed = Math.imul(day ^ (seed << 16), 0x9e37_79b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Day 0, 1 January 1970, was a Thursday; so 2 and 3 are the weekend. */
const isWorkingDay = (day: number): boolean => ![2, 3].includes(((day % 7) + 7) % 7);

/** Formats a rate, for example "11.4235". */
export const rateText = (rate: bigint): string =>
  `${rate / BigInt(SCALE)}.${String(rate % BigInt(SCALE)).padStart(4, "0")}`;

/**
 * Returns the cost of a foreign amount in the currency of the paying account, in minor units, rounded up. If neither
 * currency is the cedi, the account's currency is sold for cedis, which then buy the other one.
 */
export function costOf(amount: bigint, currency: ForeignCurrency, paidIn: string, now: Date): bigint {
  if (paidIn === currency) return amount;
  const cedis = amount * rateAt(currency, now).buy;
  const divisor = isForeign(paidIn) ? rateAt(paidIn, now).sell : BigInt(SCALE);
  return (cedis + divisor - 1n) / divisor;
}

export const isForeign = (currency: string): currency is ForeignCurrency => currency in series;
