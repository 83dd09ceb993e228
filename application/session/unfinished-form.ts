import type { Kept } from "../ports/kept";
import type { SessionState } from "./session-state";

/** What was typed, by the names of the fields. */
export type Texts = Readonly<Record<string, string>>;

/** Where a form stands and what was typed into it; never a code or a password, which no such form takes. */
export type FormAtWork = {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly subTab?: string | undefined;
  readonly texts: Texts;
};

/** A form that a time-out interrupted, and whose it is. */
export type UnfinishedForm = FormAtWork & { readonly loginId: string };

/** Keeps what was typed when the session timed out, for the same user in the same tab; every other end forgets it. */
export class UnfinishedForms {
  constructor(
    private readonly kept: Kept<UnfinishedForm>,
    private readonly state: SessionState,
  ) {}

  /** @param form what was being filled in; without one, what was kept before and not asked for yet stays. */
  async sessionEnded(form: FormAtWork | undefined): Promise<void> {
    const { session, ended } = this.state;
    if (ended?.why !== "expired" && ended?.why !== "timeout") return this.forget();
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
