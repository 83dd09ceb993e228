import type {
  GridComponentOption,
  LineSeriesOption,
  PieSeriesOption,
  TooltipComponentOption,
  XAXisComponentOption,
  YAXisComponentOption,
} from "echarts";
import { type Palette, svgTooltip } from "./palette";

type ChartPoint = { readonly name: string; readonly value: number; readonly tooltip: string };
export type AreaOption = {
  readonly series: LineSeriesOption;
  readonly tooltip: TooltipComponentOption;
  readonly grid: GridComponentOption;
  readonly xAxis: XAXisComponentOption;
  readonly yAxis: YAXisComponentOption;
};

/** In pixels. */
const NEWEST_POINT = 8;

/** The axis has no room for the year; the tooltip and the table show it. */
const withoutYear = (date: string): string => date.replace(/ \d{4}$/, "");

/** Banks publish rates on five days a week. */
const WORKING_DAYS = 5;
const WEEKS_FROM = 2 * WORKING_DAYS;

/** Labels the newest point, and before it one point of each week, or each point of a short history, or fewer. */
function labelInterval(count: number, labelsMax: number) {
  const unit = count <= WEEKS_FROM ? 1 : WORKING_DAYS;
  const step = unit * Math.ceil(count / unit / labelsMax);
  return (index: number) => (count - 1 - index) % step === 0;
}

/**
 * Builds a blue line over a blue area through the points in the given order (specification 2, section 2.6).
 * @param labelsMax the number of dates that fit below the area
 */
export function areaChart(points: readonly ChartPoint[], palette: Palette, labelsMax: number): AreaOption {
  const { blue, mutedText, line } = palette;
  const label = { color: mutedText, fontFamily: "inherit", fontSize: 12 };
  return {
    tooltip: {
      ...svgTooltip(palette),
      trigger: "axis",
      formatter: (hovered) => {
        const point = points[[hovered].flat()[0]?.dataIndex ?? -1];
        return point ? `${point.name}\n${point.tooltip}` : "";
      },
    },
    grid: { left: 0, right: 8, top: 12, bottom: 8, containLabel: true },
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: points.map(({ name }) => name),
      // Below the lowest rate, whose label is next to the first date.
      axisLabel: {
        ...label,
        hideOverlap: true,
        showMaxLabel: true,
        alignMaxLabel: "right",
        margin: 14,
        formatter: withoutYear,
        interval: labelInterval(points.length, labelsMax),
      },
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    // The axis starts near the lowest rate instead of 0, so that changes of a few pesewas are visible.
    yAxis: { type: "value", scale: true, axisLabel: label, splitLine: { lineStyle: { color: line } } },
    series: {
      type: "line",
      animation: false,
      showSymbol: true,
      symbol: "circle",
      // Only the newest point is marked.
      symbolSize: (_, { dataIndex }) => (dataIndex === points.length - 1 ? NEWEST_POINT : 0),
      lineStyle: { color: blue, width: 2 },
      itemStyle: { color: blue },
      areaStyle: { color: blue, opacity: 0.18 },
      data: points.map(({ value }) => value),
    },
  };
}

/** Inner radius as a share of the outer radius (specification 1, section 2.10). */
const CUTOUT = "75%";

type DoughnutSlice = { readonly name: string; readonly size: number; readonly tooltip: string };
export type DoughnutOption = { readonly series: PieSeriesOption; readonly tooltip: TooltipComponentOption };

/** Builds a ring of slices, or an empty ring if there are none. */
export function doughnutChart(slices: readonly DoughnutSlice[], palette: Palette): DoughnutOption {
  const { slices: colours, surface, line } = palette;
  const isEmpty = slices.every(({ size }) => size === 0);
  return {
    tooltip: {
      ...svgTooltip(palette),
      show: !isEmpty,
      formatter: (hovered) => slices[[hovered].flat()[0]?.dataIndex ?? -1]?.tooltip ?? "",
    },
    series: {
      type: "pie",
      radius: [CUTOUT, "100%"],
      silent: isEmpty,
      animation: false,
      label: { show: false },
      emphasis: { scale: false },
      itemStyle: { borderColor: surface, borderWidth: isEmpty ? 0 : 2 },
      data: isEmpty
        ? [{ value: 1, itemStyle: { color: line } }]
        : slices.map(({ name, size }, at) => ({ name, value: size, itemStyle: { color: colours[at] ?? line } })),
    },
  };
}
