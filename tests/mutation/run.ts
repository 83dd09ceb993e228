import { existsSync, statSync } from "node:fs";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { testsOfFolder } from "./tests-of-folders";

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/**
 * `npm run mutate -- <folder or file> [pattern of test files ...]` changes the code in a throw-away copy, one operator,
 * condition or text at a time, and expects a failing test for each change. Prints the changes that no test noticed and
 * the score of each folder; the report is `reports/mutation/<folder>.html`. Results are kept in the .json file next to
 * it: a mutant runs again only if its code or its tests changed.
 */
const [path = "", ...chosenTests] = process.argv.slice(2).map((argument) => argument.replace(/\/$/, ""));
const tests = chosenTests.length > 0 ? chosenTests : testsOfFolder(path);
if (!existsSync(path) || tests.length === 0) {
  console.error(
    "Name a folder or file of domain, application, contract, adapters or mock-bank: npm run mutate -- mock-bank/ledger",
  );
  process.exit(1);
}
process.env.MUTATION_PROJECT = path.startsWith("mock-bank") ? "bank" : "unit";
process.env.MUTATION_TESTS = tests.join(" ");
// Stryker replaces its worker after a timeout, and the worker's PostgreSQL server ends with it.
process.env.POSTGRES_BIN = "none";
const report = `reports/mutation/${path.replace(/\.ts$/, "").replaceAll("/", "-")}`;

const wholeCode = statSync(path).isDirectory()
  ? [`${path}/**/*.ts`, "!mock-bank/console/**", "!contract/description/**", "!**/*.built.ts"]
  : [path];
const survivors = (await mutate(wholeCode)).filter(({ status }) => status === "Survived");
// Vitest can lose the failure after which it ends a run, so survivors run again to the end.
if (survivors.length > 0) await mutate(survivors.map(linesOf), { disableBail: true, force: true });

function mutate(code: string[], options: Options = {}): Promise<Mutant[]> {
  return new Stryker({
    mutate: code,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    concurrency: 1,
    // A mutant that runs too long counts as noticed, so a busy machine must not make one slow.
    timeoutMS: 30_000,
    tempDirName: `${report}.copy`,
    cleanTempDir: "always",
    ignorePatterns: ["/reports", "/dist*"],
    // `npm run check` checks the types. Otherwise Stryker would add a comment to every file of the copy.
    disableTypeChecks: false,
    incremental: true,
    // A value that is built at import is used by every test, so such a mutant takes minutes.
    ignoreStatic: path.startsWith("adapters") || path.startsWith("mock-bank"),
    incrementalFile: `${report}.json`,
    reporters: ["progress-append-only", "clear-text", "html"],
    htmlReporter: { fileName: `${report}.html` },
    allowConsoleColors: false,
    clearTextReporter: { allowColor: false, reportTests: false },
    dryRunTimeoutMinutes: 20,
    ...options,
  }).runMutationTest();
}

/** The lines of a change as a pattern of Stryker. */
function linesOf({ fileName, location: { start, end } }: Mutant): string {
  return `${relative("", fileName)}:${start.line}-${end.line}`;
}
