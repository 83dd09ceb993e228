import { useEffect, useState } from "react";
import type { Clock } from "../../application/ports/clock";

const MINUTE_MS = 60_000;

/** Returns milliseconds since 1970, updated every minute. */
export function useNow(clock: Clock): number {
  const [minute, setMinute] = useState(() => minuteOf(clock));
  useEffect(() => clock.everySecond(() => setMinute(minuteOf(clock))), [clock]);
  return minute * MINUTE_MS;
}

const minuteOf = (clock: Clock): number => Math.floor(clock.now() / MINUTE_MS);
