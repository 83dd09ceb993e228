/** Stores keys that scripts can use but cannot read. */
export interface KeyVault {
  get(id: string): Promise<CryptoKey | undefined>;
  put(id: string, key: CryptoKey): Promise<void>;
  delete(id: string): Promise<void>;
}

const DATABASE = "corporate-banking";
const STORE = "keys";

/** Stores non-extractable keys in IndexedDB, which keeps them over a reload without exposing their bytes. */
export class IndexedDbKeys implements KeyVault {
  async get(id: string): Promise<CryptoKey | undefined> {
    const found: unknown = await this.request("readonly", (keys) => keys.get(id));
    return found instanceof CryptoKey ? found : undefined;
  }

  async put(id: string, key: CryptoKey): Promise<void> {
    await this.request("readwrite", (keys) => keys.put(key, id));
  }

  async delete(id: string): Promise<void> {
    await this.request("readwrite", (keys) => keys.delete(id));
  }

  private async request<T>(mode: IDBTransactionMode, request: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await openDatabase();
    try {
      return await answerOf(request(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return answerOf(opening);
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
