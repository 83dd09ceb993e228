import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withRelease } from "../../tools/release/changelog";

const read = (file: string): string => readFileSync(file, "utf8");
const manifest = JSON.parse(read("package.json")) as {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const node = read(".nvmrc").trim();

it("README.md, the containers and engines agree with the Node version of .nvmrc", () => {
  expect(read("README.md")).toMatch(new RegExp(`^Node [^.]*\\b${node}\\b`, "m"));
  for (const file of [".devcontainer/Dockerfile", ".github/workflows/ci.yml", ".github/workflows/nightly.yml"]) {
    expect([file, /node:(\d+)-/.exec(read(file))?.[1]]).toEqual([file, node]);
  }
  expect(Number(node)).toBeGreaterThanOrEqual(Number.parseInt(manifest.engines.node.replace(">=", ""), 10));
});

it("LICENSE reserves all rights, as the field license in package.json says", () => {
  expect(manifest.license).toBe("UNLICENSED");
  expect(read("LICENSE")).toContain("All rights reserved");
});

it("CHANGELOG.md has a dated section for the version in package.json", () => {
  const versions = [...read("CHANGELOG.md").matchAll(/^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm)].map(([, at]) => at);
  expect(versions[0]).toBe(manifest.version);
});

it("a release moves the unreleased notes to its version", () => {
  const before = "# Changelog\n\n## Unreleased\n\n- A $& fix.\n\n## 1.0.0 - 2026-11-23\n\n- First.\n";
  const after =
    "# Changelog\n\n## Unreleased\n\n## 1.0.1 - 2026-12-01\n\n- A $& fix.\n\n## 1.0.0 - 2026-11-23\n\n- First.\n";
  expect(withRelease(before, "1.0.1", "2026-12-01")).toBe(after);
});

it("a release without unreleased notes is refused", () => {
  expect(withRelease("## Unreleased\n\n## 1.0.0 - 2026-11-23\n\n- First.\n", "1.0.1", "2026-12-01")).toBeUndefined();
});

it("the hosted CI runs .ci/run for pull requests without more rights, and the campaigns at night", () => {
  const ci = read(".github/workflows/ci.yml");
  expect(ci).toContain("- run: .ci/run");
  expect(ci).not.toContain("SYS_ADMIN");
  expect(read(".ci/run")).toMatch(/^[A-Z=\w ]*npm test\n$/m);
  expect(read(".github/workflows/nightly.yml")).toContain("- run: npm test -- --all");
});

it("the development container has every Debian package that set-up.mjs installs", () => {
  const lists = [...read("build/set-up.mjs").matchAll(/packages: \[([^\]]+)\]/g)].map(([, list = ""]) => list);
  const names = lists.flatMap((list) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name));
  const dockerfile = read(".devcontainer/Dockerfile");
  expect(names.filter((name) => !dockerfile.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
});

it("the tasks of the editor run scripts of package.json", () => {
  const { tasks } = JSON.parse(read(".vscode/tasks.json")) as { tasks: { script?: string; command?: string }[] };
  const scripts = tasks.flatMap(({ script, command }) => script ?? /^npm run (\w+)/.exec(command ?? "")?.[1] ?? []);
  expect(scripts.filter((name) => !manifest.scripts[name])).toEqual([]);
  expect(scripts.length).toBeGreaterThan(2);
});
