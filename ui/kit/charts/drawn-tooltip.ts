import type { TooltipComponentOption } from "echarts";
import type { Palette } from "./palette";

/** Draws the tooltip as text inside the SVG, because the content security policy forbids injected HTML. */
export const svgTooltip = ({ surface, line, text }: Palette): TooltipComponentOption => ({
  renderMode: "richText",
  confine: true,
  backgroundColor: surface,
  borderColor: line,
  textStyle: { color: text, fontFamily: "inherit", fontSize: 13 },
});
