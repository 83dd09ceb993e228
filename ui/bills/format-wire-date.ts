import { parseDay } from "../../domain/calendar";
import { formatDate } from "../kit/format";

/** Formats the bank's 31-12-2026 as "31 Dec 2026". A text that is no date is returned unchanged. */
export function formatWireDate(wire: string): string {
  const day = parseDay(wire);
  return day ? formatDate(day) : wire;
}
