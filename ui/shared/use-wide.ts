import { useSyncExternalStore } from "react";
import { type Breakpoint, breakpoints } from "../app/breakpoints";

/** Whether the window is at least as wide as a breakpoint, followed as it changes. */
export function useWide(from: Breakpoint): boolean {
  const query = `(min-width: ${breakpoints[from]}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}
