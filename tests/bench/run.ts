import { mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { bankRows } from "./bank";
import { bulkRows } from "./bulk";
import { embeddedRows } from "./embedded";
import { floodRows } from "./flood";
import { journeyRows } from "./journey";
import { lighthouseRows } from "./lighthouse";
import { reportRows } from "./reports";
import { printTable, type Row } from "./row";
import { screenRows } from "./screens";
import { serverRows } from "./server";
import { signInRows } from "./sign-in";

type Group = {
  /** Time on two idle cores. The sum is at most ten minutes. */
  readonly seconds: number;
  /** @param isSmall with little data and few rounds, to see that the group still works */
  readonly measure: (isSmall: boolean) => AsyncIterable<Row>;
};

/** The groups of measurements, in the order of a whole run. */
const groups: Readonly<Record<string, Group>> = {
  "sign-in": { seconds: 30, measure: signInRows },
  journey: { seconds: 70, measure: journeyRows },
  screens: { seconds: 70, measure: screenRows },
  lighthouse: { seconds: 90, measure: lighthouseRows },
  bulk: { seconds: 80, measure: bulkRows },
  bank: { seconds: 45, measure: bankRows },
  server: { seconds: 40, measure: serverRows },
  embedded: { seconds: 90, measure: embeddedRows },
  reports: { seconds: 50, measure: reportRows },
  flood: { seconds: 30, measure: floodRows },
};

/**
 * `npm run bench [-- sign-in bank …]` measures all or the named groups, compares each figure with floor and goal, and
 * keeps it in `reports/bench.json` even if a later one fails. With `--small` it writes `reports/bench-small.json`, and
 * missed goals are no failure.
 */
const isSmall = process.argv.includes("--small");
const asked = process.argv.slice(2).filter((argument) => argument !== "--small");
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`);

const rows: (Row & { readonly group: string })[] = [];
const failures: string[] = [];
const began = performance.now();
mkdirSync("reports", { recursive: true });
for (const [group, { seconds, measure }] of Object.entries(groups)) {
  if (asked.length > 0 && !asked.includes(group)) continue;
  const started = performance.now();
  try {
    for await (const row of measure(isSmall)) {
      rows.push({ group, ...row });
      writeFileSync(`reports/bench${isSmall ? "-small" : ""}.json`, JSON.stringify(rows, undefined, 2));
    }
  } catch (error) {
    failures.push(`${group} FAILED: ${error instanceof Error ? error.stack : error}`);
  }
  console.info(`${group}: ${secondsSince(started)} s, planned ${seconds} s`);
}
printTable(rows);
console.info(`${secondsSince(began)} s in all`);
for (const failure of failures) console.error(failure);
// A child process that transpiled the code may still be running.
process.exit(failures.length > 0 || (!isSmall && rows.some(({ met }) => met === false)) ? 1 : 0);

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
