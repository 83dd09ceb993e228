import type { Problems } from "../forms/checked-draft";

/** Returns the problems of the fields that a form in steps has shown so far. */
export function problemsIn<Draft>(problems: Problems<Draft>, shown: readonly (keyof Draft)[]): Problems<Draft> {
  const shownProblems = Object.entries(problems).filter(([field]) => shown.some((each) => each === field));
  return Object.fromEntries(shownProblems) as Problems<Draft>;
}
