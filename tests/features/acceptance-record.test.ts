import { expect, it } from "vitest";
import { addRun, DAILY, type Run, scenarioKey, selectionOf } from "../../features/support/acceptance-record";

it.each([
  [[], "chromium", undefined, [DAILY]],
  [["--all"], "chromium", undefined, []],
  [["--all", "otp"], "chromium", undefined, ["otp"]],
  [["--engines"], "chromium", undefined, ["--engines"]],
  [["--all"], "firefox", "2/3", ["in Firefox", "shard 2/3"]],
] as const)("the options %j in %s with shard %s select %j", (options, engine, shard, selected) => {
  expect(selectionOf(options, engine, shard)).toEqual(selected);
});

it("a daily run keeps failures of scenarios and engines in which it did not run, with their date and picture", () => {
  const [nightly, both] = ["Nightly", "Both"].map((name) => ({ uri: "a.feature", name, steps: [], tags: [] }) as never);
  const [nightlyKey, bothKey] = [nightly, both].map((pickle) => scenarioKey(pickle as never)) as [string, string];
  const run = (at: string, selected: readonly string[], scenarios: Run["scenarios"]): Run => ({
    ...{ at, selected, scenarios, unitTests: {} },
  });
  const failure = { step: "", message: "No.", engine: "webkit", pictures: [] } as never;
  const failed = { passedIn: { chromium: false }, at: "night", picture: "night.jpg" };
  const night = run("night", [], {
    [nightlyKey]: failed,
    [bothKey]: { passedIn: { chromium: true, webkit: false }, at: "night", failure },
  });
  const pickles = [nightly, both] as never;
  const day = run("day", [DAILY], { [bothKey]: { passedIn: { chromium: true }, at: "day" } });
  expect(addRun(addRun(undefined, night, pickles), day, pickles).scenarios).toEqual({
    [nightlyKey]: failed,
    [bothKey]: { passedIn: { chromium: true, webkit: false }, at: "day", failure },
  });
});
