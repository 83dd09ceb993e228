import type { Problems } from "../forms/checked-draft";

/** Of a form in steps: what is wrong in the fields that were shown so far. */
export function problemsIn<Draft>(problems: Problems<Draft>, shown: readonly (keyof Draft)[]): Problems<Draft> {
  const seen = Object.entries(problems).filter(([field]) => shown.some((each) => each === field));
  return Object.fromEntries(seen) as Problems<Draft>;
}
