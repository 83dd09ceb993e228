import type { ISupportCodeLibrary } from "@cucumber/cucumber/api";
import type { Finding } from "./checked-thens";

/** The findings about the Thens of one played lesson. */
export type CheckProof = {
  /** Findings after the Given steps. */
  readonly atStage: readonly Finding[];
  /** Findings after the When steps. */
  readonly played: readonly Finding[];
};

/** Media type of the attachment that carries a {@link CheckProof}. */
export const PROOF_TYPE = "application/vnd.check-proof+json";

/** The loaded step definitions; hooks run in the process that loaded them. */
export const loaded: { support?: ISupportCodeLibrary } = {};

/**
 * - `proved`: red after the stage, green after the Whens
 * - `weak`: all that the bank can see is true after the stage; the trainee's ticks decide
 * - `screen`: the bank can see nothing of it; the trainee's ticks decide
 * - `green at once`: done without any work and any tick
 * - `never green`: red although the Whens were played
 */
export type Verdict = "proved" | "weak" | "screen" | "green at once" | "never green";

export function verdictOf({ atStage, played }: CheckProof): Verdict {
  if (played.some(({ kind }) => kind === "missing")) return "never green";
  if (atStage.every(({ kind }) => kind === "met")) return "green at once";
  if (atStage.some(({ kind }) => kind === "missing")) return "proved";
  return atStage.some(({ kind }) => kind === "met") ? "weak" : "screen";
}
