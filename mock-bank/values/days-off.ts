/** The last year in the table below. The dates of both Eids follow the moon and are announced year by year. */
export const PUBLISHED_UNTIL = 2030;

/**
 * Public holidays (MM-DD) on which the clearing house is closed, weekends excepted. Add each year when it is published.
 */
const published: Readonly<Record<string, string>> = {
  "2025": "01-01 01-07 03-06 03-31 04-01 04-18 04-21 05-01 06-06 07-01 09-22 12-05 12-25 12-26",
  "2026": "01-01 01-07 03-06 03-20 03-23 04-03 04-06 05-01 05-27 07-01 09-21 12-04 12-25 12-28",
  "2027": "01-01 01-07 03-08 03-10 03-11 03-26 03-29 05-03 05-17 07-01 09-21 12-03 12-27 12-28",
  "2028": "01-03 01-07 02-28 02-29 03-06 04-14 04-17 05-01 05-05 07-03 09-21 12-01 12-25 12-26",
  "2029": "01-01 01-08 02-14 02-15 03-06 03-30 04-02 04-24 05-01 07-02 09-21 12-07 12-25 12-26",
  "2030": "01-01 01-07 02-04 02-05 03-06 04-15 04-19 04-22 05-01 07-01 09-23 12-06 12-25 12-26",
};
const lawful = ["01-01", "01-07", "03-06", "05-01", "07-01", "09-21", "12-25", "12-26"];
const DAY_MS = 86_400_000;
const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6];
const known = new Map<string, ReadonlySet<string>>();

/** @param day YYYY-MM-DD, not on a weekend */
export function isDayOff(day: string): boolean {
  const year = day.slice(0, 4);
  let days = known.get(year);
  if (!days) {
    days = new Set(published[year]?.split(" ") ?? byLaw(Number(year)));
    known.set(year, days);
  }
  return days.has(day.slice(5));
}

/**
 * Computes the holidays of an unpublished year: the dates fixed by law and Easter, moved off weekends. Both Eids are
 * missing because their dates are unknown.
 */
function byLaw(year: number): readonly string[] {
  const easter = easterSunday(year);
  const december = new Date(Date.UTC(year, 11, 1));
  const farmersDay = daysAfter(december, (FRIDAY - december.getUTCDay() + 7) % 7);
  const celebrated = [
    ...lawful.map((date) => new Date(`${year}-${date}T00:00:00Z`)),
    daysAfter(easter, -2),
    daysAfter(easter, 1),
    farmersDay,
  ].sort((one, other) => one.getTime() - other.getTime());
  const kept = new Set(celebrated.map(dateOf));
  for (const day of celebrated) {
    let instead = day;
    while (isWeekend(instead) || (instead !== day && kept.has(dateOf(instead)))) instead = daysAfter(instead, 1);
    kept.add(dateOf(instead));
  }
  return [...kept];
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY;
const daysAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
const dateOf = (day: Date): string => day.toISOString().slice(5, 10);

/** Easter by Gauss's algorithm with its two exceptions; valid from 1900 to 2199. */
function easterSunday(year: number): Date {
  const isBefore2100 = year < 2100;
  const [shift, weekShift] = isBefore2100 ? [24, 5] : [24, 6];
  const moon = (19 * (year % 19) + shift) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + weekShift) % 7;
  const isLate = (moon === 29 && week === 6) || (moon === 28 && week === 6 && year % 19 > 10);
  return new Date(Date.UTC(year, 2, 22 + moon + week - (isLate ? 7 : 0)));
}
