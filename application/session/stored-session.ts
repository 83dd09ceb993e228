import type { Session } from "./session-port";

/** What a reload of the page needs to go on. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly session: Session;
  readonly startedAt: number;
  readonly lastActivityAt: number;
};
