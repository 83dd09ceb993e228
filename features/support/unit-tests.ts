import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { UnitTestFile } from "./acceptance-record";
import { requirementTags } from "./requirements";

/** JSON report of the unit tests, written by `npm test` and `npm run check`. */
export const UNIT_TESTS = "reports/vitest.json";

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** Returns the unit tests with requirement tags in their names, by file; a skipped test proves nothing. */
export function unitTestsByFile(): Readonly<Record<string, UnitTestFile>> {
  if (!existsSync(UNIT_TESTS)) return {};
  // The format is that of the vitest version in the lock file.
  const { testResults } = JSON.parse(readFileSync(UNIT_TESTS, "utf8")) as Report;
  const files = testResults.map(({ name, endTime, assertionResults }) => {
    const at = new Date(endTime).toISOString();
    const tests = assertionResults
      .filter(({ status, fullName }) => ["passed", "failed"].includes(status) && requirementTags(fullName).length > 0)
      .map(({ fullName, status }) => ({ name: fullName, passed: status === "passed" }));
    return [relative(process.cwd(), name).replaceAll("\\", "/"), { at, tests }] as const;
  });
  return Object.fromEntries(files);
}
