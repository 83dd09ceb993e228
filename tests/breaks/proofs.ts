import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { idsNamedBy, requirementTags } from "../../features/support/requirements";

/** Test files that name a row, and a pattern of the names of those tests. */
export type TestsOfRow = { readonly files: readonly string[]; readonly pattern: string };

/** Returns the unit tests that name a row; undefined if there are none. */
export function testsOf(row: string): TestsOfRow | undefined {
  const naming = [...tagsOfModules()].filter(([, tags]) => tags.some((tag) => idsNamedBy(tag).includes(row)));
  if (naming.length === 0) return undefined;
  const tags = naming.flatMap(([, found]) => found).filter((tag) => idsNamedBy(tag).includes(row));
  const files = new Set(naming.flatMap(([file]) => (isTest(file) ? [file] : testsImporting(file))));
  const pattern = [...new Set(tags)].map((tag) => `${tag.replaceAll(".", "\\.")}(?![\\d.])`).join("|");
  return files.size > 0 ? { files: [...files], pattern } : undefined;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

let modules: ReadonlyMap<string, readonly string[]> | undefined;

/** Tags of requirements by test module. Tests of requirement tags themselves name rows without proving them. */
function tagsOfModules(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => `tests/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/^tests\/(architecture|breaks)\//.test(file));
  modules ??= new Map(files.map((file) => [file, requirementTags(readFileSync(file, "utf8"))]));
  return modules;
}

/** Suites that several tests share, such as those of the ports, are modules without tests of their own. */
function testsImporting(module: string): string[] {
  return [...tagsOfModules().keys()].filter(isTest).filter((file) => {
    const path = relative(dirname(file), module).replace(/\.tsx?$/, "");
    return readFileSync(join(file), "utf8").includes(path.startsWith(".") ? path : `./${path}`);
  });
}
