import { expect, it, vi } from "vitest";
import { consoleLog } from "../../../adapters/browser/console-log";

it("the console shows the name of a failed call and the kind of its failure, and nothing else", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  consoleLog.warn("bills.pay", { kind: "unavailable" });
  expect(warn.mock.calls).toEqual([["bills.pay: unavailable"]]);
});
