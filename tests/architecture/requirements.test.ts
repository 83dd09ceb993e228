import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requirementPage } from "../../features/support/requirement-page";
import { joinRequirements } from "../../features/support/requirement-report";
import { idsNamedBy, readRegister, requirementTags, unknownTags } from "../../features/support/requirements";
import { featureFiles, select } from "../../features/support/selection";
import { scenarioTags } from "../../features/support/settings";

const register = readRegister();
const known = new Set(register.map(({ id }) => id));

describe("The register of requirements", () => {
  it("the register contains every statement of the three documents once", () => {
    expect(register).toHaveLength(1901);
    expect(known.size).toBe(1901);
  });

  it("every requirement names its kind of proof", () => {
    expect(new Set(register.map(({ verify }) => verify))).toEqual(new Set(["browser", "api", "unit", "none"]));
  });
});

describe("Requirement tags", () => {
  it("a tag names one requirement, or a range with as many digits as its first number", () => {
    expect(idsNamedBy("@S1-4-01")).toEqual(["S1-4-01"]);
    expect(idsNamedBy("@S3-2.1-98..101")).toEqual(["S3-2.1-98", "S3-2.1-99", "S3-2.1-100", "S3-2.1-101"]);
    expect(idsNamedBy("@S2-3-009..010")).toEqual(["S2-3-009", "S2-3-010"]);
  });

  it("tags with a missing requirement, an invalid range or a spelling mistake are reported as unknown", () => {
    const tags = ["@S1-4-01", "@S9-1-01", "@S1-2.3-06..99", "@S1-2.3-06..05", "@S1-2.3"];
    expect(unknownTags(tags, known)).toEqual(["@S9-1-01", "@S1-2.3-06..99", "@S1-2.3-06..05", "@S1-2.3"]);
  });

  it("every tag of a scenario is known", () => {
    const allowed = new Set<string>(Object.values(scenarioTags));
    const tags = featureFiles().flatMap((path) => tagsOf(readFileSync(path, "utf8")));
    expect(tags.filter((tag) => !allowed.has(tag) && unknownTags([tag], known).length > 0)).toEqual([]);
  });

  it("every requirement tag in a unit test's name is known", () => {
    const tests = filesIn("tests").filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("architecture"));
    const tags = tests.flatMap((path) => requirementTags(readFileSync(path, "utf8")));
    expect(unknownTags(tags, known)).toEqual([]);
  });
});

describe("The report of requirements", () => {
  const rows = register.filter(({ id }) => ["S1-4-01", "S1-4-02", "S1-4-03"].includes(id));
  const proofs = [
    { name: "good", tags: ["@S1-4-01..02"], passed: true, engine: "chromium" },
    { name: "good", tags: ["@S1-4-01..02"], passed: true, engine: "firefox" },
    { name: "bad", tags: ["@S1-4-02"], passed: true, engine: "chromium" },
    { name: "bad", tags: ["@S1-4-02"], passed: false, engine: "firefox" },
    { name: "unit test", tags: ["@S1-4-01"], passed: true },
    { name: "lost", tags: ["@S7-1-01"], passed: true },
  ] as const;

  it("a requirement is proved if all its tests passed in all engines and failing if one failed", () => {
    expect(joinRequirements(rows, proofs)).toEqual({
      results: {
        "S1-4-01": { status: "proved", scenarios: ["good", "unit test"], engines: ["chromium", "firefox"] },
        "S1-4-02": { status: "failing", scenarios: ["good", "bad"], engines: ["chromium"] },
        "S1-4-03": { status: "unproved", scenarios: [], engines: [] },
      },
      unknownTags: ["@S7-1-01"],
    });
  });

  it("the page of requirements lists unknown tags and says that only a part was run", () => {
    const scenarios = [{ engine: "firefox" as const, passed: 2, failed: 1 }];
    const run = { at: new Date(0), scenarios, unitTestsAt: undefined };
    const page = requirementPage(rows, joinRequirements(rows, proofs), { ...run, selected: ["otp"] });
    expect(page).toContain("@S7-1-01");
    expect(page).toContain("Only “otp” was run");
    expect(page).toContain("2 scenarios passed and 1 failed in Firefox.");
    expect(page).toContain('<td class="proved">proved by a run only<small>in Chromium, Firefox</small></td>');
  });
});

