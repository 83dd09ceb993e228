import type { Kept } from "../ports/kept";
import { token } from "../ports/token";
import type { SessionState } from "./session-state";

/** Entered texts by the names of the fields. */
export type Texts = Readonly<Record<string, string>>;

/** The location of a form and its entered texts. Such forms have no fields for codes or passwords. */
export type FormAtWork = {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly subTab?: string | undefined;
  /** The id of the record that the form changes; undefined for a new record. */
  readonly record?: string | undefined;
  readonly texts: Texts;
};

/** A form that the end of a session interrupted, and its user. */
export type UnfinishedForm = FormAtWork & { readonly loginId: string };
export const UnfinishedFormKept = token<Kept<UnfinishedForm>>("UnfinishedFormKept");

/** Stores the entered texts when the session ends for any reason, for the same user in the same tab. */
export class UnfinishedForms {
  constructor(
    private readonly kept: Kept<UnfinishedForm>,
    private readonly state: SessionState,
  ) {}

  /** @param form the form that the user was filling in; if undefined, a form that was stored before is kept */
  async sessionEnded(form: FormAtWork | undefined): Promise<void> {
    const { session } = this.state;
    if (session && form) await this.kept.save({ ...form, loginId: session.user.loginId });
  }

  /** Returns the stored form of this user. Deletes a form of another user unread. */
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
