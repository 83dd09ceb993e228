import { useEffect, useState } from "react";

/** About the longest pause between two keys of one word. */
const REST_MS = 200;

/** A value once it no longer changes: sums over a long form, which would be drawn before each key that is typed into it. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
