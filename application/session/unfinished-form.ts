import type { Kept } from "../ports/kept";
import type { SessionState } from "./session-state";

/** What was typed, by the names of the fields. */
export type Texts = Readonly<Record<string, string>>;

/** Where a form stands and what was typed into it; never a code or a password, which no such form takes. */
export type FormAtWork = {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly subTab?: string | undefined;
  /** The id of the record that the form changes; undefined in the form of a new one. */
  readonly record?: string | undefined;
  readonly texts: Texts;
};

/** A form that the end of a session interrupted, and its user. */
export type UnfinishedForm = FormAtWork & { readonly loginId: string };

/** Keeps what was typed when the session ended, for whatever reason, for the same user in the same tab. */
export class UnfinishedForms {
  constructor(
    private readonly kept: Kept<UnfinishedForm>,
    private readonly state: SessionState,
  ) {}

  /** @param form what was being filled in; without one, what was kept before and not asked for yet stays. */
  async sessionEnded(form: FormAtWork | undefined): Promise<void> {
    const { session } = this.state;
    if (session && form) await this.kept.save({ ...form, loginId: session.user.loginId });
  }

  /** What this user may go on with; what somebody else left behind is destroyed unread. */
  async offered(): Promise<UnfinishedForm | undefined> {
    const found = await this.kept.load();
    if (!found || found.loginId === this.state.session?.user.loginId) return found;
    await this.forget();
    return undefined;
  }

  forget(): Promise<void> {
    return this.kept.clear();
  }
}
