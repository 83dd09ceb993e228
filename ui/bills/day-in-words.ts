import { parseDay } from "../../domain/calendar";
import { date } from "../shared/format";

/** "31 Dec 2026" of the bank's 31-12-2026; a text that is no day is shown as it came. */
export function dayInWords(wire: string): string {
  const day = parseDay(wire);
  return day ? date(day) : wire;
}
