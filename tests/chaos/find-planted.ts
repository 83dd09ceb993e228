import { NoAnswer } from "./bank-line";
import { bankProgram } from "./bank-program";
import { withBench } from "./bench";
import type { Drill } from "./drills";
import { killCycles } from "./kill-cycles";
import { violationsIn } from "./ledger-check";
import { type PlantedBug, plantedBugs } from "./planted-bugs";
import { approvalRaces } from "./races";
import type { Seeded } from "./seeded";

export type PlantedCount = { caught: number; of: number; missed: string[] };

const KILLS = 4;

/** Lets each planted bug into a bank of its own and looks whether it is found. */
export async function findPlanted(random: Seeded, onBug?: (count: PlantedCount) => void): Promise<PlantedCount> {
  const count: PlantedCount = { caught: 0, of: plantedBugs.length, missed: [] };
  for (const [position, bug] of plantedBugs.entries()) {
    const program = await bankProgram(`planted-${position + 1}`, bug.edits);
    const found = await problemsOf(bug, program, random).catch(asProblem);
    if (found.length > 0) count.caught += 1;
    else count.missed.push(bug.name);
    onBug?.(count);
  }
  return count;
}

async function problemsOf(bug: PlantedBug, program: string, random: Seeded): Promise<string[]> {
  if ("foundBy" in bug) return problemsIn(program, [bug.foundBy]);
  if (bug.foundIn === "kills") {
    const { lost } = await killCycles({ program, kind: "postgres", cycles: KILLS, random });
    return lost > 0 ? [`${lost} payments were lost`] : [];
  }
  const { requests, executions, violations } = await approvalRaces({ program, requests: 1 });
  return executions === requests && violations === 0 ? [] : [`${executions} executions of ${requests}`];
}

/** A sound bank answers whatever is done to it here. */
function asProblem(error: unknown): string[] {
  if (error instanceof NoAnswer) return [`the bank failed: ${error.message}`];
  throw error;
}

/** What a bank did not bear, and what its auditor says about its books afterwards. */
function problemsIn(program: string, drills: readonly Drill[]): Promise<string[]> {
  return withBench(program, async (bench) => {
    const problems: string[] = [];
    for (const drill of drills) problems.push(...(await drill(bench)));
    return [...problems, ...(await violationsIn(bench.line))];
  });
}
