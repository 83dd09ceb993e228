import { postgresServer } from "../support/postgres";
import { newSeed, Seeded } from "../support/seeded";
import { bankProgram } from "./bank-program";
import { failovers } from "./failover/failovers";
import { findPlanted } from "./find-planted";
import { killCycles } from "./kill-cycles";
import { lossyPayments } from "./lossy-payments";
import { powerCuts } from "./power/power-cuts";
import { approvalRaces } from "./races";
import { report } from "./report";

/**
 * `npm run chaos [-- postgres=1000 pglite=300 power=300 embeddedPower=300 failover=100 lossy=100000 races=1000 planted
 * seed=7]`: kills and disturbs the bank this often, and writes `reports/chaos.json` from the first cycle on. Without
 * arguments all parts run as often as in `npm test`; with arguments only the named parts run.
 */
const usual = { postgres: 20, pglite: 10, power: 6, embeddedPower: 6, failover: 2, lossy: 500, races: 20, planted: 1 };
type Part = keyof typeof usual;

const asked = new Map(process.argv.slice(2).map((argument) => argument.split("=", 2) as [string, string | undefined]));
const unknown = [...asked.keys()].filter((name) => name !== "seed" && !(name in usual));
if (unknown.length > 0) throw new Error(`There is no part ${unknown}; there are ${Object.keys(usual).join(", ")}.`);
const seed = Number(asked.get("seed") ?? newSeed());
asked.delete("seed");
const timesOf = (part: Part): number =>
  asked.size > 0 && !asked.has(part) ? 0 : Number(asked.get(part) ?? usual[part]);

if (!(await postgresServer())) process.exit(1);
console.info(`seed ${seed}`);
const program = await bankProgram();
const parts: Readonly<Record<Part, (times: number, tell: (found: object) => void) => Promise<object>>> = {
  postgres: (cycles, onCycle) => killCycles({ program, kind: "postgres", cycles, random: new Seeded(seed), onCycle }),
  pglite: (cycles, onCycle) => killCycles({ program, kind: "pglite", cycles, random: new Seeded(seed), onCycle }),
  power: (cuts, onCut) => powerCuts({ program, cuts, random: new Seeded(seed), onCut }),
  embeddedPower: (cycles, onCycle) =>
    killCycles({ program, kind: "pglite on an unsynced disk", cycles, random: new Seeded(seed), onCycle }),
  failover: (wanted, onFailover) => failovers({ program, failovers: wanted, random: new Seeded(seed), onFailover }),
  lossy: (payments, onBatch) => lossyPayments({ program, payments, random: new Seeded(seed), onBatch }),
  planted: (_, onBug) => findPlanted(new Seeded(seed), onBug),
  races: (requests, onRequest) => approvalRaces({ program, requests, onRequest }),
};
for (const [name, run] of Object.entries(parts) as [Part, (typeof parts)[Part]][]) {
  const times = timesOf(name);
  if (times === 0) continue;
  const begun = performance.now();
  const found = await run(times, (far) => report(name, { ...far, seed }));
  report(name, { ...found, seed });
  console.info(`${name.padEnd(9)} ${((performance.now() - begun) / 1000).toFixed(0)} s  ${JSON.stringify(found)}`);
}
process.exit(0);
