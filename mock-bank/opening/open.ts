import { explainConnection } from "../database/explain-connection";
import type { OpenBank } from "../database/open-bank";
import { openPostgres, type PostgresLimits } from "../database/postgres";
import { addressesIn } from "../database/primary";
import { grantToBank } from "../database/safe-server";
import type { Logger } from "../system/log";
import { openFolder } from "./embedded";
import { migrateToLatest } from "./migrate";

export type Store = {
  /** `postgres://…`: a PostgreSQL server, shared by any number of processes. */
  readonly url?: string | undefined;
  /** Connects to the same database as the owner of its tables, if `url` names another role. Used for migrations only. */
  readonly ownerUrl?: string | undefined;
  /** Shorter limits for tests. */
  readonly limits?: Partial<PostgresLimits> | undefined;
  /** Without `url`: the folder of the embedded database, for one process. */
  readonly folder: string;
  /** Receives lost connections to the server, and the warning before an update of the tables. */
  readonly log?: Logger | undefined;
};

/**
 * Opens the bank's database and migrates its tables.
 * @throws an error for the operator if the folder is open in another process, or the server cannot be used
 */
export async function openDatabase({ url, ownerUrl, limits, folder, log }: Store): Promise<OpenBank> {
  if (url && ownerUrl) await migrateAsOwner(ownerUrl, roleOf(url), log);
  const bank = url ? openPostgres(url, limits, log) : await openFolder(folder);
  try {
    await migrateToLatest(bank.db, { log });
  } catch (error) {
    await bank.close();
    throw url ? explainConnection(error, "DATABASE_URL", url) : error;
  }
  return bank;
}

async function migrateAsOwner(ownerUrl: string, role: string, log: Logger | undefined): Promise<void> {
  const owner = openPostgres(ownerUrl, {}, log);
  try {
    await migrateToLatest(owner.db, { log, finish: (tx) => grantToBank(tx, role) });
  } catch (error) {
    throw explainConnection(error, "MIGRATION_DATABASE_URL", ownerUrl);
  } finally {
    await owner.close();
  }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(addressesIn(url)[0] ?? url).username);
