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
  /** Milliseconds since 1970 of the last successful call (specification 1, section 4). */
  lastActivityAt = 0;

  begin(session: Session, now: number): void {
    this.session = session;
    this.ended = undefined;
    this.lastActivityAt = now;
  }

  touch(now: number): void {
    if (this.session) this.lastActivityAt = now;
  }

  /** The first reason given stands: a late answer does not rewrite it. */
  end(why: EndOfSession["why"], message?: string): void {
    if (this.session && !this.ended) this.ended = { why, message };
  }
}
export const SessionStateToken = token<SessionState>("SessionState");
