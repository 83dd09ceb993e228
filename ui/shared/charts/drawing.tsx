import { LineChart, PieChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import ReactECharts from "echarts-for-react/esm/core";
import type { ChartOption } from "./chart-option";

echarts.use([PieChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Renders a chart with the ECharts parts that this product needs. This module is loaded with the first chart. */
export function Drawing({ option, height }: { option: ChartOption; height: number }) {
  return <ReactECharts echarts={echarts} option={option} opts={{ renderer: "svg" }} style={{ height }} notMerge />;
}
