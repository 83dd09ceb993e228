import type { Kept } from "../../application/ports/kept";

export class InMemoryKept<Thing> implements Kept<Thing> {
  kept: Thing | undefined;

  async save(thing: Thing): Promise<void> {
    this.kept = thing;
  }

  async load(): Promise<Thing | undefined> {
    return this.kept;
  }

  async clear(): Promise<void> {
    this.kept = undefined;
  }
}
