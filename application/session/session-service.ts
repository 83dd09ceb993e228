import { fail, ok, type Result } from "../../domain/result";
import { deadlineAfter, secondsLeft } from "../../domain/session/session-clock";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { Clock } from "../ports/clock";
import type { Kept } from "../ports/kept";
import type { OtherTabsPort } from "./other-tabs-port";
import type { Candidate, Session, SessionPort } from "./session-port";
import type { SessionSharingPort } from "./session-sharing-port";
import type { SessionState } from "./session-state";
import type { StoredSession } from "./stored-session";

/**
 * Dependencies of the sign-in. The caller creates them with `new`, so that the sign-in page does not load the
 * container.
 */
export type SessionParts = {
  readonly bank: SessionPort;
  readonly state: SessionState;
  readonly stored: Kept<StoredSession>;
  readonly clock: Clock;
  readonly otherTabs: OtherTabsPort;
  readonly sharing: SessionSharingPort;
};

/** `timedOut`: this tab had a session that has expired. */
export type Restored = "signedIn" | "timedOut" | "signedOut";

/** Handles the sign-in, the session over a reload, the countdown, and every end of the session. */
export class SessionService {
  private announcedActivityAt = 0;
  private stopHearing: () => void = () => {};
  private stopOffering: () => void = () => {};

  constructor(private readonly parts: SessionParts) {}

  /** Returns the code step that follows the password. Its receipt is the session, which {@link begin} opens. */
  confirmation(candidate: Candidate): ProtectedAction<Session> {
    const { bank } = this.parts;
    let opened: Session | undefined;
    const otp: OtpPort = {
      send: () => bank.sendSignInCode(candidate),
      check: async (code) => {
        const checked = await bank.checkSignInCode(candidate, code);
        opened = checked.ok ? checked.value : undefined;
        return checked.ok || checked.failure.kind === "incomplete" ? ok(undefined) : fail(checked.failure);
      },
    };
    const submit = async () => (opened ? ok(opened) : fail({ kind: "incomplete" as const }));
    return new ProtectedAction(otp, { prepare: () => ({ intent: undefined, submit }) });
  }

  async begin(session: Session): Promise<void> {
    const now = this.parts.clock.elapsed();
    this.parts.state.begin(session, now);
    this.announcedActivityAt = now;
    this.hearOtherTabs(session);
    await this.save();
  }

  /**
   * Continues the session of this tab after a reload, or joins the session of another tab.
   * Deletes a stored session that is older than its timeout (specification 1, section 4), unless another tab still uses
   * it, because the browser may have discarded this tab meanwhile.
   */
  async restore(): Promise<Restored> {
    const { stored, sharing } = this.parts;
    const own = await stored.load();
    if (own && this.isCurrent(own)) return this.continue(own);
    const shared = (await sharing.obtain()) ? await stored.load() : undefined;
    if (shared && this.isCurrent(shared)) return this.continue(shared);
    if (!own) return "signedOut";
    await stored.clear();
    return "timedOut";
  }

  private isCurrent({ session, lastActivityAt }: StoredSession): boolean {
    return Math.abs(this.parts.clock.elapsed() - lastActivityAt) < session.timeoutSeconds * 1000;
  }

  private continue({ session, startedAt, lastActivityAt }: StoredSession): "signedIn" {
    const { state, clock } = this.parts;
    // The computer's clock may have been set back since, so the stored time can be in the future.
    state.begin(session, startedAt, Math.min(lastActivityAt, clock.elapsed()));
    this.hearOtherTabs(session);
    return "signedIn";
  }

  /** Extends the session (Keep Me Logged In). */
  async refresh(): Promise<Result<void, BankFailure>> {
    const refreshed = await this.parts.bank.refresh();
    if (refreshed.ok) this.parts.state.extend(this.parts.clock.elapsed());
    return refreshed;
  }

  secondsLeft(): number {
    const { state, clock } = this.parts;
    return secondsLeft(deadlineAfter(state.lastActivityAt, state.allowedSeconds), clock.elapsed());
  }

  /**
   * Reports the seconds left about once a second and ends the session at zero, until the returned function is called.
   * Also updates the stored session: it follows the latest activity, and is deleted after any end of the session.
   * Meanwhile new tabs can join the session.
   */
  watch(told: (secondsLeft: number) => void): () => void {
    this.stopOffering();
    this.stopOffering = this.parts.sharing.offer(() => this.storeForNewTab());
    const stopTicking = this.parts.clock.everySecond(() => {
      const { state } = this.parts;
      if (!state.session) return;
      if (state.ended) return void this.forget();
      const left = this.secondsLeft();
      if (left === 0) void this.leave("expired");
      else if (state.lastActivityAt !== this.announcedActivityAt) this.tellActivity();
      told(left);
    });
    return () => {
      stopTicking();
      this.stopOffering();
    };
  }

  /** Stores the latest activity, which may be newer than the last tick. Returns false once the session has ended. */
  private async storeForNewTab(): Promise<boolean> {
    if (!this.isLive || this.secondsLeft() === 0) return false;
    await this.save();
    return this.isLive;
  }

  private get isLive(): boolean {
    const { session, ended } = this.parts.state;
    return session !== undefined && ended === undefined;
  }

  /**
   * Signs out, on the user's wish or after a forced logout. The screen does not wait for the bank, which may never
   * answer.
   */
  signOut(): Promise<void> {
    return this.leave("signedOut");
  }

  private async leave(why: "signedOut" | "expired"): Promise<void> {
    const { bank, state, otherTabs } = this.parts;
    const { isLive } = this;
    const told = isLive ? bank.signOut() : undefined;
    state.end(why);
    const forgotten = this.forget();
    if (isLive && state.session) otherTabs.announce(state.session.user.loginId, { is: "left", why });
    await forgotten;
    await told;
  }

  /**
   * Synchronizes the countdown with other tabs, so that an idle tab neither warns nor signs out a user who works in
   * another one.
   */
  private hearOtherTabs({ user }: Session): void {
    const { otherTabs, state } = this.parts;
    this.stopHearing();
    this.stopHearing = otherTabs.hear(user.loginId, (news) => {
      if (news.is === "used") return state.follow(news.at, news.allowedSeconds);
      state.end(news.why);
      void this.forget();
    });
  }

  private tellActivity(): void {
    const { state, otherTabs } = this.parts;
    const { session, lastActivityAt: at, allowedSeconds } = state;
    this.announcedActivityAt = at;
    void this.save();
    if (session) otherTabs.announce(session.user.loginId, { is: "used", at, allowedSeconds });
  }

  private forget(): Promise<void> {
    this.stopHearing();
    this.stopOffering();
    return this.parts.stored.clear();
  }

  private async save(): Promise<void> {
    const { session, startedAt, lastActivityAt } = this.parts.state;
    if (!session) return;
    await this.parts.stored.save({ session, startedAt, lastActivityAt });
  }
}
