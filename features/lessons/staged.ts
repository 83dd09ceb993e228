/** Who is on the stage that the Givens of a scenario have set, and where. */
export type StagedPerson = {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly role: string;
  /** Whether the Givens had them signed in. */
  readonly isSignedIn: boolean;
  /** Where their browser stood. */
  readonly path: string;
};
export type Staged = {
  readonly people: readonly StagedPerson[];
  /** Who acts first. */
  readonly actor?: string | undefined;
};

/** By which Cucumber's account of the run tells it from pictures and logs. */
export const STAGED_TYPE = "application/vnd.staged+json";

/** With these words the first step that is no Given is kept from being run: a failure that is none. */
export const STAGE_IS_SET = "The stage is set.";
