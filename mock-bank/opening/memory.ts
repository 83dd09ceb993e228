import type { OpenBank } from "../database/open-bank";
import { openPglite, openPgliteInThread } from "../database/pglite";
import { type Snapshot, snapshotOf } from "../database/snapshot";
import { migrateToLatest } from "./migrate";

/** A database with tables and control accounts. */
export const emptySnapshot: Snapshot = {
  name: "empty",
  madeBy: ["database", "ledger", "lookups", "opening"],
  prepare: (db) => migrateToLatest(db),
};

/** Opens a bank in memory without companies. Its database is gone when it is closed. */
export async function openMemoryDatabaseInThread(): Promise<OpenBank> {
  return openPgliteInThread({ from: await snapshotOf(emptySnapshot) });
}

/** Like {@link openMemoryDatabaseInThread}, but in this thread, for tests. Takes a fraction of a second. */
export async function openMemoryDatabase(): Promise<OpenBank> {
  return openPglite({ from: await snapshotOf(emptySnapshot) });
}
