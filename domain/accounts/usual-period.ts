import { addDays, type Day, type Period } from "../calendar";

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

/** What a statement and an analysis of an account show until another period is chosen (specification 1, section 9). */
export const usualPeriod = (today: Day): Period => ({
  start: addDays(today, -DAYS_BACK),
  end: addDays(today, DAYS_AHEAD),
});
