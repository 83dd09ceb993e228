/**
 * A day of the bank's calendar, "2026-11-20". Alphabetical order is chronological order. Ghana's time is UTC all year.
 */
export type Day = `${number}-${number}-${number}`;

/** A range of days, including the first and the last. */
export type Period = { readonly start: Day; readonly end: Day };

const DAY_MS = 86_400_000;
const monthNames = "january february march april may june july august september october november december".split(" ");

/** @param moment milliseconds since 1970 */
export const dayAt = (moment: number): Day =>
  // An ISO text starts with its day.
  new Date(moment).toISOString().slice(0, 10) as Day;

export const addDays = (day: Day, days: number): Day => dayAt(Date.parse(day) + days * DAY_MS);

/**
 * Reads a day in the formats that people type, day before month ("20 Nov 2026", "20/11/2026", "20-11-26"), and in ISO
 * format ("2026-11-20").
 * Returns undefined for other texts and for days that do not exist.
 */
export function parseDay(text: string): Day | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return toRealDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4}|\d{2})$/i.exec(text.trim());
  if (!typed) return undefined;
  const [, day = "", month = "", year = ""] = typed;
  return toRealDay(Number(year.padStart(4, "20")), monthOf(month), Number(day));
}

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : monthNames.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;

function toRealDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist, such as 31 April, falls into another month.
  const isReal = date.getUTCMonth() === month - 1 && year > 1000;
  return isReal ? dayAt(date.getTime()) : undefined;
}
