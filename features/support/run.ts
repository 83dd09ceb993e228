import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { addRun, readAcceptanceRecord, scenarioKey } from "./acceptance-record";
import { dryRun } from "./dry-run";
import { adviceFor } from "./nearest-phrases";
import { PHRASE_PAGE } from "./phrase-page";
import { PICTURES_FOLDER, pictureOf } from "./pictures";
import { RunRecord, type Scenario } from "./run-record";
import { featureFiles, placesOf, select } from "./selection";
import { unitTestsByFile } from "./unit-tests";
import { writeAcceptance } from "./write-acceptance";

/** `npm run features -- <words and tags>` runs scenarios and writes the reports of that run. */
const selected = process.argv.slice(2);
const paths = selected.length > 0 ? await select(selected) : featureFiles();
if (paths.length === 0) stop(`No scenario matches “${selected.join(" ")}”.`);
const { phrases, pickles, unclear, support } = await dryRun();
const places = new Set(placesOf(paths));
const toExplain = unclear.filter(({ place }) => selected.length === 0 || places.has(place));
if (toExplain.length > 0)
  stop(`${toExplain.map((step) => adviceFor(step, phrases)).join("\n")}\nAll phrases are in ${PHRASE_PAGE}.`);
const build = spawnSync(process.execPath, ["build/set-up.mjs", "--build"], { stdio: "inherit" });
if (build.status !== 0) stop("The client was not built, so there is nothing to look at.");
rmSync("reports/failures", { recursive: true, force: true });
// A complete run also removes the pictures of scenarios that no longer exist.
if (selected.length === 0) rmSync(`reports/${PICTURES_FOLDER}`, { recursive: true, force: true });
mkdirSync("reports", { recursive: true });

const startedAt = new Date();
const record = new RunRecord();
const succeeded = await run();
writeFileSync("reports/flaky.json", JSON.stringify(record.flaky(), null, 2));
const unknown = writeRequirements(record.scenarios());
writeViolations();
if (unknown.length > 0) console.error(`Tags that name no requirement: ${unknown.join(" ")}`);
console.info("\nreports/features.html  reports/requirements.html  reports/requirements.json");
process.exitCode = succeeded && unknown.length === 0 ? 0 : 1;

async function run(): Promise<boolean> {
  // One worker more than cores, because steps wait for the browser and the browser for the bank. Each worker starts
  // both.
  const most = Number(process.env.PARALLEL ?? availableParallelism() + 1);
  const parallel = selected.length > 0 ? Math.min(most, placesOf(paths).length) : most;
  const provided = { paths, parallel, retry: Number(process.env.RETRY ?? 0) };
  const { runConfiguration } = await loadConfiguration({ provided });
  const { success } = await runCucumber({ ...runConfiguration, support }, {}, (envelope) => record.record(envelope));
  return success && record.policyViolations === 0 && record.scenarios().length > 0;
}

function writeRequirements(ran: readonly Scenario[]): readonly string[] {
  const at = startedAt.toISOString();
  const outcomes = ran.map(({ pickle, passed }) => {
    const picture = pictureOf(pickle, startedAt);
    return [scenarioKey(pickle), { passed, at, ...(picture && { picture }) }] as const;
  });
  const scenarios = Object.fromEntries(outcomes);
  const finished = { at, selected, scenarios, unitTests: unitTestsByFile() };
  return writeAcceptance(addRun(readAcceptanceRecord(), finished, pickles), pickles);
}

/** Writes next to the results of the attack on the bank (`npm run attack`). */
function writeViolations(): void {
  const file = "reports/attack.json";
  const found: object = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const csp = { scenarios: record.scenarios().length, violations: record.policyViolations };
  writeFileSync(file, `${JSON.stringify({ ...found, csp }, null, 2)}\n`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
