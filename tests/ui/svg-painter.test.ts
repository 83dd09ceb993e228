import { afterEach, expect, it, vi } from "vitest";
import Storage from "zrender/lib/Storage";
import { SvgPainter } from "../../ui/shared/charts/svg-painter";

afterEach(() => vi.restoreAllMocks());

it("a chart that is removed empties its element without assigning innerHTML, which Trusted Types forbid", () => {
  const element = document.createElement("div");
  const painter = new SvgPainter(element, new Storage(), { width: 100, height: 50 });
  expect(element.querySelector("svg")).not.toBeNull();
  const assigned = vi.spyOn(element, "innerHTML", "set");
  painter.dispose();
  expect(element.childElementCount).toBe(0);
  expect(assigned).not.toHaveBeenCalled();
});
