import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idsNamedBy, readRegister, requirementTags, unknownTags } from "../../features/support/requirements";
import { withoutPlaces } from "../../features/support/run-record";
import { featureFiles } from "../../features/support/selection";
import { scenarioTags } from "../../features/support/settings";

const register = readRegister();
const known = new Set(register.map(({ id }) => id));
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const features = featureFiles().map((path) => readFileSync(path, "utf8"));
const tests = filesIn("tests")
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join("tests", "architecture")))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const linesOfTags = features
  .flatMap((feature) => feature.split("\n"))
  .filter((line) => line.trim().startsWith("@"))
  .map((line) => line.trim().split(/\s+/));
const tagsOfScenarios = linesOfTags.flat();
const tagsOf = (files: typeof tests): string[] => files.flatMap(({ text }) => requirementTags(text));
const tagsOfTests = tagsOf(tests);
/** Campaigns do not belong to every run. */
const dailyTests = tests.filter(({ path }) => !path.includes(".campaign.test."));

describe("The register of requirements", () => {
  it("the register contains every statement of the three documents once, with its kind of proof", () => {
    expect(register).toHaveLength(1901);
    expect(known.size).toBe(1901);
    expect(new Set(register.map(({ verify }) => verify))).toEqual(new Set(["browser", "api", "unit", "none"]));
  });

  it("a scenario of every run or a test names every row that needs a proof", () => {
    const daily = linesOfTags.filter((tags) => !tags.includes(scenarioTags.nightly)).flat();
    const named = new Set([...daily, ...tagsOf(dailyTests)].flatMap(idsNamedBy));
    expect(register.filter(({ id, verify }) => verify !== "none" && !named.has(id))).toEqual([]);
  });

  it("every tag of a scenario, and every row in the name of a test, is known", () => {
    const allowed = new Set<string>(Object.values(scenarioTags));
    const ofScenarios = tagsOfScenarios.filter((tag) => !allowed.has(tag));
    expect(unknownTags([...ofScenarios, ...tagsOfTests], known)).toEqual([]);
  });
});

describe("Skipped tests", () => {
  it("no test is marked with skip, only or todo, and no scenario has a tag that skips it", () => {
    const marked = /\b(?:it|test|describe)\.(?:only|skip|todo)\b/;
    expect(tests.filter(({ text }) => marked.test(text)).map(({ path }) => path)).toEqual([]);
    expect(features.filter((text) => /@(?:wip|skip|only|ignore)\b/i.test(text))).toEqual([]);
  });
});

it.each([
  ["getByLabel('One-time code', { exact: true }).and(locator('input:not([readonly])')) to be visible", "One-time code"],
  ["getByRole('button', { name: 'Make Transfer', exact: true })", "Make Transfer"],
])("a step that waits in vain says what it expected: %s", (locator, name) => {
  const timeout = `Error: locator.waitFor: Timeout 10000ms exceeded.\nCall log:\n\u001b[2m  - waiting for ${locator}\u001b[22m`;
  const message = `${timeout}\n\nAma is on /transfers and sees: Failed\n    at x.ts:1`;
  expect(withoutPlaces(message)).toBe(
    `Expected “${name}”, and did not see it within 10 s.\n\nAma is on /transfers and sees: Failed`,
  );
});

it.each([
  [
    "+ actual - expected\n\n+ '350.00'\n- '999.00'\n    + expected - actual\n\n    -350.00\n    +999.00\n",
    "999.00",
    "350.00",
  ],
  ["\n3 !== 4\n\n    at x.ts:1", "4", "3"],
])("a step that compares two values says what was expected and seen: %j", (difference, expected, seen) => {
  const message = `AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n${difference}`;
  expect(withoutPlaces(message)).toBe(`Expected “${expected}”, seen “${seen}”.`);
});
