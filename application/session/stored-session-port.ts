import { token } from "../ports/token";
import type { Session } from "./session-port";

/** What a reload of the page needs to go on. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly session: Session;
  readonly startedAt: number;
  readonly lastActivityAt: number;
};

/** Keeps the session of this tab over a reload, unreadable to whoever opens the browser's storage (specification 1, section 3). */
export interface StoredSessionPort {
  save(stored: StoredSession): Promise<void>;
  /** Undefined when there is none, or none that can still be opened. */
  load(): Promise<StoredSession | undefined>;
  /** Destroys the key with the text, so that no copy of the text can ever be opened. */
  clear(): Promise<void>;
}
export const StoredSessionPort = token<StoredSessionPort>("StoredSessionPort");
