import { fail, ok, type Result } from "../../domain/result";
import { deadlineAfter, secondsLeft } from "../../domain/session/session-clock";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { Clock } from "../ports/clock";
import type { ObjectStorage } from "../ports/object-storage";
import type { OtherTabsPort } from "./other-tabs-port";
import type { Candidate, Session, SessionPort } from "./session-port";
import type { SessionSharingPort } from "./session-sharing-port";
import type { SessionState } from "./session-state";

/**
 * Dependencies of the sign-in. The caller creates them with `new`, so that the sign-in page does not load the
 * container.
 */
export type SessionDependencies = {
  readonly bank: SessionPort;
  readonly state: SessionState;
  readonly stored: ObjectStorage<StoredSession>;
  readonly clock: Clock;
  readonly otherTabs: OtherTabsPort;
  readonly sharing: SessionSharingPort;
};

/** `timedOut`: this tab had a session that has expired. */
export type RestoreOutcome = "signedIn" | "timedOut" | "signedOut";

/** Handles the sign-in, the session over a reload, the countdown, and every end of the session. */
export class SessionService {
  private announcedActivityAt = 0;
  private stopListening: () => void = () => {};
  private stopOffering: () => void = () => {};

  constructor(private readonly dependencies: SessionDependencies) {}

  /** Returns the code step that follows the password. Its receipt is the session, which {@link begin} opens. */
  confirmation(candidate: Candidate): ProtectedAction<Session> {
    const { bank } = this.dependencies;
    let openedSession: Session | undefined;
    const otp: OtpPort = {
      send: () => bank.sendSignInCode(candidate),
      check: async (code) => {
        const checked = await bank.checkSignInCode(candidate, code);
        openedSession = checked.ok ? checked.value : undefined;
        return checked.ok || checked.failure.kind === "incomplete" ? ok(undefined) : fail(checked.failure);
      },
    };
    const submit = async () => (openedSession ? ok(openedSession) : fail({ kind: "incomplete" as const }));
    return new ProtectedAction(otp, { prepare: () => ({ intent: undefined, submit }) });
  }

  async begin(session: Session): Promise<void> {
    const now = this.dependencies.clock.elapsed();
    this.dependencies.state.begin(session, now);
    this.announcedActivityAt = now;
    this.listenToOtherTabs(session);
    await this.save();
  }

  /**
   * Continues the session of this tab after a reload, or joins the session of another tab.
   * Deletes a stored session that is older than its timeout (specification 1, section 4), unless another tab still uses
   * it, because the browser may have discarded this tab meanwhile.
   */
  async restore(): Promise<RestoreOutcome> {
    const { stored, sharing } = this.dependencies;
    const own = await stored.load();
    if (own && this.isCurrent(own)) return this.continue(own);
    const shared = (await sharing.obtain()) ? await stored.load() : undefined;
    if (shared && this.isCurrent(shared)) return this.continue(shared);
    if (!own) return "signedOut";
    await stored.clear();
    return "timedOut";
  }

  private isCurrent({ session, lastActivityAt }: StoredSession): boolean {
    return Math.abs(this.dependencies.clock.elapsed() - lastActivityAt) < session.timeoutSeconds * 1000;
  }

  private continue({ session, startedAt, lastActivityAt }: StoredSession): "signedIn" {
    const { state, clock } = this.dependencies;
    // The computer's clock may have been set back since, so the stored time can be in the future.
    state.begin(session, startedAt, Math.min(lastActivityAt, clock.elapsed()));
    this.listenToOtherTabs(session);
    return "signedIn";
  }

  /** Extends the session (Keep Me Logged In). */
  async refresh(): Promise<Result<void, BankFailure>> {
    const refreshed = await this.dependencies.bank.refresh();
    if (refreshed.ok) this.dependencies.state.extend(this.dependencies.clock.elapsed());
    return refreshed;
  }

  secondsLeft(): number {
    const { state, clock } = this.dependencies;
    return secondsLeft(deadlineAfter(state.lastActivityAt, state.allowedSeconds), clock.elapsed());
  }

  /**
   * Reports the seconds left about once a second and ends the session at zero, until the returned function is called.
   * Also updates the stored session: it follows the latest activity, and is deleted after any end of the session.
   * Meanwhile new tabs can join the session.
   */
  watch(onSecondsLeft: (secondsLeft: number) => void): () => void {
    this.stopOffering();
    this.stopOffering = this.dependencies.sharing.offer(() => this.storeForNewTab());
    const stopTicking = this.dependencies.clock.everySecond(() => {
      const { state } = this.dependencies;
      if (!state.session) return;
      if (state.ended) return void this.clearStored();
      const left = this.secondsLeft();
      if (left === 0) void this.leave("expired");
      else if (state.lastActivityAt !== this.announcedActivityAt) this.announceActivity();
      onSecondsLeft(left);
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
    const { session, ended } = this.dependencies.state;
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
    const { bank, state, otherTabs } = this.dependencies;
    const { isLive } = this;
    const signOutCall = isLive ? bank.signOut() : undefined;
    state.end(why);
    const clearing = this.clearStored();
    if (isLive && state.session) otherTabs.announce(state.session.user.loginId, { kind: "left", why });
    await clearing;
    await signOutCall;
  }

  /**
   * Synchronizes the countdown with other tabs, so that an idle tab neither warns nor signs out a user who works in
   * another one.
   */
  private listenToOtherTabs({ user }: Session): void {
    const { otherTabs, state } = this.dependencies;
    this.stopListening();
    this.stopListening = otherTabs.listen(user.loginId, (message) => {
      if (message.kind === "used") return state.follow(message.at, message.allowedSeconds);
      state.end(message.why);
      void this.clearStored();
    });
  }

  private announceActivity(): void {
    const { state, otherTabs } = this.dependencies;
    const { session, lastActivityAt: at, allowedSeconds } = state;
    this.announcedActivityAt = at;
    void this.save();
    if (session) otherTabs.announce(session.user.loginId, { kind: "used", at, allowedSeconds });
  }

  private clearStored(): Promise<void> {
    this.stopListening();
    this.stopOffering();
    return this.dependencies.stored.clear();
  }

  private async save(): Promise<void> {
    const { session, startedAt, lastActivityAt } = this.dependencies.state;
    if (!session) return;
    await this.dependencies.stored.save({ session, startedAt, lastActivityAt });
  }
}

/** The data needed to continue after a reload. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly session: Session;
  readonly startedAt: number;
  readonly lastActivityAt: number;
};
