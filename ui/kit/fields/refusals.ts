import { createContext, useContext, useRef } from "react";

/** The number of refused submissions of the form around a field. */
export const Refusals = createContext(0);

/**
 * Returns whether a problem is new because its form was refused. The form then announces the number of problems once,
 * and its fields announce none.
 */
export function useIsCounted(problem: string | undefined): boolean {
  const refusals = useContext(Refusals);
  const counted = useRef({ refusals, problem });
  if (counted.current.refusals !== refusals) counted.current = { refusals, problem };
  return refusals > 0 && problem !== undefined && problem === counted.current.problem;
}
