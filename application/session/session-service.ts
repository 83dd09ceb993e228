import { fail, ok, type Result } from "../../domain/result";
import { deadlineAfter, secondsLeft } from "../../domain/session/session-clock";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { Clock } from "../ports/clock";
import type { Kept } from "../ports/kept";
import type { OtherTabsPort } from "./other-tabs-port";
import type { Candidate, Session, SessionPort } from "./session-port";
import type { SessionState } from "./session-state";
import type { StoredSession } from "./stored-session";

/** What signing in needs; made with plain `new`, so that the sign-in page loads no container. */
export type SessionParts = {
  readonly bank: SessionPort;
  readonly state: SessionState;
  readonly stored: Kept<StoredSession>;
  readonly clock: Clock;
  readonly otherTabs: OtherTabsPort;
};

/** Signing in, staying signed in over a reload, the countdown, and every way it ends. */
export class SessionService {
  private savedActivityAt = 0;
  private stopHearing: () => void = () => {};

  constructor(private readonly parts: SessionParts) {}

  authenticate: SessionPort["authenticate"] = (credentials) => this.parts.bank.authenticate(credentials);

  /** The code that follows the password; its receipt is the session, which {@link begin} opens. */
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
    this.parts.state.begin(session, this.parts.clock.elapsed());
    this.hearOtherTabs(session);
    await this.save();
  }

  /** Whether a reload may go on as signed in; what is older than its time-out is dropped (specification 1, section 4). */
  async restore(): Promise<boolean> {
    const { stored, state, clock } = this.parts;
    const found = await stored.load();
    if (!found) return false;
    const { session, startedAt, lastActivityAt } = found;
    const age = clock.elapsed() - lastActivityAt;
    if (Math.abs(age) >= session.timeoutSeconds * 1000) {
      await stored.clear();
      return false;
    }
    // The computer's clock may have been set back a little since.
    state.begin(session, startedAt, Math.min(lastActivityAt, clock.elapsed()));
    this.hearOtherTabs(session);
    return true;
  }

  /** Keep Me Logged In. */
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
   * Tells the seconds left about once a second and ends the session when there are none, until the returned function is called.
   * What is stored follows: the latest activity while the session lives, nothing once it has ended, whoever ended it.
   */
  watch(told: (secondsLeft: number) => void): () => void {
    return this.parts.clock.everySecond(() => {
      const { state } = this.parts;
      if (!state.session) return;
      if (state.ended) return void this.forget();
      const left = this.secondsLeft();
      if (left === 0) void this.leave("expired");
      else if (state.lastActivityAt !== this.savedActivityAt) this.tellActivity();
      told(left);
    });
  }

  /** The user's own wish, or the end of a forced logout. The screen does not wait for the bank, which may never answer. */
  signOut(): Promise<void> {
    return this.leave("signedOut");
  }

  private async leave(why: "signedOut" | "expired"): Promise<void> {
    const { bank, state, otherTabs } = this.parts;
    const isLive = state.session !== undefined && state.ended === undefined;
    const told = isLive ? bank.signOut() : undefined;
    state.end(why);
    const forgotten = this.forget();
    if (isLive && state.session) otherTabs.announce(state.session.user.loginId, { is: "left", why });
    await forgotten;
    await told;
  }

  /** One session, one countdown: whoever works in one tab is neither warned nor signed out by another that lies idle. */
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
    void this.save();
    if (session) otherTabs.announce(session.user.loginId, { is: "used", at, allowedSeconds });
  }

  private forget(): Promise<void> {
    this.stopHearing();
    return this.parts.stored.clear();
  }

  private async save(): Promise<void> {
    const { session, startedAt, lastActivityAt } = this.parts.state;
    if (!session) return;
    this.savedActivityAt = lastActivityAt;
    await this.parts.stored.save({ session, startedAt, lastActivityAt });
  }
}
