import type { RawBuilder } from "kysely";

/**
 * Invariants of a sound bank, numbered as in `docs/security.md`, which says how each is verified. I5, I13, I15 and I19
 * do not concern the books only; tests that compare the bank's answers verify them.
 */
type Invariant =
  | "I1"
  | "I2"
  | "I3"
  | "I4"
  | "I6"
  | "I7"
  | "I8"
  | "I9"
  | "I10"
  | "I11"
  | "I12"
  | "I14"
  | "I16"
  | "I17"
  | "I18"
  | "I20"
  | "I21";

/** A rule of the books, with a query that finds violations. */
export type Rule = {
  readonly of: readonly Invariant[];
  readonly rule: string;
  readonly broken: RawBuilder<{ what: string }>;
};
