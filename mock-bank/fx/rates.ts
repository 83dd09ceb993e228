/** GHS for a unit of a foreign currency, in ten-thousandths, from the customer's side: buying one is never cheaper than what selling it brings. */
export type Rate = { readonly day: Date; readonly buy: bigint; readonly sell: bigint };
export type ForeignCurrency = "USD" | "EUR" | "GBP";

const SCALE = 10_000;
const DAY_MS = 86_400_000;
const HISTORY_DAYS = 90;
/** Half of what lies between buying and selling, of the rate. */
const HALF_SPREAD = 0.006;

/** Around which rate a currency moves; `seed` gives each its own way. */
const series: Readonly<Record<ForeignCurrency, { readonly around: number; readonly seed: number }>> = {
  USD: { around: 11.4, seed: 3 },
  EUR: { around: 13.2, seed: 17 },
  GBP: { around: 15.1, seed: 29 },
};

/** The rates published until a moment of the bank's clock, oldest first: one each working day. */
export function ratesUntil(currency: ForeignCurrency, now: Date): Rate[] {
  const today = Math.floor(now.getTime() / DAY_MS);
  const days = Array.from({ length: HISTORY_DAYS }, (_, back) => today - HISTORY_DAYS + 1 + back);
  return days.filter(isWorkingDay).map((day) => rateOf(currency, day));
}

/** The newest of them. */
export function rateAt(currency: ForeignCurrency, now: Date): Rate {
  const newest = ratesUntil(currency, now).at(-1);
  if (!newest) throw new Error("Ninety days without a working day");
  return newest;
}

/** The same for the same day in every bank, whenever it is asked: a slow wave, a quick one, and what each day has of its own. */
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

/** From 0 to 1. */
function ownOf(day: number, seed: number): number {
  const mixed = Math.imul(day ^ (seed << 16), 0x9e37_79b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** 1 January 1970 was a Thursday. */
const isWorkingDay = (day: number): boolean => ![2, 3].includes(((day % 7) + 7) % 7);

/** "11.4235" */
export const rateText = (rate: bigint): string =>
  `${rate / BigInt(SCALE)}.${String(rate % BigInt(SCALE)).padStart(4, "0")}`;

/**
 * What a foreign amount costs in the currency of the account that pays, in minor units, rounded up. Without cedis on either side
 * the account's currency is sold for cedis, and these buy the other.
 */
export function costOf(amount: bigint, currency: ForeignCurrency, paidIn: string, now: Date): bigint {
  if (paidIn === currency) return amount;
  const cedis = amount * rateAt(currency, now).buy;
  const divisor = isForeign(paidIn) ? rateAt(paidIn, now).sell : BigInt(SCALE);
  return (cedis + divisor - 1n) / divisor;
}

export const isForeign = (currency: string): currency is ForeignCurrency => currency in series;
