import { availableParallelism } from "node:os";
import type { BreakOutcome, BreakOutcomes } from "../../features/support/breaks";
import { readRegister } from "../../features/support/requirements";
import { allBreaks } from "./all-breaks";
import { digestOf, writeOutcomes } from "./outcomes";
import { selectBreaks } from "./select-breaks";
import { tryBreaks } from "./try-breaks";

/**
 * `npm run prove [-- <row, area or count:seed> …]` makes requirements false, one at a time in a throw-away copy, and
 * expects a failure of a test or scenario that names the requirement. It exits with 1 if a row is hollow.
 * With `SCENARIOS=off` only unit tests run, and hollow rows are not kept, because a scenario may notice them.
 */
const hasScenarios = process.env.SCENARIOS !== "off";
const words = process.argv.slice(2);
const all = await allBreaks();
const breaks = selectBreaks(all, readRegister(), words);
if (breaks.length === 0) {
  console.error(`No break matches “${words.join(" ")}”.`);
  process.exit(1);
}
const begun = performance.now();
const ran: Record<string, BreakOutcome> = {};
const problems: string[] = [];
await tryBreaks(breaks, Number(process.env.PARALLEL ?? availableParallelism()), (broken, { failure, problem }) => {
  const { row, title } = broken;
  if (problem !== undefined) {
    problems.push(`${row}: ${problem}`);
    console.info(`invalid  ${row}  ${title}: ${problem}`);
    return;
  }
  const found = failure && { by: failure.name, error: failure.error };
  ran[row] = { result: failure ? "red" : "hollow", break: title, ...found, edit: digestOf(broken) };
  // Written after each break, because a run of all breaks takes an hour.
  writeOutcomes(hasScenarios ? ran : redIn(ran), all);
  console.info(`${failure ? "red    " : "HOLLOW "}  ${row}  ${title}${failure ? `  <- ${failure.name}` : ""}`);
});
const hollow = Object.values(ran).filter(({ result }) => result === "hollow").length;
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.info(`${Object.keys(ran).length - hollow} red, ${hollow} hollow, ${problems.length} invalid, in ${seconds} s`);
process.exit(hollow + problems.length === 0 ? 0 : 1);

function redIn(outcomes: BreakOutcomes): BreakOutcomes {
  return Object.fromEntries(Object.entries(outcomes).filter(([, { result }]) => result === "red"));
}
