import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { beforeAll, describe, expect, it } from "vitest";

const layers = ["domain", "application", "adapters", "ui", "mock-bank", "features", "tests", "tools"];
const roots = ["main.tsx", "workspace.tsx"];
// dependency-cruiser needs its rules as CommonJS.
const rules = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as IConfiguration;

let cruised: ICruiseResult;
beforeAll(async () => {
  const { output } = await cruise([...layers, ...roots], { ...rules.options, ruleSet: rules, validate: true });
  cruised = output as ICruiseResult;
});

describe("The import rules", () => {
  it("no import breaks a rule", () => {
    const broken = cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    expect(broken).toEqual([]);
  });

  it("the check reads every source file, which it would skip silently with an unsuitable compiler", () => {
    const seen = new Set(cruised.modules.map(({ source }) => source));
    expect(layers.flatMap(sourcesIn).filter((file) => !seen.has(file))).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  });
});

describe("The folders", () => {
  it("no source file is more than four folders deep", () => {
    const tooDeep = layers.flatMap(sourcesIn).filter((file) => file.split("/").length > 5);
    expect(tooDeep).toEqual([]);
  });
});

function sourcesIn(layer: string): string[] {
  const files = readdirSync(layer, { recursive: true, encoding: "utf8" }).map((file) => join(layer, file));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => file.replaceAll("\\", "/"));
}
