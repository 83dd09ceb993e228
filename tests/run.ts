import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** A stage of `npm test`. Its tests are counted from its reports; without a report it counts as one test. */
type Stage = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: { readonly files: readonly string[]; readonly count: (report: string) => Count };
};
type Count = { readonly passed: number; readonly failed: number; readonly failures?: readonly string[] | undefined };

const quick = process.argv.includes("--quick");
const node = (...args: string[]): [string, ...string[]] => [process.execPath, ...args];
const bin = (name: string, ...args: string[]): [string, ...string[]] => node(`node_modules/${name}`, ...args);

/** These stages are independent and run in parallel. */
const checks: readonly Stage[] = [
  ...(quick ? [] : [{ name: "build", command: node("build/set-up.mjs", "--build") }]),
  { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
  { name: "types", command: bin("@typescript/native/bin/tsc", "--noEmit") },
  { name: "unused code", command: bin("knip/bin/knip.js") },
];

const unitTests = (...projects: string[]): Stage => ({
  name: `tests (${projects.join(", ")})`,
  command: bin(
    "vitest/vitest.mjs",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=dot",
    "--reporter=json",
    "--outputFile.json=reports/vitest.json",
    "--reporter=junit",
    "--outputFile.junit=reports/vitest.xml",
  ),
  report: { files: ["reports/vitest.json"], count: countVitest },
});

const stages: readonly Stage[] = quick
  ? [unitTests("unit")]
  : [
      unitTests("unit", "ui", "broken ui", "bank", "system", "slices"),
      {
        name: "acceptance scenarios",
        command: node("--import", "tsx", "features/support/run.ts"),
        report: {
          files: ["reports/features.json", "reports/features-firefox.json", "reports/features-webkit.json"],
          count: countCucumber,
        },
      },
      { name: "laws", command: node("--import", "tsx", "tests/laws/run.ts") },
    ];

// Not in `pretest`, because npm passes arguments such as `--no-install` to `test` only.
if (!quick)
  spawnSync(process.execPath, ["build/set-up.mjs", "--tests", ...process.argv.slice(2)], { stdio: "inherit" });
mkdirSync("reports", { recursive: true });
const outcomes: { stage: Stage; count: Count; seconds: number }[] = [];
const started = performance.now();
outcomes.push(...(await Promise.all(checks.map((stage) => runStage(stage, "quiet")))));
for (const stage of stages) outcomes.push(await runStage(stage, "live"));

console.info("");
for (const { stage, count, seconds } of outcomes) {
  console.info(
    `${count.failed ? "FAILED" : "ok    "}  ${stage.name.padEnd(28)} ${count.passed} passed  ${seconds.toFixed(1)} s`,
  );
}
for (const { stage, count } of outcomes) {
  for (const failure of count.failures ?? []) console.info(`FAILED  ${stage.name}: ${failure}`);
}
for (const scenario of flakyScenarios()) console.info(`FLAKY  failed, then passed on a retry: ${scenario}`);
console.info(`in all ${((performance.now() - started) / 1000).toFixed(0)} s`);
const total = outcomes.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  {
    passed: 0,
    failed: 0,
  },
);
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** With `quiet`, the output of a stage is printed only if it fails, to keep parallel stages readable. */
async function runStage(stage: Stage, output: "quiet" | "live"): Promise<(typeof outcomes)[number]> {
  for (const file of stage.report?.files ?? []) rmSync(file, { force: true });
  const begun = performance.now();
  const [command, ...args] = stage.command;
  const child = spawn(command, args, { stdio: output === "live" ? "inherit" : ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => said.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
  const isFine = (await new Promise<number | null>((resolve) => child.on("close", resolve))) === 0;
  if (!isFine) console.info(`\n${stage.name} failed:\n${Buffer.concat(said).toString()}`);
  return { stage, count: countOf(stage, isFine), seconds: (performance.now() - begun) / 1000 };
}

/** Counts at least one failure for a failed stage, even if its report has none. */
function countOf({ report }: Stage, isFine: boolean): Count {
  if (!report) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  // Scenarios have no report of an engine that is not installed.
  const counts = report.files
    .filter((file) => existsSync(file))
    .map((file) => report.count(readFileSync(file, "utf8")));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const failures = counts.flatMap((count) => count.failures ?? []);
  return { passed, failed: isFine && passed > 0 ? failed : Math.max(1, failed), failures };
}

function countVitest(report: string): Count {
  type Test = { fullName: string; status: string; failureMessages: string[] };
  type Report = { numPassedTests: number; numFailedTests: number; testResults: { assertionResults: Test[] }[] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as Report;
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  const failures = failed.map(
    ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.map(readable).join("\n")}`,
  );
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Removes the frames of libraries. Vitest's report has STACK_TRACE_ERROR in place of the message of a timeout. */
function readable(failure: string): string {
  const lines = failure
    .split("\n")
    .filter((line) => !/^ +at .*(node_modules|node:internal|\(<anonymous>\))/.test(line));
  return lines.join("\n").replace("STACK_TRACE_ERROR", "The test or its hook exceeded its timeout.");
}

/** Counts scenarios in Cucumber's JSON; a scenario passes if all its steps passed. */
function countCucumber(report: string): Count {
  type Step = { result: { status: string; error_message?: string } };
  type Scenario = { name: string; steps: Step[] };
  const scenarios = (JSON.parse(report) as { elements: Scenario[] }[]).flatMap(({ elements }) => elements);
  const failed = scenarios.filter(({ steps }) => steps.some(({ result }) => result.status !== "passed"));
  const failures = failed.map(
    ({ name, steps }) => `${name}\n${steps.map(({ result }) => result.error_message ?? "").join("")}`,
  );
  return { passed: scenarios.length - failed.length, failed: failed.length, failures };
}

/**
 * Scenarios that needed a retry. Only CI retries, because its machine is shared; each of these has a race condition.
 */
function flakyScenarios(): readonly string[] {
  const file = "reports/flaky.json";
  return !quick && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === "failed";
}
