import { existsSync, readFileSync } from "node:fs";

/** The last result of every break (`npm run prove`); part of the repository. */
export const BREAKS_FILE = "features/requirements/breaks.json";

/** The result of making a requirement false on purpose. */
export type BreakOutcome = {
  /** `red`: a test or scenario failed as it should. `hollow`: all passed although the requirement was false. */
  readonly result: "red" | "hollow";
  /** Describes the broken product. */
  readonly break: string;
  /** Name of the failed test or scenario, and the first line of its error; absent if hollow. */
  readonly by?: string;
  readonly error?: string;
  /** Digest of the edit. The result is void when the edit has changed since. */
  readonly edit: string;
};

/** Outcomes by the id of the requirement. */
export type BreakOutcomes = Readonly<Record<string, BreakOutcome>>;

export function readBreakOutcomes(): BreakOutcomes {
  return existsSync(BREAKS_FILE) ? (JSON.parse(readFileSync(BREAKS_FILE, "utf8")) as BreakOutcomes) : {};
}
