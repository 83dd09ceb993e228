import { useRef, useSyncExternalStore } from "react";
import { type Breakpoint, breakpoints } from "../app/breakpoints";

/** Whether the window is at least as wide as a breakpoint, followed as it changes. Paper has the layout of the screen, however wide it is. */
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
