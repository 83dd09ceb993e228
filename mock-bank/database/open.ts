import { openFolder } from "./embedded";
import { migrateToLatest } from "./migrate";
import type { OpenBank } from "./open-bank";
import { openPostgres, type PostgresLimits } from "./postgres";
import { addressesIn } from "./primary";
import { grantToBank } from "./safe-server";

export type Store = {
  /** `postgres://…`: a PostgreSQL server, shared by any number of processes. */
  readonly url?: string | undefined;
  /** Connects to the same database as the owner of its tables, if `url` names another role. Used for migrations only. */
  readonly ownerUrl?: string | undefined;
  /** Shorter limits for tests. */
  readonly limits?: Partial<PostgresLimits> | undefined;
  /** Without `url`: the folder of the embedded database, for one process. */
  readonly folder: string;
};

/**
 * Opens the bank's database and migrates its tables.
 * @throws if the folder is open in another process, or the server does not answer
 */
export async function openDatabase({ url, ownerUrl, limits, folder }: Store): Promise<OpenBank> {
  if (url && ownerUrl) await migrateAsOwner(ownerUrl, roleOf(url));
  const bank = url ? openPostgres(url, limits) : await openFolder(folder);
  try {
    await migrateToLatest(bank.db);
  } catch (error) {
    await bank.close();
    throw error;
  }
  return bank;
}

async function migrateAsOwner(ownerUrl: string, role: string): Promise<void> {
  const owner = openPostgres(ownerUrl);
  try {
    await migrateToLatest(owner.db);
    await grantToBank(owner.db, role);
  } finally {
    await owner.close();
  }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(addressesIn(url)[0] ?? url).username);
