import { beforeEach, describe, expect, it, vi } from "vitest";
import { IndexedDbKeys } from "../../../adapters/browser/key-vault";
import { InMemoryIndexedDb } from "../../support/in-memory-indexed-db";

const STORE = "corporate-banking/keys";

let database: InMemoryIndexedDb;
let key: CryptoKey;

beforeEach(async () => {
  database = new InMemoryIndexedDb();
  vi.stubGlobal("indexedDB", database);
  key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
});

describe("the browser's store of keys", () => {
  it("a key is stored under its id, and another page reads it", async () => {
    await new IndexedDbKeys().put("key-1", key);
    expect([...database.records]).toEqual([[STORE, new Map([["key-1", key]])]]);
    expect(await new IndexedDbKeys().get("key-1")).toBe(key);
    expect(await new IndexedDbKeys().get("key-2")).toBeUndefined();
  });

  it("only the deleted key is removed", async () => {
    const keys = new IndexedDbKeys();
    await keys.put("key-1", key);
    await keys.put("key-2", key);
    await keys.delete("key-1");
    expect(database.records.get(STORE)).toEqual(new Map([["key-2", key]]));
  });

  it("a stored value that is not a key is not read", async () => {
    const keys = new IndexedDbKeys();
    await keys.put("key-1", key);
    database.records.get(STORE)?.set("key-1", { type: "secret" });
    expect(await keys.get("key-1")).toBeUndefined();
  });

  it("each call closes its connection, also if it fails", async () => {
    const keys = new IndexedDbKeys();
    await keys.put("key-1", key);
    await keys.get("key-1");
    database.failure = new Error("The disk is full");
    await expect(keys.put("key-2", key)).rejects.toThrow(database.failure);
    await expect(keys.get("key-1")).rejects.toThrow(database.failure);
    await expect(keys.delete("key-1")).rejects.toThrow(database.failure);
    expect(database.connections).toBe(0);
  });
});
