import type { Log } from "../../application/ports/log";
import type { ObjectStorage } from "../../application/ports/object-storage";
import type { SealedText } from "./sealed-text";

/** Increase this number when the format of a stored object changes. Data of older versions is ignored. */
const VERSION = 2;

/**
 * Stores an object encrypted. Without encrypted storage nothing is stored, and the object only lives in memory until
 * the page is left.
 */
export class SealedStorage<Value> implements ObjectStorage<Value> {
  constructor(
    private readonly sealed: SealedText,
    private readonly log: Log,
  ) {}

  save: ObjectStorage<Value>["save"] = (stored) =>
    this.attempt("save", () => this.sealed.save(JSON.stringify({ version: VERSION, stored })));

  load: ObjectStorage<Value>["load"] = () =>
    this.attempt("load", async () => {
      const text = await this.sealed.load();
      return text === undefined ? undefined : toStored<Value>(text);
    });

  clear: ObjectStorage<Value>["clear"] = () => this.attempt("clear", () => this.sealed.clear());

  private async attempt<T>(what: string, task: () => Promise<T>): Promise<T | undefined> {
    try {
      return await task();
    } catch {
      this.log.warn(`session storage: ${what}`, { kind: "unavailable" });
      return undefined;
    }
  }
}

function toStored<Thing>(text: string): Thing | undefined {
  // Only this class, with this version, can have encrypted this text.
  const { version, stored } = JSON.parse(text) as { version: number; stored: Thing };
  return version === VERSION ? stored : undefined;
}
