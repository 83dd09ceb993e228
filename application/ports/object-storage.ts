/** Stores one object for this tab over a reload, encrypted in the browser's storage (specification 1, section 3). */
export interface ObjectStorage<Value> {
  save(value: Value): Promise<void>;
  /** Returns undefined if there is no object, or if it cannot be decrypted. */
  load(): Promise<Value | undefined>;
  /** Destroys the key and the text, so that no copy of the text can ever be decrypted. */
  clear(): Promise<void>;
}
