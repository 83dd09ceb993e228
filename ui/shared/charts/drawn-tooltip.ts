import type { TooltipComponentOption } from "echarts";
import type { Palette } from "./palette";

/** As text in the drawing: markup in the page is forbidden by the content policy. */
export const drawnTooltip = ({ surface, line, text }: Palette): TooltipComponentOption => ({
  renderMode: "richText",
  confine: true,
  backgroundColor: surface,
  borderColor: line,
  textStyle: { color: text, fontFamily: "inherit", fontSize: 13 },
});
