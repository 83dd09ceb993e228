import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { beforeAll, describe, expect, it } from "vitest";

const layers = [
  "client",
  "contract",
  "domain",
  "application",
  "adapters",
  "ui",
  "mock-bank",
  "features",
  "tests",
  "tools",
];
// dependency-cruiser needs its rules as CommonJS.
const rules = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as IConfiguration;

let cruised: ICruiseResult;
beforeAll(async () => {
  const { output } = await cruise(layers, { ...rules.options, ruleSet: rules, validate: true });
  cruised = output as ICruiseResult;
}, 240_000);

describe("The import rules", () => {
  it("no import breaks a rule", () => {
    const broken = cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    expect(broken).toEqual([]);
  });

  it("imports of ui that go up, or between folders of one level, are found", async () => {
    const violations = await violationsIn("ui", {
      "ui/app/routes.ts": `import "../bills/form"; import "../fx/form"; import "../services"; export {};`,
      "ui/app/brand.ts": `export {};`,
      "ui/bills/form.ts": `import "../fx/form"; import "../payments/form"; import "../kit/lists/table"; export {};`,
      "ui/fx/form.ts": `export {};`,
      "ui/payments/form.ts": `import "./words"; import "../app/brand"; export {};`,
      "ui/payments/words.ts": `export {};`,
      "ui/kit/lists/table.ts": `import "../../payments/words"; import "../../services"; export {};`,
      "ui/services.ts": `export {};`,
      "ui/holidays/list.ts": `import "../kit/lists/table"; export {};`,
    });
    expect(violations.filter((text) => text.startsWith("ui-"))).toEqual([
      "ui-folders-have-a-level: ui/holidays/list.ts -> ui/kit/lists/table.ts",
      "ui-imports-go-down: ui/bills/form.ts -> ui/fx/form.ts",
      "ui-imports-go-down: ui/kit/lists/table.ts -> ui/payments/words.ts",
      "ui-imports-go-down: ui/kit/lists/table.ts -> ui/services.ts",
      "ui-imports-go-down: ui/payments/form.ts -> ui/app/brand.ts",
    ]);
  });

  it("a cycle of folders of ui is found, also without a cycle of files", async () => {
    const violations = await violationsIn("ui", {
      "ui/payments/single/form.ts": `import "../bulk/row"; export {};`,
      "ui/payments/single/words.ts": `export {};`,
      "ui/payments/bulk/row.ts": `import "../single/words"; export {};`,
    });
    expect(violations).toEqual([
      "no-cycle-of-folders: ui/payments/bulk -> ui/payments/single",
      "no-cycle-of-folders: ui/payments/single -> ui/payments/bulk",
    ]);
  });

  it("no folder imports one that imports it, with all folders inside of both", () => {
    const layersWithoutCycle = /^(domain|ui|application|adapters|mock-bank)\//;
    expect(cyclesOfFolders(cruised).filter((text) => layersWithoutCycle.test(text))).toEqual([]);
  });

  it("a cycle between folders is found, also if different folders inside of them cause it", async () => {
    const { output } = await cruiseFiles("adapters", {
      "adapters/bank-api/session/sign-in.ts": `import "../transport/send"; export {};`,
      "adapters/bank-api/support/paper.ts": `import "../../browser/picture"; export {};`,
      "adapters/bank-api/transport/send.ts": `export {};`,
      "adapters/browser/device.ts": `import "../bank-api/session/sign-in"; export {};`,
      "adapters/browser/picture.ts": `export {};`,
    });
    expect(cyclesOfFolders(output as ICruiseResult)).toEqual([
      "adapters/bank-api -> adapters/browser",
      "adapters/browser -> adapters/bank-api",
    ]);
  });

  it("a cycle of folders, an import upwards and a folder without a level are found in mock-bank", async () => {
    const violations = await violationsIn("mock-bank", {
      "mock-bank/server.ts": `import "./calls/serve"; export {};`,
      "mock-bank/calls/serve.ts": `import "../accounts/list"; import "../ledger/post"; export {};`,
      "mock-bank/accounts/list.ts": `import "../bills/pay"; export {};`,
      "mock-bank/accounts/own.ts": `import "../server"; export {};`,
      "mock-bank/bills/pay.ts": `import "../accounts/own"; export {};`,
      "mock-bank/ledger/post.ts": `import "../accounts/own"; export {};`,
      "mock-bank/extras/more.ts": `import "../ledger/post"; export {};`,
    });
    expect(violations.filter((text) => text.startsWith("mock-bank-"))).toEqual([
      "mock-bank-folders-have-a-level: mock-bank/extras/more.ts -> mock-bank/ledger/post.ts",
      "mock-bank-has-no-cycle-of-folders: mock-bank/accounts -> mock-bank/bills",
      "mock-bank-has-no-cycle-of-folders: mock-bank/bills -> mock-bank/accounts",
      "mock-bank-imports-downwards: mock-bank/accounts/own.ts -> mock-bank/server.ts",
      "mock-bank-imports-downwards: mock-bank/ledger/post.ts -> mock-bank/accounts/own.ts",
    ]);
  });

  it("the check of the imports skips no source file, as it would do silently without a suitable compiler", () => {
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

/**
 * Returns the imports between neighbouring folders that are part of a cycle, in alphabetical order. An import counts for
 * the two folders at which its paths part: dependency-cruiser compares only the folders that contain the two files.
 */
function cyclesOfFolders({ modules }: ICruiseResult): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source).split("/"), dirname(resolved).split("/")];
      const depth = from.findIndex((folder, at) => folder !== to[at]) + 1;
      if (depth === 0 || to.length < depth) continue;
      const [one, other] = [from.slice(0, depth).join("/"), to.slice(0, depth).join("/")];
      imported.set(one, (imported.get(one) ?? new Set()).add(other));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imported.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...imported]
    .flatMap(([from, folders]) => [...folders].filter((to) => reaches(to, from)).map((to) => `${from} -> ${to}`))
    .sort();
}

/** Cruises these files, given by path, and returns the violations of the rules in alphabetical order. */
async function violationsIn(layer: string, sources: Readonly<Record<string, string>>): Promise<string[]> {
  const { output } = await cruiseFiles(layer, sources);
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}

async function cruiseFiles(layer: string, sources: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const result = await cruise([layer], { baseDir: folder, ruleSet: rules, validate: true });
  rmSync(folder, { recursive: true });
  return result;
}

function sourcesIn(layer: string): string[] {
  const files = readdirSync(layer, { recursive: true, encoding: "utf8" }).map((file) => join(layer, file));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => file.replaceAll("\\", "/"));
}
