import { migrateToLatest } from "./migrate";
import type { OpenBank } from "./open-bank";
import { openPglite, openPgliteInThread } from "./pglite";
import { type Snapshot, snapshotOf } from "./snapshot";

/** A database with tables and control accounts. */
export const emptySnapshot: Snapshot = {
  name: "empty",
  madeBy: ["database", "ledger"],
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
