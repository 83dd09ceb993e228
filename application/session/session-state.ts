import { EXTENSION_SECONDS } from "../../domain/session/session-clock";
import type { SessionEnd } from "../ports/bank-failure";
import { token } from "../ports/token";
import type { Session } from "./session-port";

/** The reason why the session ended; `signedOut`: the user signed out, `expired`: the countdown ended. */
export type EndOfSession = { readonly why: SessionEnd | "signedOut" | "expired"; readonly message: string | undefined };

/**
 * The current user's session, its activity, and the reason of its end.
 * The bank client reads the session id and reports activity and ends of the session. Services read the state. So
 * neither depends on the other.
 */
export class SessionState {
  session: Session | undefined;
  ended: EndOfSession | undefined;
  startedAt = 0;
  /** Time of the last successful answer (specification 1, section 4), measured by `Clock.elapsed`, like `startedAt`. */
  lastActivityAt = 0;
  /** Seconds that the session lasts after the last activity. */
  allowedSeconds = 0;

  begin(session: Session, startedAt: number, lastActivityAt: number = startedAt): void {
    this.session = session;
    this.ended = undefined;
    this.startedAt = startedAt;
    this.lastActivityAt = lastActivityAt;
    this.allowedSeconds = session.timeoutSeconds;
  }

  touch(now: number): void {
    if (!this.session) return;
    this.lastActivityAt = now;
    this.allowedSeconds = this.session.timeoutSeconds;
  }

  /**
   * Extends the session after Keep Me Logged In: for a shorter time, until the next ordinary call restores the full
   * time (specification 1, section 4).
   */
  extend(now: number): void {
    this.lastActivityAt = now;
    this.allowedSeconds = EXTENSION_SECONDS;
  }

  /** Applies activity of another tab. Ignores activity that is older than that of this tab. */
  follow(at: number, allowedSeconds: number): void {
    if (at <= this.lastActivityAt) return;
    this.lastActivityAt = at;
    this.allowedSeconds = allowedSeconds;
  }

  /** Keeps the first reason, so that a late answer cannot overwrite it. */
  end(why: EndOfSession["why"], message?: string): void {
    if (this.session && !this.ended) this.ended = { why, message };
  }
}

/** Returns whether the session ended because of inactivity, detected by this client or by the bank. */
export const hasTimedOut = ({ ended }: Pick<SessionState, "ended">): boolean =>
  ended?.why === "expired" || ended?.why === "timeout";

export const SessionStateToken = token<SessionState>("SessionState");
