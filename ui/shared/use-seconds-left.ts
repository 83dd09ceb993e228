import { useEffect, useState } from "react";
import type { Clock } from "../../application/ports/clock";
import { secondsLeft } from "../../domain/session/session-clock";

/** Counts down to a moment by the clock, not by ticks, so that a sleeping laptop stretches nothing. @param endsAt as `clock.elapsed()` has it */
export function useSecondsLeft(clock: Clock, endsAt: number): number {
  const [now, setNow] = useState(() => clock.elapsed());
  useEffect(() => clock.everySecond(() => setNow(clock.elapsed())), [clock]);
  return secondsLeft({ endsAt }, now);
}
