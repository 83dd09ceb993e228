import { isOpenOn } from "../values/clearing";

export type Frequency = "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SPECIAL DATE";

/** In UTC, which is Ghana's time. Later than the day's credits, so that they can be spent. */
const RUN_HOUR = 17;
const DAY_MS = 86_400_000;

/** @param starts YYYY-MM-DD */
export type Recurrence = { readonly frequency: Frequency; readonly starts: string };

/**
 * Returns when a run takes place: on its day, or on the next working day. Days count from the first one: a schedule for
 * the 31st uses the last day of shorter months and returns to the 31st.
 * @param run counted from 0
 */
export function runMoment({ frequency, starts }: Recurrence, run: number): Date {
  const day = new Date(`${plannedDay(frequency, starts, run)}T00:00:00Z`);
  while (!isOpenOn(day)) day.setTime(day.getTime() + DAY_MS);
  day.setUTCHours(RUN_HOUR);
  return day;
}

/** Returns the first run after `run` that takes place later than `moment`; undefined if there is none. */
export function runAfter(recurrence: Recurrence, run: number, moment: Date): number | undefined {
  if (recurrence.frequency === "SPECIAL DATE") return undefined;
  let next = run + 1;
  while (runMoment(recurrence, next) <= moment) next += 1;
  return next;
}

function plannedDay(frequency: Frequency, starts: string, run: number): string {
  switch (frequency) {
    case "SPECIAL DATE":
      return starts;
    case "DAILY":
      return daysLater(starts, run);
    case "WEEKLY":
      return daysLater(starts, run * 7);
    case "MONTHLY":
      return monthsLater(starts, run);
    case "QUARTERLY":
      return monthsLater(starts, run * 3);
  }
}

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
