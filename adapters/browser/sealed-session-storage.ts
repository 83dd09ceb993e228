import type { Log } from "../../application/ports/log";
import type { StoredSession, StoredSessionPort } from "../../application/session/stored-session-port";
import type { SealedText } from "./sealed-text";

/** Raised whenever {@link StoredSession} changes: what an older version wrote is not read. */
const VERSION = 1;

/** Where nothing can be sealed nothing is stored: the session then lives in memory, until the page is left. */
export class SealedSessionStorage implements StoredSessionPort {
  constructor(
    private readonly sealed: SealedText,
    private readonly log: Log,
  ) {}

  save: StoredSessionPort["save"] = (stored) =>
    this.attempt("save", () => this.sealed.save(JSON.stringify({ version: VERSION, stored })));

  load: StoredSessionPort["load"] = () =>
    this.attempt("load", async () => {
      const text = await this.sealed.load();
      return text === undefined ? undefined : toStored(text);
    });

  clear: StoredSessionPort["clear"] = () => this.attempt("clear", () => this.sealed.clear());

  private async attempt<T>(what: string, task: () => Promise<T>): Promise<T | undefined> {
    try {
      return await task();
    } catch {
      this.log.warn(`session storage: ${what}`, { kind: "unavailable" });
      return undefined;
    }
  }
}

function toStored(text: string): StoredSession | undefined {
  // Only this class, with this version, could have sealed it.
  const { version, stored } = JSON.parse(text) as { version: number; stored: StoredSession };
  return version === VERSION ? stored : undefined;
}
