import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { UnitTestFile } from "./acceptance-record";
import { requirementTags } from "./requirements";

/** JSON reports of the unit tests, written by `npm test` and `npm run check`, and of the system tests. */
const UNIT_TESTS = ["reports/vitest.json", "reports/vitest-system.json"];

type Report = {
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/**
 * Returns the unit tests with requirement tags in their names, by file; a skipped test proves nothing. A report that
 * ended before another one began is of an earlier run, and is ignored.
 */
export function unitTestsByFile(paths: readonly string[] = UNIT_TESTS): Readonly<Record<string, UnitTestFile>> {
  // The format is that of the vitest version in the lock file.
  const reports = paths
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Report);
  const lastStart = Math.max(...reports.map(({ startTime }) => startTime));
  const testResults = reports
    .filter((report) => report.testResults.some(({ endTime }) => endTime >= lastStart))
    .flatMap((report) => report.testResults);
  const files = testResults.map(({ name, endTime, assertionResults }) => {
    const at = new Date(endTime).toISOString();
    const tests = assertionResults
      .filter(({ status, fullName }) => ["passed", "failed"].includes(status) && requirementTags(fullName).length > 0)
      .map(({ fullName, status }) => ({ name: fullName, passed: status === "passed" }));
    return [relative(process.cwd(), name).replaceAll("\\", "/"), { at, tests }] as const;
  });
  return Object.fromEntries(files);
}
