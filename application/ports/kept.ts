/** One thing kept for this tab over a reload, unreadable to whoever opens the browser's storage (specification 1, section 3). */
export interface Kept<Thing> {
  save(thing: Thing): Promise<void>;
  /** Undefined when there is none, or none that can still be opened. */
  load(): Promise<Thing | undefined>;
  /** Destroys the key with the text, so that no copy of the text can ever be opened. */
  clear(): Promise<void>;
}
