import type { clockJumpNames } from "../control-api/inputs";
import { isOpenOn } from "../values/clearing";

const DAY_MS = 86_400_000;
const OPENING_HOUR = 9;

/** Named times to which a trainer can move the clock; they depend on the bank's calendar. */
export const clockJumps: Readonly<Record<(typeof clockJumpNames)[number], (now: Date) => Date>> = {
  /** 09:00 of the next working day. */
  nextWorkingDay: (now: Date): Date => {
    let day = now;
    do day = new Date(day.getTime() + DAY_MS);
    while (!isOpenOn(day));
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), OPENING_HOUR));
  },
  /** The same day and time of the next month, or that month's last day. */
  nextMonth: (now: Date): Date => {
    const wanted = new Date(now);
    wanted.setUTCDate(1);
    wanted.setUTCMonth(wanted.getUTCMonth() + 1);
    const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
    wanted.setUTCDate(Math.min(now.getUTCDate(), lastDay));
    return wanted;
  },
};
