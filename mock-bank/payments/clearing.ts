/** The clearing house takes what came in before this hour, and credits it at the other; Ghana's time is UTC. */
const CUT_OFF_HOUR = 12;
const CREDIT_HOUR = 15;

/** The days on which the clearing house rests beside weekends, month and day: published for each year, and added here when they are. */
const daysOff: Readonly<Record<string, string>> = {
  "2025": "01-01 01-07 03-06 03-31 04-01 04-18 04-21 05-01 06-06 07-01 09-22 12-05 12-25 12-26",
  "2026": "01-01 01-07 03-06 03-20 03-23 04-03 04-06 05-01 05-27 07-01 09-21 12-04 12-25 12-28",
  "2027": "01-01 01-07 03-08 03-10 03-11 03-26 03-29 05-03 05-17 07-01 09-21 12-03 12-27 12-28",
  "2028": "01-03 01-07 02-28 02-29 03-06 04-14 04-17 05-01 05-05 07-03 09-21 12-01 12-25 12-26",
  "2029": "01-01 01-08 02-14 02-15 03-06 03-30 04-02 04-24 05-01 07-02 09-21 12-07 12-25 12-26",
  "2030": "01-01 01-07 02-04 02-05 03-06 04-15 04-19 04-22 05-01 07-01 09-23 12-06 12-25 12-26",
};
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
  const [year = "", date = ""] = moment.toISOString().slice(0, 10).split(/-(.*)/);
  const isWeekend = [0, 6].includes(moment.getUTCDay());
  return !isWeekend && !daysOff[year]?.includes(date);
}
