import { useEffect, useState } from "react";

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
