import { useEffect, useState } from "react";
import type { Clock } from "../../application/ports/clock";
import { secondsLeft } from "../../domain/session/session-clock";

/**
 * Counts down by the clock, not by ticks, so that the sleep of a laptop does not prolong it.
 * @param endsAt a moment of `clock.elapsed()`
 */
export function useSecondsLeft(clock: Clock, endsAt: number): number {
  const [now, setNow] = useState(() => clock.elapsed());
  useEffect(() => clock.everySecond(() => setNow(clock.elapsed())), [clock]);
  return secondsLeft({ endsAt }, now);
}
