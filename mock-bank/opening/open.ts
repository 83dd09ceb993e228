import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import { sql } from "kysely";
import { databaseIn, explainConnection } from "../database/explain-connection";
import type { OpenBank } from "../database/open-bank";
import { openPostgres, type PostgresLimits } from "../database/postgres";
import { addressesIn } from "../database/primary";
import { grantToBank } from "../database/safe-server";
import { inTransaction } from "../database/transaction";
import type { Logger } from "../system/log";
import { hasData, openFolder } from "./embedded";
import { appliedMigrations, type MigrationOptions, migrateToLatest, NO_TABLES, refuseOtherTables } from "./migrate";

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
  /** Runs before a new bank begins. */
  readonly onNew?: (() => void) | undefined;
  /** Runs before the tables of an older version are updated, and can refuse it by an error. */
  readonly beforeUpdate?: MigrationOptions["beforeUpdate"];
};

/**
 * Opens the bank's database and migrates its tables.
 * @throws an error for the operator if the folder is open in another process, or the server cannot be used
 */
export async function openDatabase(store: Store): Promise<OpenBank> {
  const { url, ownerUrl, limits, folder, log, onNew, beforeUpdate } = store;
  const bank = url ? openPostgres(url, limits, log) : await openFolder(folder, onNew);
  try {
    if (url && ownerUrl) await migrateAsOwner({ url, ownerUrl, log, onNew, beforeUpdate }, bank);
    await migrateToLatest(bank.db, { log, onNew, beforeUpdate });
  } catch (error) {
    const isOther = url && isDenied(error) && (await appliedMigrations(bank.db).catch(() => undefined))?.length === 0;
    await bank.close();
    if (isOther) throw new Error(`DATABASE_URL: ${databaseIn(url)} ${NO_TABLES}, or ${BEGIN}.`, { cause: error });
    throw url ? explainConnection(error, "DATABASE_URL", url) : error;
  }
  return bank;
}

const BEGIN = "set MIGRATION_DATABASE_URL to its owner's address to begin a bank there";

/** Whether the role lacks a privilege. */
const isDenied = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "42501";

/**
 * Opens a bank that exists, for the commands of operators: creates nothing and updates nothing.
 * @param why of the caller, such as "--audit"
 * @throws an error for the operator if there is no bank, or if its tables are of another version
 */
export async function openExisting({ url, limits, folder, log }: Store, why: string): Promise<OpenBank> {
  if (!url) refuseNewFolder(folder, why);
  const bank = url ? openPostgres(url, limits, log) : await openFolder(folder);
  try {
    await refuseOtherTables(bank.db, url ? `DATABASE_URL: ${databaseIn(url)}` : `DATA_DIR: ${resolve(folder)}`);
  } catch (error) {
    await bank.close();
    throw url ? explainConnection(error, "DATABASE_URL", url) : error;
  }
  return bank;
}

/** @throws an error for the operator if a bank would begin in the folder */
export function refuseNewFolder(folder: string, why: string): void {
  if (hasData(folder)) return;
  throw new Error(`DATA_DIR: there is no bank in ${resolve(folder)}. Correct DATA_DIR: ${why} begins no new bank.`);
}

type Addresses = Pick<Store, "log" | "onNew" | "beforeUpdate"> & { readonly url: string; readonly ownerUrl: string };

async function migrateAsOwner({ url, ownerUrl, ...options }: Addresses, bank: OpenBank): Promise<void> {
  const owner = openPostgres(ownerUrl, {}, options.log);
  const explain = (error: unknown): never => {
    throw explainConnection(error, "MIGRATION_DATABASE_URL", ownerUrl);
  };
  try {
    await sql`select 1`.execute(owner.db).catch(explain);
    if (!(await isSameDatabase(owner, bank))) throw new Error(otherDatabase(url, ownerUrl));
    await migrateToLatest(owner.db, { ...options, finish: (tx) => grantToBank(tx, roleOf(url)) }).catch(explain);
  } finally {
    await owner.close();
  }
}

const ADVISORY_KEY_MAX = 2 ** 47;

/** Whether a lock that one of them holds is taken for the other one. Names and addresses of one database can differ. */
const isSameDatabase = (one: OpenBank, other: OpenBank): Promise<boolean> =>
  inTransaction(one.db, async (tx) => {
    const key = randomInt(ADVISORY_KEY_MAX);
    await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
    const { rows } = await sql<{
      isFree: boolean;
    }>`select pg_try_advisory_xact_lock(${key}::bigint) as "isFree"`.execute(other.db);
    return rows[0]?.isFree === false;
  });

const otherDatabase = (url: string, ownerUrl: string): string =>
  `MIGRATION_DATABASE_URL names another database than DATABASE_URL: ${databaseIn(ownerUrl)} is not ` +
  `${databaseIn(url)}. Correct one of them; nothing was changed.`;

const roleOf = (url: string): string => decodeURIComponent(new URL(addressesIn(url)[0] ?? url).username);
