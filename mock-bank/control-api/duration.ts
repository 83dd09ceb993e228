const DAY_MS = 86_400_000;
const units = [7 * DAY_MS, DAY_MS, 3_600_000, 60_000, 1000];

/**
 * An ISO 8601 duration of weeks, days, hours, minutes and seconds ("PT26H", "P1DT30M"). Months have no fixed length and
 * are excluded.
 */
const DURATION = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;

/** Returns milliseconds, or undefined if the text is no such duration. */
export function parseDuration(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (!match) return undefined;
  return match.slice(1).reduce((total, part, index) => total + Number(part ?? 0) * (units[index] ?? 0), 0);
}
