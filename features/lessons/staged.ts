import type { SavedWorld } from "../support/world";

/** A person of a staged scenario, as the Given steps left them. */
export type StagedPerson = {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly role: string;
  /** True if a Given step signed this person in. */
  readonly isSignedIn: boolean;
  /** Path of the page that their browser shows. */
  readonly path: string;
};
export type Staged = {
  readonly people: readonly StagedPerson[];
  /** The first person named in the steps after the Givens. */
  readonly actor?: string | undefined;
  /** State of the scenario. Another process checks the lesson with it later. */
  readonly world: SavedWorld;
};

/** Media type of the attachment that carries the staged people. */
export const STAGED_TYPE = "application/vnd.staged+json";

/** A lesson runs only the Given steps: the step after them throws an error with this message, which ends the scenario. */
export const STAGE_IS_SET = "The stage is set.";
