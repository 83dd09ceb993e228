import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noReports } from "../../features/lessons/pickles";

const folder = mkdtempSync(join(tmpdir(), "junit-"));

beforeAll(async () => {
  writeFileSync(
    join(folder, "a.feature"),
    "Feature: Codes\n  Scenario: A code is sent\n    Given a step without words\n",
  );
  mkdirSync(join(folder, "reports"));
  copyFileSync("cucumber.json", join(folder, "cucumber.json"));
  const { runConfiguration } = await loadConfiguration({ provided: { paths: ["a.feature"] } }, { cwd: folder });
  const nothing = { requireModules: [], requirePaths: [], importPaths: [], loaders: [] };
  await runCucumber({ ...runConfiguration, support: nothing }, { cwd: folder, stdout: noReports.stdout() });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a run of scenarios leaves JUnit XML for CI servers next to the JSON", () => {
  const xml = readFileSync(join(folder, "reports/features.xml"), "utf8");
  expect(xml).toContain('<testcase classname="Codes" name="A code is sent"');
  expect(xml).toContain('failures="1"');
  expect(JSON.parse(readFileSync(join(folder, "reports/features.json"), "utf8"))).toHaveLength(1);
});
