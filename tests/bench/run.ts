import { mkdirSync, writeFileSync } from "node:fs";
import { activityRows } from "./activity";
import { bankRows } from "./bank";
import { bookRows } from "./books";
import { bulkRows } from "./bulk";
import { classRows } from "./class";
import { growthRows } from "./growth";
import { memoryRows } from "./memory";
import { pageRows } from "./pages";
import { peopleRows } from "./people";
import { pressRows } from "./presses";
import { reportRows } from "./reports";
import { routeRows } from "./routes";
import { printTable, type Row } from "./row";
import { signedInRows } from "./signed-in";
import { startRows } from "./start";

/**
 * `npm run bench [-- pages growth …]` measures all or the named groups, compares each figure with floor and goal, and
 * writes `reports/bench.json`.
 */
const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  pages: pageRows,
  dashboard: signedInRows,
  routes: routeRows,
  presses: pressRows,
  bank: bankRows,
  reports: reportRows,
  books: bookRows,
  activity: activityRows,
  bulk: bulkRows,
  class: classRows,
  people: peopleRows,
  growth: growthRows,
  start: startRows,
  memory: memoryRows,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()));
}
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench.json", JSON.stringify(rows, undefined, 2));
printTable(rows);
// A child process that transpiled the code may still be running.
process.exit(rows.some(({ met }) => met === false) ? 1 : 0);