describe("The page of requirements", () => {
  const rows = register.filter(({ id }) => ["S1-4-01", "S1-4-02", "S1-4-03"].includes(id));
  const proofs = [
    { name: "good", tags: ["@S1-4-01..02"], passed: true },
    { name: "bad", tags: ["@S1-4-02"], passed: false },
  ];
  const run = { selected: [], at: new Date(0), scenarios: [], unitTestsAt: undefined };
  const proofLinks = new Map([["good", { picture: "acceptance-pictures/a.jpg", lesson: "features/otp/a.feature:12" }]]);
  const page = requirementPage(rows, joinRequirements(rows, proofs), { ...run, proofLinks });

  it("each row of the requirements page links to the lesson and shows the last screenshot of the lesson", () => {
    expect(page).toContain('href="/trainer/lessons?lesson=features%2Fotp%2Fa.feature%3A12"');
    expect(page).toContain('<img src="acceptance-pictures/a.jpg" loading="lazy"');
  });

  it("the page of requirements shows area and status, and requirements without proof in red", () => {
    const area = rows[2]?.area;
    expect(page).toContain(`<tr id="S1-4-03" data-area="${area}" data-status="unproved" data-marks="">`);
    expect(page).toContain('<td class="unproved">no proof</td>');
    expect(page).toContain('<span class="failing">1 failing, 1 without proof</span>');
    expect(page).toMatch(/\.failing, \.unknown, \.unproved, \.hollow \{ color: var\(--bad\)/);
    expect(page).toContain(`<option>${area}</option>`);
  });

  it("a proved row says whether its requirement was broken and seen red, and a hollow row is red", () => {
    const outcome = { break: "The list has nine states", edit: "0" };
    const withBreaks = (result: "red" | "hollow") =>
      requirementPage(rows, joinRequirements(rows, proofs), { ...run, breaks: { "S1-4-01": { ...outcome, result } } });
    expect(page).toContain('<td class="proved">proved by a run only</td>');
    expect(withBreaks("red")).toContain(
      '<td class="red">broken and seen red<small>The list has nine states</small></td>',
    );
    expect(withBreaks("hollow")).toContain('<td class="hollow">hollow<small>The list has nine states</small></td>');
    expect(withBreaks("hollow")).toContain('<span class="failing">1 hollow, 1 failing, 1 without proof</span>');
  });
});

describe("The selection of scenarios", () => {
  it("a word selects the features with that word in their path", async () => {
    const [path = "", ...others] = await select(["whose-request"]);
    expect(path).toMatch(/^features\/approvals\/whose-request\.feature(:\d+)+$/);
    expect(others).toEqual([]);
  });

  it("words that are in no path select the scenarios of that name", async () => {
    const named = await select(["Confirm that is pressed twice pays once"]);
    expect(named).toEqual([expect.stringMatching(/^features\/payments\/between-own-accounts\.feature:\d+$/)]);
  });

  it("a requirement selects every scenario whose range contains it", async () => {
    const proving = await select(["S1-2.3-02"]);
    expect(proving.join()).toContain("features/session/signing-in.feature:");
  });

  it("an argument such as file:line selects the scenario at that line", async () => {
    const [place = ""] = await select(["Confirm that is pressed twice pays once"]);
    expect(await select([place, "features/payments/no-such.feature:1"])).toEqual([place]);
  });

  it("several arguments select the scenarios of any of them", async () => {
    const both = await select(["whose-request", "Confirm that is pressed twice pays once"]);
    expect(both).toHaveLength(2);
  });

  it("an argument without a match selects nothing, and a run without scenarios fails", async () => {
    expect(await select(["no such thing"])).toEqual([]);
    const run = spawnSync(process.execPath, ["--import", "tsx", "features/support/run.ts", "no such thing"]);
    expect(run.status).toBe(1);
  });
});

describe("Skipped tests", () => {
  it("no test is marked with skip, only or todo", () => {
    const marked = /\b(?:it|test|describe)\.(?:only|skip|todo)\b/;
    const found = filesIn("tests").filter((path) => /\.tsx?$/.test(path) && marked.test(readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });

  it("no scenario has a tag that skips it", () => {
    const found = featureFiles().filter((path) => /@(?:wip|skip|only|ignore)\b/i.test(readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });
});

const tagsOf = (feature: string): string[] =>
  feature
    .split("\n")
    .filter((line) => line.trim().startsWith("@"))
    .flatMap((line) => line.trim().split(/\s+/));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
