import { mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { groups } from "./groups";
import { printTable, type Row } from "./row";

/**
 * `npm run bench [-- pages growth …]` measures all or the named groups, compares each figure with floor and goal, and
 * writes `reports/bench.json` after each group. A group that fails is named at the end; the others are kept.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`);

const rows: Row[] = [];
const failures: string[] = [];
mkdirSync("reports", { recursive: true });
for (const [name, measure] of Object.entries(groups)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  try {
    rows.push(...(await measure()));
    console.info(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } catch (error) {
    failures.push(`${name} FAILED: ${error instanceof Error ? error.stack : error}`);
  }
  writeFileSync("reports/bench.json", JSON.stringify(rows, undefined, 2));
}
printTable(rows);
for (const failure of failures) console.error(failure);
// A child process that transpiled the code may still be running.
process.exit(failures.length > 0 || rows.some(({ met }) => met === false) ? 1 : 0);
