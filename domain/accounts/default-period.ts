import { addDays, type Day, type Period } from "../calendar";

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

/** Default period of a statement and of an account analysis (specification 1, section 9). */
export const defaultPeriod = (today: Day): Period => ({
  start: addDays(today, -DAYS_BACK),
  end: addDays(today, DAYS_AHEAD),
});
