import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { PHRASE_PAGE } from "../../features/support/phrase-page";

type DryRunReport = {
  readonly steps: number;
  readonly unclear: readonly unknown[];
  readonly unused: readonly string[];
  readonly page: string;
};
let report: DryRunReport;

beforeAll(() => {
  const command = ["--import", "tsx", "features/support/write-phrases.ts", "--json"];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", maxBuffer: 2 ** 26 });
  expect(stderr).toBe("");
  report = JSON.parse(stdout) as DryRunReport;
});

it("every step has exactly one definition, and every definition is used", () => {
  const { steps, unclear, unused } = report;
  expect(steps).toBeGreaterThan(100);
  expect({ unclear, unused }).toEqual({ unclear: [], unused: [] });
});

it("the page of phrases is the one that npm run phrases writes", () => {
  expect(readFileSync(PHRASE_PAGE, "utf8")).toBe(report.page);
});
