import { migrateToLatest } from "./migrate";
import type { OpenBank } from "./open-bank";
import { openPglite } from "./pglite";
import { type Snapshot, snapshotOf } from "./snapshot";

/** Tables and control accounts. */
export const emptySnapshot: Snapshot = {
  name: "empty",
  madeBy: ["database", "ledger"],
  prepare: migrateToLatest,
};

/** A bank without companies that lives in memory: what tests start from, in a fraction of a second. */
export async function openMemoryDatabase(): Promise<OpenBank> {
  return openPglite({ from: await snapshotOf(emptySnapshot) });
}
