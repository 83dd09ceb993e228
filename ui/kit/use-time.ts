import { useEffect, useState } from "react";
import type { Clock } from "../../application/ports/clock";
import { secondsLeft } from "../../domain/session/session-clock";

const MINUTE_MS = 60_000;

/** Returns milliseconds since 1970, updated every minute. */
export function useNow(clock: Clock): number {
  const [minute, setMinute] = useState(() => minuteOf(clock));
  useEffect(() => clock.everySecond(() => setMinute(minuteOf(clock))), [clock]);
  return minute * MINUTE_MS;
}

const minuteOf = (clock: Clock): number => Math.floor(clock.now() / MINUTE_MS);

/**
 * Counts down by the clock, not by ticks, so that the sleep of a laptop does not prolong it.
 * @param endsAt a moment of `clock.elapsed()`
 */
export function useSecondsLeft(clock: Clock, endsAt: number): number {
  const [now, setNow] = useState(() => clock.elapsed());
  useEffect(() => clock.everySecond(() => setNow(clock.elapsed())), [clock]);
  return secondsLeft({ endsAt }, now);
}

/** About the longest pause between two key presses within a word. */
const DEBOUNCE_MS = 200;

/**
 * Returns a value after it has stopped changing, so that the sums of a long form are not rendered at each key press.
 */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** From then on users doubt whether anything happens. */
const LONG_MS = 8000;

/** Returns true once the component has been mounted for 8 s. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
