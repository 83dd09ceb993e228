import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { performance } from "node:perf_hooks";
import { campaignsFor, changedPaths, changesDatabases } from "./campaigns";

/**
 * `npm test [-- --all]` runs groups of stages one after the other; `--all` adds the campaigns, the speech of a screen reader
 * and all scenarios tagged `@engines` in each engine. `npm run check` passes `--quick`.
 * SHARD=2/3 runs the second third of tests and scenarios; the checks run in the first one.
 */
const isQuick = process.argv.includes("--quick");
const isAll = process.argv.includes("--all");
const options = ["--quick", "--all", "--no-install"];
const unknownOption = process.argv.slice(2).find((option) => !options.includes(option));
// Without the separate `--`, npm keeps the option for itself, and the campaigns would silently not run.
if (unknownOption || (process.env.npm_config_all && !isAll)) {
  console.error(
    `${unknownOption ? `“${unknownOption}” is no option` : "“--” is missing"}: npm test -- [--all] [--no-install]`,
  );
  process.exit(1);
}
const shard = process.env.SHARD;
const isFirstShard = !shard || shard.startsWith("1/");

/** A stage of `npm test`. Its tests are counted from its reports; without a report it counts as one test. */
type Stage = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: { readonly files: readonly string[]; readonly count: (report: string) => Count };
};
type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[] | undefined;
  /** Seconds of each test file. */
  readonly files?: ReadonlyMap<string, number> | undefined;
};

const REPORT = "reports/times.json";
const changed = isQuick || isAll ? [] : changedPaths();
/** Pictures of scenarios take a minute, so only PICTURES=on makes an ordinary run take them. */
const environment = {
  ...((isAll || !changed || changesDatabases(changed)) && { DATABASES: "all" }),
  ...(isAll ? { MEASUREMENTS: "all" } : { PICTURES: "off" }),
  ...process.env,
};
const SLOWEST = 10;
const node = (...args: string[]): [string, ...string[]] => [process.execPath, ...args];
const bin = (name: string, ...args: string[]): [string, ...string[]] => node(`node_modules/${name}`, ...args);

