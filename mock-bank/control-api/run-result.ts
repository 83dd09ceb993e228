import type { DraftRun } from "./answers";

/** How many scenarios of a run of a draft have passed so far, and whether these are all. One without a step has not passed. */
export function resultOf({ happened, problem }: Pick<DraftRun, "happened" | "problem">) {
  const outcomes: ("empty" | "passed" | "failed")[] = [];
  for (const each of happened) {
    const last = Math.max(outcomes.length - 1, 0);
    if (each.kind === "scenario") outcomes.push("empty");
    else if (each.kind === "mistake" || each.outcome !== "passed") outcomes[last] = "failed";
    else if (outcomes[last] === "empty") outcomes[last] = "passed";
  }
  const passed = outcomes.filter((outcome) => outcome === "passed").length;
  return { passed, scenarios: outcomes.length, isGreen: passed === outcomes.length && passed > 0 && !problem };
}
