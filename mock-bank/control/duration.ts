const DAY_MS = 86_400_000;
const units = [7 * DAY_MS, DAY_MS, 3_600_000, 60_000, 1000];

/** Weeks, days, hours, minutes and seconds of ISO 8601 ("PT26H", "P1DT30M"); a month has no fixed length and is none of them. */
const DURATION = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;

/** Milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (!match) return undefined;
  return match.slice(1).reduce((total, part, index) => total + Number(part ?? 0) * (units[index] ?? 0), 0);
}
