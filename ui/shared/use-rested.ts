import { useEffect, useState } from "react";

/** About the longest pause between two key presses within a word. */
const REST_MS = 200;

/**
 * Returns a value after it has stopped changing, so that the sums of a long form are not rendered at each key press.
 */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
