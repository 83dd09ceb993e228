import type { DraftRun } from "./answers";

/** How many scenarios of a run of a draft have passed so far, and whether these are all. */
export function resultOf({ happened, problem }: Pick<DraftRun, "happened" | "problem">) {
  const failing: boolean[] = [];
  for (const each of happened) {
    if (each.kind === "scenario") failing.push(false);
    else if (each.kind === "mistake" || each.outcome !== "passed") failing[Math.max(failing.length - 1, 0)] = true;
  }
  const passed = failing.filter((isFailing) => !isFailing).length;
  return { passed, scenarios: failing.length, isGreen: passed === failing.length && passed > 0 && !problem };
}
