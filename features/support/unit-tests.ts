import { existsSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import type { Proof } from "./requirement-report";
import { requirementTags } from "./requirements";

/** JSON report of the unit tests, written by `npm test` and `npm run check`. */
export const UNIT_TESTS = "reports/vitest.json";

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** Unit tests with requirement tags in their names; a skipped test proves nothing. */
export function unitProofs(): Proof[] {
  if (!existsSync(UNIT_TESTS)) return [];
  // The format is that of the vitest version in the lock file.
  const { testResults } = JSON.parse(readFileSync(UNIT_TESTS, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status }) => ({
        name: `${relative(process.cwd(), name)}: ${fullName}`,
        tags: requirementTags(fullName),
        passed: status === "passed",
      })),
  );
}

export const unitTestsRunAt = (): Date | undefined => (existsSync(UNIT_TESTS) ? statSync(UNIT_TESTS).mtime : undefined);
