import { type Refusal, refuse } from "../core/handler";

/** Whole days in the bank's time; `until` is the start of the day after the last one. */
export type Period = { readonly from: Date; readonly until: Date };

const MILLISECONDS_OF_DAY = 86_400_000;
const YEAR_MAX = 9998;

/** Parses two days (DD-MM-YYYY), both inclusive. */
export function periodOf({ startDate, endDate }: { startDate: string; endDate: string }): Period | Refusal {
  const from = dayOf(startDate);
  const last = dayOf(endDate);
  if (!from) return refuse("startDate: is no date.");
  if (!last) return refuse("endDate: is no date.");
  if (from > last) return refuse("Start date should not be greater than end date");
  return { from, until: new Date(last.getTime() + MILLISECONDS_OF_DAY) };
}

/** Cuts off a period at the end of the current day. */
export function periodUpTo({ from, until }: Period, now: Date): Period {
  const nextDay = new Date((Math.floor(now.getTime() / MILLISECONDS_OF_DAY) + 1) * MILLISECONDS_OF_DAY);
  return { from, until: until < nextDay ? until : nextDay };
}

/** Returns the last millisecond of a period. */
export const lastDayOf = ({ until }: Period): Date => new Date(until.getTime() - 1);

/**
 * Returns undefined for dates that do not exist, such as 31-02-2026, and for years that the database cannot represent.
 */
function dayOf(text: string): Date | undefined {
  const iso = text.split("-").reverse().join("-");
  const day = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(iso)) return undefined;
  const year = day.getUTCFullYear();
  return year > 0 && year <= YEAR_MAX ? day : undefined;
}
