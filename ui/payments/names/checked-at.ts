import type { Clock } from "../../../application/ports/clock";
import { dayAt } from "../../../domain/calendar";
import { bankDay } from "../../kit/bank-day";
import { formatShortDay, formatTime } from "../../kit/format";

/** Says when something was: "today 09:40", or "Mon 23 Nov 09:40". */
export function checkedAtText(at: number, clock: Clock): string {
  const day = dayAt(at);
  return `${day === bankDay(clock) ? "today" : formatShortDay(day)} ${formatTime(at)}`;
}
