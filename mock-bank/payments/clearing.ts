import { isDayOff } from "./days-off";

/** The clearing house takes what came in before this hour, and credits it at the other; Ghana's time is UTC. */
const CUT_OFF_HOUR = 12;
const CREDIT_HOUR = 15;

const DAY_MS = 86_400_000;

/** When a non-instant transfer that the bank has at this moment is credited at the other bank (specification 2, section 9). */
export function clearedAt(moment: Date): Date {
  const isInTime = isOpenOn(moment) && moment.getUTCHours() < CUT_OFF_HOUR;
  let day = moment;
  if (!isInTime) {
    do day = new Date(day.getTime() + DAY_MS);
    while (!isOpenOn(day));
  }
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), CREDIT_HOUR));
}

/** Whether banks work on the day of this moment. */
export function isOpenOn(moment: Date): boolean {
  const isWeekend = [0, 6].includes(moment.getUTCDay());
  return !isWeekend && !isDayOff(moment.toISOString().slice(0, 10));
}
