import { addDays, type Day, type Period } from "../calendar";

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

/** Default period of a statement and of an account analysis (specification 1, section 9). */
export const defaultPeriod = (today: Day): Period => ({
  start: addDays(today, -DAYS_BACK),
  end: addDays(today, DAYS_AHEAD),
});

/** The same period up to today, for the order of a statement, which has no future days. */
export const defaultPastPeriod = (today: Day): Period => ({ ...defaultPeriod(today), end: today });

/** Default period of the list of acts: as many days, of which today is the last. */
export const defaultActivityPeriod = (today: Day): Period => ({ start: addDays(today, 1 - DAYS_BACK), end: today });
