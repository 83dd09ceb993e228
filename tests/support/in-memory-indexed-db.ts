/** A minimal `indexedDB` with the operations of a key vault. Each request answers in a later microtask. */
export class InMemoryIndexedDb {
  /** The records of each store, by the name of its database and its own name. */
  readonly records = new Map<string, Map<unknown, unknown>>();
  /** Number of connections that are open. */
  connections = 0;
  /** If set, every request for a record fails with it. */
  failure: Error | undefined;

  open(database: string, version: number) {
    const isNew = version === 1 && ![...this.records.keys()].some((name) => name.startsWith(`${database}/`));
    const connection = {
      createObjectStore: (store: string) => void this.records.set(`${database}/${store}`, new Map()),
      transaction: (store: string, mode: string) => ({
        objectStore: (name: string) => this.store(`${database}/${store === name ? name : ""}`, mode),
      }),
      close: () => {
        this.connections -= 1;
      },
    };
    const opening = { ...aRequest(connection), onupgradeneeded: () => {} };
    queueMicrotask(() => {
      this.connections += 1;
      if (isNew) opening.onupgradeneeded();
      opening.onsuccess();
    });
    return opening;
  }

  private store(name: string, mode: string) {
    const records = this.records.get(name);
    if (!records) throw new DOMException("", "NotFoundError");
    if (mode !== "readonly" && mode !== "readwrite") throw new TypeError("Unknown mode");
    const request = (run: () => unknown, isWrite: boolean) => {
      if (isWrite && mode !== "readwrite") throw new DOMException("", "ReadOnlyError");
      const made = aRequest(this.failure ? undefined : run(), this.failure);
      queueMicrotask(() => (this.failure ? made.onerror() : made.onsuccess()));
      return made;
    };
    return {
      get: (id: unknown) => request(() => records.get(id), false),
      put: (value: unknown, id: unknown) => request(() => records.set(id, value) && id, true),
      delete: (id: unknown) => request(() => void records.delete(id), true),
    };
  }
}

const aRequest = <T>(result: T, error?: Error) => ({ result, error, onsuccess: () => {}, onerror: () => {} });
