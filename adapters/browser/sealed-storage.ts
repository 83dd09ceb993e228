import type { Log } from "../../application/ports/log";
import type { ObjectStorage } from "../../application/ports/object-storage";
import type { SealedText } from "./sealed-text";

/** Increase this number when the format of a stored object changes. Data of older versions is ignored. */
const VERSION = 2;

/** Keeps one object until the page is left. */
export type PageMemory<Value> = { kept?: Value | undefined };

/** Stores an object encrypted. If the browser refuses it, or it is too large, only the page's memory keeps it. */
export class SealedStorage<Value> implements ObjectStorage<Value> {
  constructor(
    private readonly sealed: SealedText,
    private readonly log: Log,
    /** Absent for objects that another object in memory has anyway. */
    private readonly memory?: PageMemory<Value>,
  ) {}

  save: ObjectStorage<Value>["save"] = async (stored) => {
    this.remember(stored);
    await this.attempt("save", async () => {
      await this.sealed.save(JSON.stringify({ version: VERSION, stored }));
      this.remember(undefined);
    });
  };

  load: ObjectStorage<Value>["load"] = async () =>
    this.memory?.kept ??
    this.attempt("load", async () => {
      const text = await this.sealed.load();
      return text === undefined ? undefined : toStored<Value>(text);
    });

  clear: ObjectStorage<Value>["clear"] = () => {
    this.remember(undefined);
    return this.attempt("clear", () => this.sealed.clear());
  };

  private remember(stored: Value | undefined): void {
    if (this.memory) this.memory.kept = stored;
  }

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
