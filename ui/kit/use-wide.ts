import { useRef, useSyncExternalStore } from "react";
import { type Breakpoint, breakpoints } from "./breakpoints";

/**
 * Returns whether the window is at least as wide as a breakpoint, and follows changes. Printing keeps the layout of the
 * screen.
 */
export function useWide(from: Breakpoint): boolean {
  const query = `(min-width: ${breakpoints[from]}px)`;
  const onScreen = useRef<boolean>(undefined);
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => {
      if (onScreen.current === undefined || !window.matchMedia("print").matches)
        onScreen.current = window.matchMedia(query).matches;
      return onScreen.current;
    },
  );
}
