import { plainText, withKeyboardMarks } from "./plain-text";

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

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[\s.,]+/i;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4}|\d{2})$/i;
/** The month is in letters, because 11/12/2026 would be two days. */
const MONTH_FIRST = /^([a-z]{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4})$/i;

/**
 * Reads a day in the formats that people type and other programs copy, day before month ("20 Nov 2026", "20/11/2026",
 * "20-11-26", "Fri 20th Nov 2026"), with the month in letters first ("Nov 20, 2026"), and in ISO format ("2026-11-20").
 * Returns undefined for other texts and for days that do not exist.
 */
export function parseDay(text: string): Day | undefined {
  const written = withKeyboardMarks(plainText(text)).replace(WEEKDAY, "");
  const iso = ISO.exec(written);
  if (iso) return toRealDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, month, date, fullYear] = MONTH_FIRST.exec(written) ?? [];
  if (month !== undefined) return toRealDay(Number(fullYear), monthOf(month), Number(date));
  const [, day, monthOrNumber = "", year = ""] = DAY_FIRST.exec(written) ?? [];
  if (day === undefined) return undefined;
  return toRealDay(Number(year.padStart(4, "20")), monthOf(monthOrNumber), Number(day));
}

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : monthNames.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;

function toRealDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist, such as 31 April, falls into another month.
  const isReal = date.getUTCMonth() === month - 1 && year > 1000;
  return isReal ? dayAt(date.getTime()) : undefined;
}
