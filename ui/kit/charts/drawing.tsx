import { LineChart, PieChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import ReactECharts from "echarts-for-react/esm/core";
import { useEffect, useRef } from "react";
import { registerPainter } from "zrender/lib/zrender.js";
import type { AreaOption, DoughnutOption } from "./chart-options";
import { SvgPainter } from "./svg-painter";

echarts.use([PieChart, LineChart, GridComponent, TooltipComponent]);
registerPainter("svg", SvgPainter);

/** The options of all charts of the product. */
export type ChartOption = DoughnutOption | AreaOption;

/** Renders a chart with the ECharts parts that this product needs. This module is loaded with the first chart. */
export function Drawing({ option, height }: { option: ChartOption; height: number }) {
  const drawing = useRef<ReactECharts>(null);
  // The component's own observer ignores a change of the width within 60 ms after the first drawing.
  useEffect(() => {
    const frame = drawing.current?.ele;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      const chart = echarts.getInstanceByDom(frame);
      if (chart && chart.getWidth() !== frame.clientWidth) chart.resize({ width: "auto" });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return (
    <ReactECharts
      ref={drawing}
      echarts={echarts}
      option={option}
      opts={{ renderer: "svg" }}
      style={{ height }}
      autoResize={false}
      notMerge
    />
  );
}
