import { useRef, useSyncExternalStore } from "react";

/** Returns whether the window is at least as wide as a breakpoint. */
export const useWide = (from: Breakpoint): boolean => useMedia(`(min-width: ${breakpoints[from]}px)`);

/** Follows changes of the window. Printing keeps the layout of the screen. */
function useMedia(query: string): boolean {
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

/**
 * Smallest width of each layout in pixels (specification 1, section 9). Style sheets repeat the numbers, because media
 * queries cannot read variables.
 */
export const breakpoints = { xs: 0, sm: 375, md: 768, lg: 1024, lg1: 1280, xl: 1440, fullhd: 1920 } as const;
export type Breakpoint = keyof typeof breakpoints;
