import type { Day } from "../../../domain/calendar";

/** Formats a day as DD-MM-YYYY (spec gaps, dates). */
export const wireDay = (day: Day): string => day.split("-").reverse().join("-");

/**
 * Returns ISO 8601, or "" for "". The contract accepts only day-month-year with or without a time (spec gaps, texts and
 * formats), in Ghana's time zone, which equals UTC.
 */
export function toMoment(wire: string): string {
  const parts = /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(wire);
  if (!parts) return wire;
  const [, day, month, year, time = "00:00"] = parts;
  return `${year}-${month}-${day}T${time.padEnd(8, ":00")}Z`;
}
