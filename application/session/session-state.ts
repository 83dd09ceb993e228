import { EXTENSION_SECONDS } from "../../domain/session/session-clock";
import type { SessionEnd } from "../ports/bank-failure";
import { token } from "../ports/token";
import type { Session } from "./session-port";

/** Why nobody is signed in any more; `signedOut` is the user's own wish, `expired` the countdown's end. */
export type EndOfSession = { readonly why: SessionEnd | "signedOut" | "expired"; readonly message: string | undefined };

/**
 * Who is signed in, since when, and why it ended. The client of the bank reads the session id here and reports activity and endings;
 * services read it too; so neither depends on the other.
 */
export class SessionState {
  session: Session | undefined;
  ended: EndOfSession | undefined;
  startedAt = 0;
  /** When the last successful call was answered (specification 1, section 4), as `Clock.elapsed` has it; so is `startedAt`. */
  lastActivityAt = 0;
  /** How long the session lasts from that call on. */
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

  /** Keep Me Logged In: a shorter time, until the next ordinary call gives the full one again (specification 1, section 4). */
  extend(now: number): void {
    this.lastActivityAt = now;
    this.allowedSeconds = EXTENSION_SECONDS;
  }

  /** What another tab did; what is older than what was done here changes nothing. */
  follow(at: number, allowedSeconds: number): void {
    if (at <= this.lastActivityAt) return;
    this.lastActivityAt = at;
    this.allowedSeconds = allowedSeconds;
  }

  /** The first reason given stands: a late answer does not rewrite it. */
  end(why: EndOfSession["why"], message?: string): void {
    if (this.session && !this.ended) this.ended = { why, message };
  }
}

/** Whether nobody used the session for too long, noticed by this client or by the bank. */
export const hasTimedOut = ({ ended }: Pick<SessionState, "ended">): boolean =>
  ended?.why === "expired" || ended?.why === "timeout";

export const SessionStateToken = token<SessionState>("SessionState");
