import type { Seeded } from "../support/seeded";
import { NoAnswer } from "./bank-line";
import { plantedProgram } from "./bank-program";
import { withBench } from "./bench";
import type { Drill } from "./drills";
import { killCycles } from "./kill-cycles";
import { violationsIn } from "./ledger-check";
import { type PlantedBug, plantedBugs } from "./planted-bugs";
import { approvalRaces } from "./races";

export type PlantedCount = { caught: number; of: number; missed: string[] };

const KILLS = 4;

/** Plants each bug in a bank of its own and checks that it is found. */
export async function findPlanted(random: Seeded, onBug?: (count: PlantedCount) => void): Promise<PlantedCount> {
  const count: PlantedCount = { caught: 0, of: plantedBugs.length, missed: [] };
  for (const [position, bug] of plantedBugs.entries()) {
    const program = await plantedProgram(`planted-${position + 1}`, bug.edits);
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
  const { requests, executions, violations, problems } = await approvalRaces({ program, requests: 1 });
  const isSound = executions === requests && violations === 0 && problems.length === 0;
  return isSound ? [] : [`${executions} executions of ${requests}`, ...problems];
}

/** Reports an error as a problem, because a correct bank answers every call of a drill. */
function asProblem(error: unknown): string[] {
  if (error instanceof NoAnswer) return [`the bank failed: ${error.message}`];
  throw error;
}

/** Returns the problems of the drills, and those of the audit of the books afterwards. */
function problemsIn(program: string, drills: readonly Drill[]): Promise<string[]> {
  return withBench(program, async (bench) => {
    const problems: string[] = [];
    for (const drill of drills) problems.push(...(await drill(bench)));
    return [...problems, ...(await violationsIn(bench.line))];
  });
}
