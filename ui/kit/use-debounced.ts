import { useEffect, useState } from "react";

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
