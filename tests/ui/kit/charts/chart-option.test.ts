import { describe, expect, it } from "vitest";
import { contrast } from "../../../../features/support/contrast";
import { areaChart, doughnutChart } from "../../../../ui/kit/charts/chart-options";
import { forcedPalette, palettes } from "../../../../ui/kit/charts/palette";

const slices = ["a", "b", "c", "d", "e"].map((name, at) => ({ name, size: at + 1, tooltip: `tooltip ${name}` }));

describe("the doughnut", () => {
  const { series, tooltip } = doughnutChart(slices, palettes.light);

  it("the doughnut has a cutout of 75 percent @S1-2.10-13..14", () => {
    const [inner, outer] = [series.radius].flat().map((part) => Number(String(part).replace("%", "")));
    expect((inner ?? 0) / (outer ?? 1)).toBe(0.75);
  });

  it("each slice has its own colour, and its tooltip is plain text", () => {
    const colours = series.data?.map((slice) => JSON.stringify(slice));
    expect(new Set(colours).size).toBe(5);
    expect(tooltip.renderMode).toBe("richText");
  });

  it("a doughnut without figures is one grey ring", () => {
    const empty = doughnutChart([], palettes.light);
    expect(empty.series).toMatchObject({ silent: true, data: [{ itemStyle: { color: palettes.light.line } }] });
    expect(empty.tooltip.show).toBe(false);
  });
});

describe("the area chart", () => {
  it("line and area are blue, and the axis starts near the lowest value @S2-2.6-14", () => {
    const { series, yAxis } = areaChart([{ name: "20 Nov 2026", value: 11.4, tooltip: "11.4000" }], palettes.light, 5);
    const { blue } = palettes.light;
    expect(series).toMatchObject({ type: "line", lineStyle: { color: blue }, areaStyle: { color: blue } });
    expect(yAxis).toMatchObject({ scale: true });
  });

  const labelled = (length: number, labelsMax: number) => {
    const points = Array.from({ length }, (_, value) => ({ name: "20 Nov 2026", value, tooltip: "" }));
    const { interval } = areaChart(points, palettes.light, labelsMax).xAxis.axisLabel ?? {};
    return typeof interval === "function" ? points.map(({ value }) => interval(value, "")) : [];
  };

  it("the axis labels each fifth rate of a long history, counted from the newest, and each rate of a short one", () => {
    expect(labelled(10, 14)).toEqual(Array(10).fill(true));
    expect(labelled(12, 14)).toEqual([0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1].map(Boolean));
  });

  it.each([7, 30, 60, 65])("the axis of %i dates has at most five labels, one of them for the newest date", (count) => {
    expect(labelled(count, 5).at(-1)).toBe(true);
    expect(labelled(count, 5).filter(Boolean).length).toBeLessThanOrEqual(5);
  });
});

it("forced colours draw with the system's colours only", () => {
  const { slices, ...others } = forcedPalette;
  for (const colour of [...slices, ...Object.values(others)]) expect(colour).toMatch(/^[A-Z][A-Za-z]+$/);
  expect(new Set(slices).size).toBe(slices.length);
});

describe.each(["light", "dark"] as const)("the colours of drawings in the %s theme", (theme) => {
  const { slices: colours, surface, blue, text, mutedText } = palettes[theme];

  it("all chart colours have sufficient contrast to their panel", () => {
    for (const colour of [...colours, blue]) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3);
    for (const colour of [text, mutedText]) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5);
  });
});
