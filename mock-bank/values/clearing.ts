import { isDayOff } from "./days-off";

/** Hours in UTC, which is Ghana's time: transfers received before the cut-off are credited the same working day. */
const CUT_OFF_HOUR = 12;
const CREDIT_HOUR = 15;
const CLOSING_HOUR = 17;

/** The rule of {@link clearedAt}, in words for customers. */
export const CLEARING_RULE =
  "What is sent before 12:00 on a working day is credited at 15:00, later payments at 15:00 on the next working day.";

const DAY_MS = 86_400_000;

/**
 * Returns when the other bank credits a non-instant transfer that this bank received at `moment` (specification 2,
 * section 9).
 */
export function clearedAt(moment: Date): Date {
  const isInTime = isOpenOn(moment) && moment.getUTCHours() < CUT_OFF_HOUR;
  let day = moment;
  if (!isInTime) {
    do day = new Date(day.getTime() + DAY_MS);
    while (!isOpenOn(day));
  }
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), CREDIT_HOUR));
}

/** Returns the cut-off before which a transfer is credited today; undefined if it has passed, and on a day off. */
export function cutOffToday(moment: Date): Date | undefined {
  if (!isOpenOn(moment) || moment.getUTCHours() >= CUT_OFF_HOUR) return undefined;
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), CUT_OFF_HOUR));
}

/** Returns 17:00, when banks close, of the working day that is `days` working days after `moment`. */
export function endOfWorkingDay(moment: Date, days: number): Date {
  let day = moment;
  for (let left = days; left > 0; left -= isOpenOn(day) ? 1 : 0) day = new Date(day.getTime() + DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), CLOSING_HOUR));
}

/** Whether the date of `moment` is a working day of banks. */
export function isOpenOn(moment: Date): boolean {
  const isWeekend = [0, 6].includes(moment.getUTCDay());
  return !isWeekend && !isDayOff(moment.toISOString().slice(0, 10));
}
