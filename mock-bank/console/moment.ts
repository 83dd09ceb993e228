/** The bank's time is UTC, which is Ghana's time all year. */
const zone = { timeZone: "UTC" } as const;
const dates = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});
const times = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit", second: "2-digit" });

export const dateOf = (moment: Date): string => dates.format(moment).replace(",", "");
export const timeOf = (moment: Date): string => times.format(moment);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the next moment with this hour and minute, today or tomorrow; the clock never moves backwards. */
export function nextAt(now: Date, hour: number, minute: number): Date {
  const today = new Date(now);
  today.setUTCHours(hour, minute, 0, 0);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}

/** Parses the value of a datetime-local field as the bank's time. */
export const fromField = (value: string): Date | undefined => {
  const moment = new Date(`${value}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
export const toField = (moment: Date): string => moment.toISOString().slice(0, 16);
