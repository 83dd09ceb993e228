import type { ObjectStorage } from "../../application/ports/object-storage";

export class InMemoryObjectStorage<Thing> implements ObjectStorage<Thing> {
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
