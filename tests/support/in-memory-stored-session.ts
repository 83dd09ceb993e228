import type { StoredSession, StoredSessionPort } from "../../application/session/stored-session-port";

export class InMemoryStoredSession implements StoredSessionPort {
  kept: StoredSession | undefined;

  async save(stored: StoredSession): Promise<void> {
    this.kept = stored;
  }

  async load(): Promise<StoredSession | undefined> {
    return this.kept;
  }

  async clear(): Promise<void> {
    this.kept = undefined;
  }
}
