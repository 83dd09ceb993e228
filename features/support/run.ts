import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { ALL, addRun, readAcceptanceRecord, type ScenarioOutcome, scenarioKey, selectionOf } from "./acceptance-record";
import { missingEngines } from "./browser";
import { dryRun } from "./dry-run";
import { type Engine, engineLabels, engine as engineOfRun, engines } from "./engine";
import { picturesOfFailure } from "./evidence";
import { keepRun } from "./kept-runs";
import { adviceFor } from "./nearest-phrases";
import { PHRASE_PAGE, phrasePage } from "./phrase-page";
import { PICTURES_FOLDER, pictureOf } from "./pictures";
import { RunRecord, type Scenario } from "./run-record";
import { featureFiles, placesOf, select } from "./selection";
import { scenarioTags } from "./settings";
import { unitTestsByFile } from "./unit-tests";
import { stateAfter, writeAcceptance } from "./write-acceptance";

type EngineRun = { readonly engine: Engine; readonly record: RunRecord; readonly succeeded: boolean };

const ALL_ENGINES = "--engines";
const USAGE =
  "npm run features [-- [--engines | --all] [words, tags, rows of the register or features/file.feature:line]]";

/**
 * `npm run features -- <words and tags>` runs scenarios in Chromium, or in the engine that ENGINE names, and writes the
 * reports of that run. Without words it runs all but those tagged `@nightly`, and those tagged `@engines-short` in the
 * other engines too. With `--engines` it runs all those tagged `@engines`, and only these, in all engines. `--all` runs
 * all scenarios in Chromium and those tagged `@engines` in the other engines. SHARD=2/3 runs the second third.
 */
const given = process.argv.slice(2);
const unknownOption = given.find((word) => word.startsWith("-") && word !== ALL_ENGINES && word !== ALL);
if (unknownOption) stop(`“${unknownOption}” is no option. ${USAGE}`);
// Without the separate `--`, npm keeps options for itself, and everything would run.
for (const name of [ALL_ENGINES, ALL])
  if (process.env[`npm_config_${name.slice(2)}`] && !given.includes(name)) stop(`“--” is missing. ${USAGE}`);
const isAboutEngines = given.includes(ALL_ENGINES);
if (given.includes(ALL)) process.env.MEASUREMENTS ??= "all";
/** Selects the scenarios that run in more than one engine. */
const engineTag = isAboutEngines || given.includes(ALL) ? scenarioTags.engines : scenarioTags.enginesShort;
const daily = `not ${scenarioTags.nightly}`;
const selected = given.filter((word) => word !== ALL_ENGINES && word !== ALL);
const shard = process.env.SHARD;
const selectedInReport = selectionOf(given, engineOfRun, shard);
/** Whether all scenarios run, or all but the nightly ones; then some run in the other engines too. */
const isComplete = selected.length === 0 && !isAboutEngines && engineOfRun === "chromium";
const paths = selected.length > 0 ? await select(selected) : featureFiles();
if (paths.length === 0) stop(`No scenario matches “${selected.join(" ")}”.`);
const { phrases, pickles, unclear, support } = await dryRun();
mkdirSync("reports", { recursive: true });
writeFileSync(PHRASE_PAGE, phrasePage(phrases));
const places = new Set(placesOf(paths));
const toExplain = unclear.filter(({ scenario }) => selected.length === 0 || places.has(scenario));
if (toExplain.length > 0)
  stop(`${toExplain.map((step) => adviceFor(step, phrases)).join("\n")}\nAll phrases are in ${PHRASE_PAGE}.`);
const build = spawnSync(process.execPath, ["build/set-up.mjs", "--build"], { stdio: "inherit" });
if (build.status !== 0) stop("The client was not built, so there is nothing to look at.");
rmSync("reports/failures", { recursive: true, force: true });
// A run of all scenarios also removes the pictures of scenarios that no longer exist.
if (selectedInReport.length === 0 && process.env.PICTURES !== "off")
  rmSync(`reports/${PICTURES_FOLDER}`, { recursive: true, force: true });

const startedAt = new Date();
const enginesOfRun = enginesToRun();
// At the same time, because the few scenarios of the other engines would leave a processor idle.
const runs: readonly EngineRun[] = await Promise.all(enginesOfRun.map(run));
writeFileSync("reports/flaky.json", JSON.stringify(runs.flatMap(flakyScenarios), null, 2));
if (isAboutEngines || runs.length > 1) writeEngines();
const unknown = writeRequirements();
writeViolations();
if (unknown.length > 0) console.error(`Tags that name no requirement: ${unknown.join(" ")}`);
console.info(
  `\nreports/features${selected.length > 0 ? "-part" : ""}.html  reports/requirements.html  reports/requirements.json`,
);
process.exitCode = runs.every(({ succeeded }) => succeeded) && unknown.length === 0 ? 0 : 1;

