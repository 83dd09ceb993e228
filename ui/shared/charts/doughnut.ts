import type { PieSeriesOption, TooltipComponentOption } from "echarts";
import type { Palette } from "./palette";

/** Of the radius (specification 1, section 2.10). */
const CUTOUT = "75%";

export type Slice = { readonly name: string; readonly size: number; readonly told: string };
export type DoughnutOption = { readonly series: PieSeriesOption; readonly tooltip: TooltipComponentOption };

/** A ring of slices; without any, the empty ring. */
export function doughnut(slices: readonly Slice[], { slices: colours, surface, line, text }: Palette): DoughnutOption {
  const isEmpty = slices.every(({ size }) => size === 0);
  return {
    tooltip: {
      show: !isEmpty,
      // As text in the drawing: markup in the page is forbidden by the content policy.
      renderMode: "richText",
      confine: true,
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text, fontFamily: "inherit", fontSize: 13 },
      formatter: (hovered) => slices[[hovered].flat()[0]?.dataIndex ?? -1]?.told ?? "",
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
