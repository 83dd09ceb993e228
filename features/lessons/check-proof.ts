import type { ISupportCodeLibrary } from "@cucumber/cucumber/api";
import type { Finding } from "./checked-thens";

/** The findings about the Thens of one played lesson. */
export type CheckProof = {
  /** After the Givens. */
  readonly atStage: readonly Finding[];
  /** Before each When that follows a Then, and at the end. */
  readonly later: readonly (readonly Finding[])[];
};

/** Media type of the attachment that carries a {@link CheckProof}. */
export const PROOF_TYPE = "application/vnd.check-proof+json";

/** The loaded step definitions; hooks run in the process that loaded them. */
export const loaded: { support?: ISupportCodeLibrary } = {};
