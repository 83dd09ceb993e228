import { useSyncExternalStore } from "react";
import { useTheme } from "../theme";
import { forcedPalette, type Palette, palettes } from "./palette";

const FORCED = "(forced-colors: active)";

/** Returns the colours of drawings: those of the theme, or of the system while it forces its own. */
export function usePalette(): Palette {
  const theme = useTheme();
  const isForced = useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(FORCED);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(FORCED).matches,
  );
  return isForced ? forcedPalette : palettes[theme];
}
