/**
 * ISO 8601 from what the bank wrote: ISO itself, or day-month-year with or without a time (decisions, dates), which is Ghana's and so UTC.
 * A text that is neither is kept: better shown as it came than not at all.
 */
export function toMoment(wire: string): string {
  const parts = /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(wire);
  if (!parts) return wire;
  const [, day, month, year, time = "00:00"] = parts;
  return `${year}-${month}-${day}T${time.padEnd(8, ":00")}Z`;
}
