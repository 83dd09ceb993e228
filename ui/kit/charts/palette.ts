import type { TooltipComponentOption } from "echarts";
import { useSyncExternalStore } from "react";
import { purple } from "../brand";
import { type Theme, useTheme } from "../theme";

/** The colours of a drawing. Each one has a contrast of at least 3:1 to the panels of its theme. */
export type Palette = {
  /** One colour per category, in order. Neighbours also differ in lightness, for users with colour blindness. */
  readonly slices: readonly [string, string, string, string, string];
  readonly surface: string;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly blue: string;
};

/** The system's own colours, for users who have chosen them. Slices are also divided by lines of the surface. */
export const forcedPalette: Palette = {
  slices: ["Highlight", "CanvasText", "LinkText", "GrayText", "ButtonBorder"],
  surface: "Canvas",
  text: "CanvasText",
  mutedText: "CanvasText",
  line: "GrayText",
  blue: "Highlight",
};

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    slices: [purple[2], "#bf7326", "#1f6b8f", "#d33d72", "#5f6b7c"],
    surface: "#ffffff",
    text: "#1c2127",
    mutedText: "#5f6b7c",
    line: "#d3d8de",
    blue: "#4453c8",
  },
  dark: {
    slices: [purple[4], "#fbb360", "#3fa6da", "#ff66a1", "#8f99a8"],
    surface: "#252a31",
    text: "#f6f7f9",
    mutedText: "#abb3bf",
    line: "#404854",
    blue: "#8c9bf5",
  },
};

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

/** Draws the tooltip as text inside the SVG, because the content security policy forbids injected HTML. */
export const svgTooltip = ({ surface, line, text }: Palette): TooltipComponentOption => ({
  renderMode: "richText",
  confine: true,
  backgroundColor: surface,
  borderColor: line,
  textStyle: { color: text, fontFamily: "inherit", fontSize: 13 },
});
