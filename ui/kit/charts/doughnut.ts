import type { PieSeriesOption, TooltipComponentOption } from "echarts";
import { type Palette, svgTooltip } from "./palette";

/** Inner radius as a share of the outer radius (specification 1, section 2.10). */
const CUTOUT = "75%";

export type DoughnutSlice = { readonly name: string; readonly size: number; readonly tooltip: string };
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
