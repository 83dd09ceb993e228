import { describe, expect, it } from "vitest";
import { area } from "../../ui/shared/charts/area";
import { doughnut } from "../../ui/shared/charts/doughnut";
import { palettes } from "../../ui/shared/charts/palette";
import { contrast } from "../support/contrast";

const slices = ["a", "b", "c", "d", "e"].map((name, at) => ({ name, size: at + 1, told: `told ${name}` }));

describe("the doughnut", () => {
  const { series, tooltip } = doughnut(slices, palettes.light);

  it("has a cutout of 75 percent @S1-2.10-14", () => {
    const [inner, outer] = [series.radius].flat().map((part) => Number(String(part).replace("%", "")));
    expect((inner ?? 0) / (outer ?? 1)).toBe(0.75);
  });

  it("shows each slice in a colour of its own, and tells it as text", () => {
    const colours = series.data?.map((slice) => JSON.stringify(slice));
    expect(new Set(colours).size).toBe(5);
    expect(tooltip.renderMode).toBe("richText");
  });

  it("is one quiet ring without figures", () => {
    const empty = doughnut([], palettes.light);
    expect(empty.series).toMatchObject({ silent: true, data: [{ itemStyle: { color: palettes.light.line } }] });
    expect(empty.tooltip.show).toBe(false);
  });
});

describe("the area chart", () => {
  it("is blue, line and area alike, from where the values are @S2-2.6-14", () => {
    const { series, yAxis } = area([{ name: "20 Nov 2026", value: 11.4, told: "11.4000" }], palettes.light);
    const { blue } = palettes.light;
    expect(series).toMatchObject({ type: "line", lineStyle: { color: blue }, areaStyle: { color: blue } });
    expect(yAxis).toMatchObject({ scale: true });
  });
});

describe.each(["light", "dark"] as const)("the colours of drawings in the %s theme", (theme) => {
  const { slices: colours, surface, blue, text, quiet } = palettes[theme];

  it("stand out from their panel", () => {
    for (const colour of [...colours, blue]) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3);
    for (const colour of [text, quiet]) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5);
  });
});
