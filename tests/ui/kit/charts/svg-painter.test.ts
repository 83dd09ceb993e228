import { afterEach, expect, it, vi } from "vitest";
import { init, registerPainter } from "zrender/lib/zrender.js";
import { SvgPainter } from "../../../../ui/kit/charts/svg-painter";

afterEach(() => vi.restoreAllMocks());

it("a chart that is removed empties its element without assigning innerHTML, which Trusted Types forbid", () => {
  registerPainter("svg", SvgPainter);
  const element = document.createElement("div");
  const chart = init(element, { renderer: "svg", width: 100, height: 50 });
  expect(element.querySelector("svg")).not.toBeNull();
  const assigned = vi.spyOn(Element.prototype, "innerHTML", "set");
  chart.dispose();
  expect(element.childElementCount).toBe(0);
  expect(assigned).not.toHaveBeenCalled();
});
