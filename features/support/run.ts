import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { readBreakOutcomes } from "./breaks";
import { missingEngines } from "./browser";
import { type Engine, engineLabels, engine as engineOfRun, engines } from "./engine";
import { PICTURES_FOLDER, pictureOf } from "./pictures";
import { requirementPage } from "./requirement-page";
import { joinRequirements, type Proof } from "./requirement-report";
import { readRegister, requirementTags } from "./requirements";
import { lessonOf, RunRecord, type Scenario } from "./run-record";
import { featureFiles, placesOf, select } from "./selection";
import { scenarioTags } from "./settings";
import { unitProofs, unitTestsRunAt } from "./unit-tests";

type EngineRun = { readonly engine: Engine; readonly record: RunRecord; readonly succeeded: boolean };

const ALL_ENGINES = "--engines";

/**
 * `npm run features -- <words and tags>` runs scenarios in Chromium, or in the engine that ENGINE names, and writes the
 * reports of that run. Without words it also runs those tagged `@engines-short` in the other engines. With `--engines`
 * it runs all those tagged `@engines`, and only these, in all engines.
 */
const given = process.argv.slice(2);
const isAboutEngines = given.includes(ALL_ENGINES);
/** Selects the scenarios that run in more than one engine. */
const engineTag = isAboutEngines ? scenarioTags.engines : scenarioTags.enginesShort;
const selected = given.filter((word) => word !== ALL_ENGINES);
const isComplete = given.length === 0 && engineOfRun === "chromium";
const paths = selected.length > 0 ? await select(selected) : featureFiles();
if (paths.length === 0) stop(`No scenario matches “${selected.join(" ")}”.`);
const build = spawnSync(process.execPath, ["build/set-up.mjs", "--build"], { stdio: "inherit" });
if (build.status !== 0) stop("The client was not built, so there is nothing to look at.");
rmSync("reports/failures", { recursive: true, force: true });
// A complete run also removes the pictures of scenarios that no longer exist.
if (given.length === 0) rmSync(`reports/${PICTURES_FOLDER}`, { recursive: true, force: true });
mkdirSync("reports", { recursive: true });

const startedAt = new Date();
const runs: EngineRun[] = [];
for (const engine of enginesToRun()) runs.push(await run(engine));
writeFileSync("reports/flaky.json", JSON.stringify(runs.flatMap(flakyScenarios), null, 2));
if (isAboutEngines || runs.length > 1) writeEngines();
const unknown = writeRequirements();
writeViolations();
if (unknown.length > 0) console.error(`Tags that name no requirement: ${unknown.join(" ")}`);
console.info("\nreports/features.html  reports/requirements.html  reports/requirements.json");
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

async function run(engine: Engine): Promise<EngineRun> {
  // One worker more than cores, because steps wait for the browser and the browser for the bank. Each worker starts
  // both.
  const most = Number(process.env.PARALLEL ?? availableParallelism() + 1);
  const parallel = selected.length > 0 ? Math.min(most, placesOf(paths).length) : most;
  const provided = { paths, parallel, retry: Number(process.env.RETRY ?? 0) };
  const { runConfiguration } = await loadConfiguration({ provided });
  if (runs.length > 0 || isAboutEngines) runConfiguration.sources.tagExpression = engineTag;
  if (engine !== "chromium") runConfiguration.formats.files = filesOf(engine);
  console.info(`\n${engineLabels[engine]}`);
  const record = new RunRecord();
  const environment = { env: { ...process.env, ENGINE: engine } };
  const { success } = await runCucumber(runConfiguration, environment, (envelope) => record.record(envelope));
  return { engine, record, succeeded: success && record.policyViolations === 0 && record.scenarios().length > 0 };
}

function filesOf(engine: Engine) {
  return { [`reports/features-${engine}.html`]: "html", [`reports/features-${engine}.json`]: "json" };
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
  const register = readRegister();
  const proofs = runs.flatMap(({ engine, record }) => record.scenarios().map((scenario) => asProof(scenario, engine)));
  const report = joinRequirements(register, [...proofs, ...unitProofs()]);
  const [{ record }] = runs as [EngineRun];
  writeFileSync("reports/requirements.json", `${JSON.stringify(report.results, null, 2)}\n`);
  writeFileSync(
    "reports/requirements.html",
    requirementPage(register, report, {
      selected: given,
      at: new Date(),
      scenarios: runs.map(({ engine, record }) => ({ engine, ...countsOf(record.scenarios()) })),
      unitTestsAt: unitTestsRunAt(),
      proofLinks: new Map(record.scenarios().map(linksEntryOf)),
      breaks: readBreakOutcomes(),
    }),
  );
  return report.unknownTags;
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

function nameOf({ feature, name }: Scenario): string {
  return `${feature}: ${name}`;
}

function linksEntryOf(scenario: Scenario) {
  const { pickle } = scenario;
  return [nameOf(scenario), { picture: pictureOf(pickle, startedAt), lesson: lessonOf(pickle) }] as const;
}

function asProof(scenario: Scenario, engine: Engine): Proof {
  const { tags, passed } = scenario;
  return { name: nameOf(scenario), tags: tags.flatMap(requirementTags), passed, engine };
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
