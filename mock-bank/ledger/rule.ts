import type { RawBuilder } from "kysely";

/**
 * What must hold in a sound bank, whatever happened to it: the numbers are those under which `docs/security.md` tells how each is proved.
 * The others are no matter of the books alone: I5, I13, I15 and I19 are held by tests that remember what the bank said.
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
  | "I20";

/** A rule of the books, and a query for whatever breaks it. */
export type Rule = {
  readonly of: readonly Invariant[];
  readonly rule: string;
  readonly broken: RawBuilder<{ what: string }>;
};
