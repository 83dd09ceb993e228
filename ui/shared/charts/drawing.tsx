import { LineChart, PieChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import ReactECharts from "echarts-for-react/esm/core";
import { registerPainter } from "zrender/lib/zrender.js";
import type { ChartOption } from "./chart-option";
import { SvgPainter } from "./svg-painter";

echarts.use([PieChart, LineChart, GridComponent, TooltipComponent]);
registerPainter("svg", SvgPainter);

/** Renders a chart with the ECharts parts that this product needs. This module is loaded with the first chart. */
export function Drawing({ option, height }: { option: ChartOption; height: number }) {
  return <ReactECharts echarts={echarts} option={option} opts={{ renderer: "svg" }} style={{ height }} notMerge />;
}
