import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { idsNamedBy, requirementTags } from "../../features/support/requirements";

/** Test files that name a row, and a pattern of the names of those tests. */
export type TestsOfRow = { readonly files: readonly string[]; readonly pattern: string };

/** A module under `tests`: the tags in its text, and the modules under `tests` that it imports. */
type TestModule = { readonly tags: readonly string[]; readonly imports: readonly string[] };

/** Returns the unit tests that name a row; undefined if there are none. */
export function testsOf(row: string): TestsOfRow | undefined {
  const isNamed = (tag: string): boolean => idsNamedBy(tag).includes(row);
  const naming = [...testModules()].filter(([, { tags }]) => tags.some(isNamed));
  const tags = naming.flatMap(([, module]) => module.tags.filter(isNamed));
  const files = [...new Set(naming.flatMap(([file]) => testsReaching(file)))];
  // A system test repeats a suite on PostgreSQL, which takes longer and finds the same.
  const quick = files.filter((file) => !file.includes(".system.test."));
  const pattern = [...new Set(tags)].map((tag) => `${tag.replaceAll(".", "\\.")}(?![\\d.])`).join("|");
  return files.length > 0 ? { files: quick.length > 0 ? quick : files, pattern } : undefined;
}

/** Suites that several tests share, such as those of the ports, are modules without tests of their own. */
function testsReaching(module: string): string[] {
  const reached = new Set([module]);
  for (const each of reached)
    for (const [file, { imports }] of testModules()) if (imports.includes(each)) reached.add(file);
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file));
}

let modules: ReadonlyMap<string, TestModule> | undefined;

/** Returns the modules under `tests`. Tests of requirement tags themselves name rows without proving them. */
function testModules(): ReadonlyMap<string, TestModule> {
  if (modules) return modules;
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => `tests/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/^tests\/(architecture|breaks)\//.test(file));
  modules = new Map(files.map((file) => [file, moduleOf(file)]));
  return modules;
}

function moduleOf(file: string): TestModule {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  const imports = named.flatMap((path) => ["", ".ts", ".tsx"].map((ending) => join(dirname(file), path) + ending));
  return { tags: requirementTags(text), imports: imports.filter((path) => existsSync(path)) };
}
