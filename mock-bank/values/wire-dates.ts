/** Formats a moment as DD-MM-YYYY HH:mm in UTC, which is Ghana's time (spec gaps, dates). */
export function wireMoment(moment: Date): string {
  const [date = "", time = ""] = moment.toISOString().split("T");
  return `${date.split("-").reverse().join("-")} ${time.slice(0, 5)}`;
}

/** Like {@link wireMoment}, with seconds. */
export const wireSeconds = (moment: Date): string => `${wireMoment(moment)}${moment.toISOString().slice(16, 19)}`;

/** Returns the bank's day, YYYY-MM-DD, to which daily limits apply. */
export const bankDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Formats the bank's day as DD-MM-YYYY (spec gaps, dates). */
export const wireDate = (moment: Date): string => bankDay(moment).split("-").reverse().join("-");

/** Parses DD-MM-YYYY HH:mm; returns undefined for moments that do not exist. */
export function momentOf(written: string): Date | undefined {
  const [date = "", time = ""] = written.split(" ");
  const moment = new Date(`${date.split("-").reverse().join("-")}T${time}:00Z`);
  return !Number.isNaN(moment.getTime()) && wireMoment(moment) === written ? moment : undefined;
}
