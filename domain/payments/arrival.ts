import { type Day, dayAt } from "../calendar";
import { isWorkingDay, nextWorkingDay } from "./working-days";

/**
 * Cut-off hour of non-instant transfers (specification 2, section 9). The bank credits earlier transfers on the same
 * working day.
 */
export const CUT_OFF_HOUR = 12;

/** The day on which a payment reaches its payee, and the reason. */
export type Arrival = { readonly day: Day; readonly reason: "beforeCutOff" | "afterCutOff" | "dayOff" };

/**
 * Returns the arrival that the bank promises for a non-instant transfer sent now.
 * @param now milliseconds since 1970, by the bank's clock
 */
export function clearingArrival(now: number): Arrival {
  const today = dayAt(now);
  if (!isWorkingDay(today)) return { day: nextWorkingDay(today), reason: "dayOff" };
  const isInTime = new Date(now).getUTCHours() < CUT_OFF_HOUR;
  if (isInTime) return { day: today, reason: "beforeCutOff" };
  return { day: nextWorkingDay(today), reason: "afterCutOff" };
}
