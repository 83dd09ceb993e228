import { dayAt } from "../../domain/calendar";
import { CUT_OFF_HOUR, clearingArrival } from "../../domain/payments/arrival";
import type { Speed } from "../../domain/payments/bank";
import { shortDay, timeOfDay } from "../shared/format";
import { words as all } from "../shared/payments/words";

const words = all.arrives;

type Way = {
  /** "instant" also for transfers within the bank. */
  readonly speed: Speed;
  readonly isRequest: boolean;
};

/**
 * Returns when a transfer that is sent now arrives, as a text.
 * @param now milliseconds since 1970
 */
export function arrivalOf({ speed, isRequest }: Way, now: number): string {
  const promise = speed === "instant" ? words.today(timeOfDay(now)) : clearingPromise(now);
  return isRequest ? words.onceApproved(promise) : promise;
}

function clearingPromise(now: number): string {
  const { day, because } = clearingArrival(now);
  if (because === "dayOff") return words.dayOff(shortDay(day));
  return day === dayAt(now) ? words.todayByClearing(CUT_OFF_HOUR) : words.afterCutOff(shortDay(day), CUT_OFF_HOUR);
}