function enginesToRun(): readonly Engine[] {
  if (!isComplete && !isAboutEngines) return [engineOfRun];
  const missing = missingEngines();
  if (missing.length > 0) {
    const words = `SKIPPED: ${missing.map((engine) => engineLabels[engine]).join(" and ")} not found; scenarios are NOT run there`;
    if (process.env.CI === "true") stop(words);
    console.warn(words);
  }
  return engines.filter((engine) => !missing.includes(engine));
}

/** The first engine prints its progress, the others what they said when they end. */
async function run(engine: Engine, place: number): Promise<EngineRun> {
  const isFirst = place === 0;
  // One worker more than cores, because steps wait for the browser and the browser for the bank. Each worker starts
  // both.
  const all = Number(process.env.PARALLEL ?? availableParallelism() + 1);
  const share = isFirst ? all : 1;
  const most = isAboutEngines ? Math.ceil(all / enginesOfRun.length) : share;
  const parallel = selected.length > 0 ? Math.min(most, placesOf(paths).length) : most;
  const provided = { paths, parallel, retry: Number(process.env.RETRY ?? 0), ...(shard && { shard }) };
  const { runConfiguration } = await loadConfiguration({ provided });
  if (!isFirst || isAboutEngines) runConfiguration.sources.tagExpression = engineTag;
  else if (selected.length === 0 && !given.includes(ALL)) runConfiguration.sources.tagExpression = daily;
  if (selected.length > 0) runConfiguration.formats.files = filesOf(isFirst ? "part" : `part-${engine}`);
  else if (engine !== "chromium" || isAboutEngines) runConfiguration.formats.files = filesOf(engine);
  const said = new PassThrough();
  if (isFirst) console.info(`\n${engineLabels[engine]}`);
  const record = new RunRecord();
  const environment = { env: { ...process.env, ENGINE: engine }, stdout: isFirst ? process.stdout : said };
  const { success } = await runCucumber({ ...runConfiguration, support }, environment, (envelope) =>
    record.record(envelope),
  );
  said.end();
  if (!isFirst) console.info(`\n${engineLabels[engine]}\n${await text(said)}`);
  // A shard may have no scenario of another engine.
  const hasRun = record.scenarios().length > 0 || shard !== undefined;
  return { engine, record, succeeded: success && record.policyViolations === 0 && hasRun };
}

/** The reports of a run beside those of all scenarios in Chromium, which it leaves as they are. */
function filesOf(name: Engine | `part${string}`) {
  return { [`reports/features-${name}.html`]: "html", [`reports/features-${name}.json`]: "json" };
}

/** Writes for each engine how the scenarios ended that run in all of them. */
function writeEngines(): void {
  const counts = runs.map(({ engine, record }) => {
    const ran = record.scenarios().filter(({ tags }) => tags.includes(engineTag));
    return [engine, countsOf(ran)] as const;
  });
  writeFileSync("reports/engines.json", `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
}

function writeRequirements(): readonly string[] {
  const at = startedAt.toISOString();
  const scenarios: Record<string, ScenarioOutcome> = {};
  for (const { engine, record } of runs)
    for (const { pickle, passed, failure } of record.scenarios()) {
      const key = scenarioKey(pickle);
      const picture = pictureOf(pickle, startedAt) ?? scenarios[key]?.picture;
      const passedIn = { ...scenarios[key]?.passedIn, [engine]: passed };
      const failed =
        scenarios[key]?.failure ?? (failure && { ...failure, engine, pictures: picturesOfFailure(pickle) });
      scenarios[key] = { passedIn, at, ...(picture && { picture }), ...(failed && { failure: failed }) };
    }
  const finished = {
    at,
    of: versionAndCommit(),
    selected: selectedInReport,
    scenarios,
    unitTests: unitTestsByFile(),
  };
  const acceptance = addRun(readAcceptanceRecord(), finished, pickles);
  const unknownTags = writeAcceptance(acceptance, pickles);
  const scenarioCount = Object.keys(scenarios).length;
  keepRun({ ...stateAfter(acceptance, pickles), of: finished.of, selected: selectedInReport, scenarioCount });
  return unknownTags;
}

/** Such as "1.2.0, commit 0a1b2c3d with changes". */
function versionAndCommit(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
  const commit = git("rev-parse", "--short=8", "HEAD");
  if (!commit) return version;
  return `${version}, commit ${commit}${git("status", "--porcelain") && " with changes"}`;
}

/** Writes next to the results of the attack on the bank (`npm run attack`). */
function writeViolations(): void {
  const file = "reports/attack.json";
  const found: object = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const scenarios = runs.reduce((sum, { record }) => sum + record.scenarios().length, 0);
  const violations = runs.reduce((sum, { record }) => sum + record.policyViolations, 0);
  writeFileSync(file, `${JSON.stringify({ ...found, csp: { scenarios, violations } }, null, 2)}\n`);
}

function flakyScenarios({ engine, record }: EngineRun): string[] {
  return record.flaky().map((scenario) => (engine === "chromium" ? scenario : `${scenario} (${engineLabels[engine]})`));
}

function countsOf(scenarios: readonly Scenario[]) {
  const passed = scenarios.filter((scenario) => scenario.passed).length;
  return { passed, failed: scenarios.length - passed };
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
