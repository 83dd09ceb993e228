import type { Session } from "./session-port";

/** The data needed to continue after a reload. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly session: Session;
  readonly startedAt: number;
  readonly lastActivityAt: number;
};
