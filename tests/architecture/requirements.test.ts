import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requirementPage } from "../../features/support/requirement-page";
import { joinRequirements } from "../../features/support/requirement-report";
import { idsNamedBy, readRegister, requirementTags, unknownTags } from "../../features/support/requirements";
import { featureFiles, select } from "../../features/support/selection";
import { settings } from "../../features/support/settings";

const register = readRegister();
const known = new Set(register.map(({ id }) => id));

describe("the register", () => {
  it("has every statement of the three documents once", () => {
    expect(register).toHaveLength(1901);
    expect(known.size).toBe(1901);
  });

  it("says of every statement where it shows", () => {
    expect(new Set(register.map(({ verify }) => verify))).toEqual(new Set(["browser", "api", "unit", "none"]));
  });
});

describe("tags", () => {
  it("name one row, or a range of rows with as many digits as the first", () => {
    expect(idsNamedBy("@S1-4-01")).toEqual(["S1-4-01"]);
    expect(idsNamedBy("@S3-2.1-98..101")).toEqual(["S3-2.1-98", "S3-2.1-99", "S3-2.1-100", "S3-2.1-101"]);
    expect(idsNamedBy("@S2-3-009..010")).toEqual(["S2-3-009", "S2-3-010"]);
  });

  it("that name nothing are told: a row that is not there, a range that ends outside or backwards, a slip of the pen", () => {
    const tags = ["@S1-4-01", "@S9-1-01", "@S1-2.3-06..99", "@S1-2.3-06..05", "@S1-2.3"];
    expect(unknownTags(tags, known)).toEqual(["@S9-1-01", "@S1-2.3-06..99", "@S1-2.3-06..05", "@S1-2.3"]);
  });

  it("of every scenario are known", () => {
    const allowed = new Set<string>(Object.values(settings));
    const tags = featureFiles().flatMap((path) => tagsOf(readFileSync(path, "utf8")));
    expect(tags.filter((tag) => !allowed.has(tag) && unknownTags([tag], known).length > 0)).toEqual([]);
  });

  it("in the names of unit tests are known", () => {
    const tests = filesIn("tests").filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("architecture"));
    const tags = tests.flatMap((path) => requirementTags(readFileSync(path, "utf8")));
    expect(unknownTags(tags, known)).toEqual([]);
  });
});

describe("the report", () => {
  const rows = register.filter(({ id }) => ["S1-4-01", "S1-4-02", "S1-4-03"].includes(id));
  const proofs = [
    { name: "good", tags: ["@S1-4-01..02"], passed: true },
    { name: "bad", tags: ["@S1-4-02"], passed: false },
    { name: "lost", tags: ["@S7-1-01"], passed: true },
  ];

  it("proves a row by everything that names it, and fails it by anything", () => {
    expect(joinRequirements(rows, proofs)).toEqual({
      standings: {
        "S1-4-01": { status: "proved", scenarios: ["good"] },
        "S1-4-02": { status: "failing", scenarios: ["good", "bad"] },
        "S1-4-03": { status: "unproved", scenarios: [] },
      },
      unknown: ["@S7-1-01"],
    });
  });

  it("says on its page which tags are unknown, and that only a part was run", () => {
    const run = { at: new Date(0), scenarios: { passed: 2, failed: 1 }, unitTestsAt: undefined };
    const page = requirementPage(rows, joinRequirements(rows, proofs), { ...run, asked: ["otp"] });
    expect(page).toContain("@S7-1-01");
    expect(page).toContain("Only “otp” was run");
  });
});

describe("the page of requirements", () => {
  const rows = register.filter(({ id }) => ["S1-4-01", "S1-4-02", "S1-4-03"].includes(id));
  const proofs = [
    { name: "good", tags: ["@S1-4-01..02"], passed: true },
    { name: "bad", tags: ["@S1-4-02"], passed: false },
  ];
  const run = { asked: [], at: new Date(0), scenarios: { passed: 1, failed: 1 }, unitTestsAt: undefined };
  const shown = new Map([["good", { picture: "acceptance-pictures/a.jpg", lesson: "features/otp/a.feature:12" }]]);
  const page = requirementPage(rows, joinRequirements(rows, proofs), { ...run, shown });

  it("leads from a row to its lesson and its last screen", () => {
    expect(page).toContain('href="/trainer/lessons?lesson=features%2Fotp%2Fa.feature%3A12"');
    expect(page).toContain('<img src="acceptance-pictures/a.jpg" loading="lazy"');
  });

  it("has each row by area and status, and what has no proof in red", () => {
    const area = rows[2]?.area;
    expect(page).toContain(`<tr id="S1-4-03" data-area="${area}" data-status="unproved">`);
    expect(page).toContain('<td class="unproved">no proof</td>');
    expect(page).toContain('<span class="failing">1 failing, 1 without proof</span>');
    expect(page).toMatch(/\.failing, \.unknown, \.unproved \{ color: var\(--bad\)/);
    expect(page).toContain(`<option>${area}</option>`);
  });
});

describe("a selection", () => {
  it("by a word is the features of that path", async () => {
    const [path = "", ...others] = await select(["whose-request"]);
    expect(path).toMatch(/^features\/approvals\/whose-request\.feature(:\d+){3}$/);
    expect(others).toEqual([]);
  });

  it("by a word of no path is the scenarios of that name", async () => {
    const named = await select(["Pressing twice pays once"]);
    expect(named).toEqual([expect.stringMatching(/^features\/payments\/between-own-accounts\.feature:\d+$/)]);
  });

  it("by a requirement is every scenario whose range holds it", async () => {
    const proving = await select(["S1-2.3-02"]);
    expect(proving.join()).toContain("features/session/signing-in.feature:");
  });

  it("by a file and a line is the scenario there, as the reports and the console name it", async () => {
    const [place = ""] = await select(["Pressing twice pays once"]);
    expect(await select([place, "features/payments/no-such.feature:1"])).toEqual([place]);
  });

  it("by several words is what any of them asks for", async () => {
    const both = await select(["whose-request", "Pressing twice pays once"]);
    expect(both).toHaveLength(2);
  });

  it("by what is not there is empty, and an empty one fails", async () => {
    expect(await select(["no such thing"])).toEqual([]);
    const run = spawnSync(process.execPath, ["--import", "tsx", "features/support/run.ts", "no such thing"]);
    expect(run.status).toBe(1);
  });
});

describe("nothing is left out unnoticed", () => {
  it("no test is skipped or run alone", () => {
    const marked = /\b(?:it|test|describe)\.(?:only|skip|todo)\b/;
    const found = filesIn("tests").filter((path) => /\.tsx?$/.test(path) && marked.test(readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });

  it("no scenario is set aside", () => {
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
