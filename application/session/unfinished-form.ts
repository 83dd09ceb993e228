import type { ObjectStorage } from "../ports/object-storage";
import { token } from "../ports/token";
import type { SessionState } from "./session-state";

/** Entered texts by the names of the fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The location of a form and its entered texts. Such forms have no fields for codes or passwords. */
export type FormSnapshot = {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly subTab?: string | undefined;
  /** The id of the record that the form changes; undefined for a new record. */
  readonly record?: string | undefined;
  readonly texts: FieldTexts;
};

/** A form that the end of a session interrupted, and its user. */
export type UnfinishedForm = FormSnapshot & { readonly loginId: string };
export const UnfinishedFormStorage = token<ObjectStorage<UnfinishedForm>>("UnfinishedFormStorage");

/** Stores the entered texts when the session ends for any reason, for the same user in the same tab. */
export class UnfinishedForms {
  constructor(
    private readonly storage: ObjectStorage<UnfinishedForm>,
    private readonly state: SessionState,
  ) {}

  /** @param form the form that the user was filling in; if undefined, a form that was stored before is kept */
  async saveAtSessionEnd(form: FormSnapshot | undefined): Promise<void> {
    const { session } = this.state;
    if (session && form) await this.storage.save({ ...form, loginId: session.user.loginId });
  }

  /** Returns the stored form of this user. Deletes a form of another user unread. */
  async findMine(): Promise<UnfinishedForm | undefined> {
    const stored = await this.storage.load();
    if (!stored || stored.loginId === this.state.session?.user.loginId) return stored;
    await this.clear();
    return undefined;
  }

  clear(): Promise<void> {
    return this.storage.clear();
  }
}
