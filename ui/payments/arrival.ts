import { dayAt } from "../../domain/calendar";
import { CUT_OFF_HOUR, clearingArrival } from "../../domain/payments/arrival";
import type { Speed } from "../../domain/payments/bank";
import { shortDay, timeOfDay } from "../shared/format";
import { words as all } from "./words";

const words = all.arrives;

type Way = {
  /** Within the bank money moves as fast as by the switch. */
  readonly speed: Speed;
  readonly isRequest: boolean;
};

/** What the bank promises of a transfer that is sent now. @param now milliseconds since 1970 */
export function arrivalOf({ speed, isRequest }: Way, now: number): string {
  const promise = speed === "instant" ? words.today(timeOfDay(now)) : clearingPromise(now);
  return isRequest ? words.onceApproved(promise) : promise;
}

function clearingPromise(now: number): string {
  const { day, because } = clearingArrival(now);
  if (because === "dayOff") return words.dayOff(shortDay(day));
  return day === dayAt(now) ? words.todayByClearing(CUT_OFF_HOUR) : words.afterCutOff(shortDay(day), CUT_OFF_HOUR);
}