/** These stages are independent. A build is needed for the tests of each shard. */
const checks: readonly Stage[] = [
  ...(isQuick ? [] : [{ name: "build", command: node("build/set-up.mjs", "--build") }]),
  ...(isFirstShard && !isQuick
    ? [{ name: "generated files", command: node("--import", "tsx", "tests/generate.ts", "--compare") }]
    : []),
  ...(isFirstShard
    ? [
        { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
        { name: "types", command: bin("@typescript/native/bin/tsc", "--noEmit") },
        { name: "unused code", command: bin("knip/bin/knip.js") },
      ]
    : []),
];

/** @param report name of the reports in `reports` */
const vitest = (name: string, report: string, ...args: readonly string[]): Stage => ({
  name,
  command: bin(
    "vitest/vitest.mjs",
    "run",
    ...args,
    ...(shard ? [`--shard=${shard}`, "--passWithNoTests"] : []),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=reports/${report}.json`,
    "--reporter=junit",
    `--outputFile.junit=reports/${report}.xml`,
  ),
  report: { files: [`reports/${report}.json`], count: countVitest },
});
const inProjects = (...projects: string[]): string[] => projects.flatMap((project) => ["--project", project]);

/** Orca sometimes misses a change of screen, so a failed test runs again. */
const speech = vitest("speech", "vitest-speech", ...inProjects("speech"), "--retry=2");

/** The stages of a group run in parallel; the output of the first one is printed as it comes. */
const groups: readonly (readonly Stage[])[] = isQuick
  ? [[vitest("tests (unit)", "vitest", ...inProjects("unit"))]]
  : [
      [
        vitest("tests", "vitest", ...inProjects("unit", "ui", "broken ui", "bank")),
        // They wait for processes that they start, so the other tests use the processors in the meantime.
        vitest("system tests", "vitest-system", ...inProjects("system")),
      ],
      [
        {
          name: "acceptance scenarios",
          command: node("--import", "tsx", "features/support/run.ts", ...(isAll ? ["--all"] : [])),
          report: {
            files: ["reports/features.json", "reports/features-firefox.json", "reports/features-webkit.json"],
            count: countCucumber,
          },
        },
      ],
      ...[...campaigns(), ...(isAll && isFirstShard ? [speech] : [])].map((stage) => [stage]),
    ];

/** All campaigns, or those that the changed files need. */
function campaigns(): readonly Stage[] {
  if (isAll) return [vitest("campaigns", "vitest-campaigns", ...inProjects("campaigns"))];
  if (!changed)
    console.info(
      "git does not tell what changed, so no campaign runs, but all tests on PostgreSQL; npm test -- --all runs all campaigns.",
    );
  const needed = campaignsFor(changed ?? []);
  if (needed.length === 0) return [];
  return [vitest("campaigns of changed code", "vitest-campaigns", ...inProjects("campaigns"), ...needed)];
}

// Not in `pretest`, because npm passes arguments such as `--no-install` to `test` only.
if (!isQuick)
  spawnSync(process.execPath, ["build/set-up.mjs", "--tests", ...process.argv.slice(2)], { stdio: "inherit" });
mkdirSync("reports", { recursive: true });
// `npm run check` makes one of these; an older one of system tests would prove rows of the register for it.
for (const name of ["vitest", "vitest-system"])
  for (const type of ["json", "xml"]) rmSync(`reports/${name}.${type}`, { force: true });
const outcomes: { stage: Stage; count: Count; seconds: number }[] = [];
const started = performance.now();
outcomes.push(...(await Promise.all(checks.map((stage) => runStage(stage, "quiet")))));
for (const group of groups)
  outcomes.push(...(await Promise.all(group.map((stage, at) => runStage(stage, at === 0 ? "live" : "quiet")))));

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
const seconds = (performance.now() - started) / 1000;
if (!isQuick) writeTimes(seconds);
console.info(`in all ${seconds.toFixed(0)} s`);
const total = outcomes.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  {
    passed: 0,
    failed: 0,
  },
);
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Writes the seconds of each stage, and of its slowest files. Files of a stage overlap, because they run in parallel. */
function writeTimes(seconds: number): void {
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  const ofStages = outcomes.map(({ stage, count, seconds }) => {
    const files = [...(count.files ?? [])].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
    const slowest = Object.fromEntries(files.map(([file, taken]) => [file, rounded(taken)]));
    return { stage: stage.name, seconds: rounded(seconds), ...(files.length > 0 && { slowest }) };
  });
  writeFileSync(
    REPORT,
    `${JSON.stringify({ seconds: rounded(seconds), stages: ofStages }, null, 2)}
`,
  );
  console.info(`The slowest files are in ${REPORT}.`);
}

/** With `quiet`, the output of a stage is printed only if it fails, to keep parallel stages readable. */
async function runStage(stage: Stage, output: "quiet" | "live"): Promise<(typeof outcomes)[number]> {
  for (const file of stage.report?.files ?? []) rmSync(file, { force: true });
  const begun = performance.now();
  const [command, ...args] = stage.command;
  const child = spawn(command, args, {
    env: environment,
    stdio: output === "live" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
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
  const files = new Map<string, number>();
  for (const [file, taken] of counts.flatMap((count) => [...(count.files ?? [])]))
    files.set(file, (files.get(file) ?? 0) + taken);
  // A shard may have no file of a small stage.
  const isEmpty = passed === 0 && !shard;
  return { passed, failed: isFine && !isEmpty ? failed : Math.max(1, failed), failures, files };
}

function countVitest(report: string): Count {
  type Test = { fullName: string; status: string; failureMessages: string[] };
  type TestFile = { name: string; startTime: number; endTime: number; assertionResults: Test[] };
  type Report = { numPassedTests: number; numFailedTests: number; testResults: TestFile[] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as Report;
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  const failures = failed.map(
    ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.map(readable).join("\n")}`,
  );
  const files = testResults.map(
    ({ name, startTime, endTime }) => [relative(process.cwd(), name), (endTime - startTime) / 1000] as const,
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, files: new Map(files) };
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
  type Step = { result: { status: string; error_message?: string; duration?: number } };
  type Scenario = { name: string; steps: Step[] };
  const features = JSON.parse(report) as { uri: string; elements: Scenario[] }[];
  const scenarios = features.flatMap(({ elements }) => elements);
  const failed = scenarios.filter(({ steps }) => steps.some(({ result }) => result.status !== "passed"));
  const failures = failed.map(
    ({ name, steps }) => `${name}\n${steps.map(({ result }) => result.error_message ?? "").join("")}`,
  );
  const files = features.map(({ uri, elements }) => {
    const nanoseconds = elements.flatMap(({ steps }) => steps.map(({ result }) => result.duration ?? 0));
    return [uri, nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9] as const;
  });
  return { passed: scenarios.length - failed.length, failed: failed.length, failures, files: new Map(files) };
}

/**
 * Scenarios that needed a retry. Only CI retries, because its machine is shared; each of these has a race condition.
 */
function flakyScenarios(): readonly string[] {
  const file = "reports/flaky.json";
  return !isQuick && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === "failed";
}
