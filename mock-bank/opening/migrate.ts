import { setTimeout as sleep } from "node:timers/promises";
import { type Migration, sql } from "kysely";
import { firstRelease } from "../database/migrations/0001-first-release";
import { companyActivity } from "../database/migrations/0002-company-activity";
import { notices } from "../database/migrations/0003-notices";
import { nameCheck } from "../database/migrations/0004-name-check";
import { signingKeys } from "../database/migrations/0005-signing-keys";
import { legsAsJson } from "../database/migrations/0006-1.1-legs-as-json";
import { auditByOldProcesses } from "../database/migrations/0007-1.1-audit-by-old-processes";
import { smsOutbox } from "../database/migrations/0008-1.1-sms-outbox";
import { enrolments } from "../database/migrations/0009-1.1-enrolments";
import { samePayments } from "../database/migrations/0010-1.2-same-payments";
import { failedRuns } from "../database/migrations/0011-1.2-failed-runs";
import { sharedSettings } from "../database/migrations/0012-1.2-shared-settings";
import { papers } from "../database/migrations/0013-1.2-papers";
import { lessons } from "../database/migrations/0014-1.2-lessons";
import { cases } from "../database/migrations/0015-1.2-cases";
import { changedAccounts } from "../database/migrations/0016-1.2-changed-accounts";
import { writtenLessons } from "../database/migrations/0017-1.2-written-lessons";
import { indexesOfReturns } from "../database/migrations/0018-1.2-indexes-of-returns";
import { paidCards } from "../database/migrations/0019-1.2-paid-cards";
import { leftCompanies } from "../database/migrations/0020-1.2-left-companies";
import type { Connection, Database } from "../database/tables";
import { liftTimeLimit } from "../database/time-limit";
import { inTransaction } from "../database/transaction";
import { isLockTimeout } from "../database/unavailable";
import { createControlAccounts } from "../ledger/control-accounts";
import { refuseBrokenBooks } from "../ledger/refuse-broken-books";
import { setUsualRates } from "../lookups/e-levy";
import type { Logger } from "../system/log";

export type Migrations = Readonly<Record<string, Pick<Migration, "up">>>;

/**
 * In the order of their names, which contain the release. Never change a released migration; add another one that
 * corrects it. A migration keeps the tables usable for processes of the release before (`docs/decisions/migrations.md`).
 */
export const migrations: Migrations = {
  "0001-first-release": firstRelease,
  "0002-company-activity": companyActivity,
  "0003-notices": notices,
  "0004-name-check": nameCheck,
  "0005-signing-keys": signingKeys,
  "0006-1.1-legs-as-json": legsAsJson,
  "0007-1.1-audit-by-old-processes": auditByOldProcesses,
  "0008-1.1-sms-outbox": smsOutbox,
  "0009-1.1-enrolments": enrolments,
  "0010-1.2-same-payments": samePayments,
  "0011-1.2-failed-runs": failedRuns,
  "0012-1.2-shared-settings": sharedSettings,
  "0013-1.2-papers": papers,
  "0014-1.2-lessons": lessons,
  "0015-1.2-cases": cases,
  "0016-1.2-changed-accounts": changedAccounts,
  "0017-1.2-written-lessons": writtenLessons,
  "0018-1.2-indexes-of-returns": indexesOfReturns,
  "0019-1.2-paid-cards": paidCards,
  "0020-1.2-left-companies": leftCompanies,
};

/** Lock key, different from all other advisory locks of the bank. */
const MIGRATION_LOCK = 4_005;
/** Less than the second after which PostgreSQL ends one of several transactions that wait for each other. */
const TABLE_LOCK_MILLISECONDS = 800;
/** Shorter than `postgresLimits.lock_timeout`, after which calls of customers fail. */
const TABLE_LOCKS_SECONDS = 5;
const LOCK_ATTEMPTS_MAX = 20;
/** Calls go on in this pause. */
const LOCK_PAUSE_MILLISECONDS = 2_000;

export type MigrationOptions = {
  /** Others than those of this version, for tests of the update itself. */
  readonly migrations?: Migrations;
  /** Runs before an update and can refuse it by an error. */
  readonly beforeUpdate?: ((tx: Connection) => Promise<void>) | undefined;
  /** Receives the warning before an update. */
  readonly log?: Logger | undefined;
  /** Runs before the tables of a new bank are created. */
  readonly onNew?: (() => void) | undefined;
  /** Runs in the same transaction after the update. */
  readonly finish?: (tx: Connection) => Promise<void>;
};

/**
 * Updates tables, control accounts and rates to this version of the bank, all in one transaction. Tables that the next
 * release has updated stay as they are. Several processes can do it in parallel.
 * @throws an error for the operator if another version of the bank has made the tables, or if the books do not add up
 * after the update; nothing is changed then
 */
export async function migrateToLatest(db: Database, options: MigrationOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(db, options);
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS_MAX || !isLockTimeout(error)) throw error;
      await sleep(LOCK_PAUSE_MILLISECONDS);
    }
  }
}

const migrateOnce = (db: Database, options: MigrationOptions): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { migrations: known = migrations, beforeUpdate, log, onNew, finish } = options;
    await lockMigrations(tx);
    const applied = await appliedMigrations(tx);
    refuseOtherVersions(applied, known);
    const missing = Object.entries(known).filter(([name]) => !applied.includes(name));
    const isUpdate = applied.length > 0 && missing.length > 0;
    if (isUpdate) {
      await beforeUpdate?.(tx);
      // Fails for a role that may not update them, and while calls use them.
      await lockTables(tx);
      log?.warn({ event: "tables_update" }, updateWarning(missing.map(([name]) => name)));
    }
    if (missing.length > 0) await liftTimeLimit(tx);
    if (applied.length === 0) {
      await createRecords(tx);
      onNew?.();
    }
    for (const [name, { up }] of missing) {
      await up(tx);
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        tx,
      );
    }
    await createControlAccounts(tx);
    await setUsualRates(tx);
    if (isUpdate) await refuseBrokenBooks(tx, log);
    await finish?.(tx);
  });

/** The migrations of this version that the tables lack, and those of the next release that the tables have. */
export async function migrationState(db: Database): Promise<"ok" | "missing" | "newer"> {
  const applied = await appliedMigrations(db);
  if (Object.keys(migrations).some((name) => !applied.includes(name))) return "missing";
  return applied.some((name) => !(name in migrations)) ? "newer" : "ok";
}

/**
 * Only reads.
 * @param place such as "DATABASE_URL: the database bank at 127.0.0.1:5432"
 * @throws an error for the operator if there are no tables of a bank, or tables that an update would change
 */
export async function refuseOtherTables(db: Database, place: string): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) throw new Error(`${place} ${NO_TABLES}, or begin a bank there by --migrate.`);
  refuseOtherVersions(applied, migrations);
  if ((await migrationState(db)) === "missing")
    throw new Error(`${place} has tables of an older version. Make a backup, then update them: run --migrate first.`);
}

export const NO_TABLES = "has no tables of a bank. Correct the name";

/** Waits for the migration of another process, however long it takes. */
async function lockMigrations(tx: Connection): Promise<void> {
  await liftTimeLimit(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
  await sql`set local lock_timeout to default`.execute(tx);
}

/**
 * Locks all tables before the first step changes one, while calls use them. A call that has used one table and waits for
 * another one is in a deadlock with the update. After a second PostgreSQL ends the transaction of the call, which begins
 * again; the update keeps the tables that it has and waits again within that second, so that it is never ended itself.
 * The first tables are those of the query that finds a session, in its order, because that query is in no transaction.
 */
async function lockTables(tx: Connection): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(TABLE_LOCK_MILLISECONDS)}`.execute(tx);
  await sql`
    do $$ declare
      until timestamptz := clock_timestamp() + make_interval(secs => ${sql.lit(TABLE_LOCKS_SECONDS)});
      name text;
    begin
      for name in
        select tablename from pg_tables where schemaname = current_schema()
         order by array_position('{sessions,users,companies,bank_clock}', tablename::text), tablename
      loop
        loop
          begin
            execute format('lock table %I in access exclusive mode', name);
            exit;
          exception when lock_not_available or deadlock_detected then
            if clock_timestamp() > until then raise; end if;
          end;
        end loop;
      end loop;
    end $$`.execute(tx);
  await sql`set local lock_timeout to default`.execute(tx);
}

/** The tables in which Kysely's migrator recorded the migrations of release 1.0.0. */
async function createRecords(tx: Connection): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
}

export async function appliedMigrations(db: Connection): Promise<readonly string[]> {
  const { rows: found } = await sql<{ hasTable: boolean }>`
    select to_regclass('kysely_migration') is not null as "hasTable"`.execute(db);
  if (!found[0]?.hasTable) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function refuseOtherVersions(applied: readonly string[], known: Migrations): void {
  const unknown = applied.filter((name) => !(name in known));
  if (unknown.length === 0 || areOfNextRelease(unknown)) return;
  throw new Error(
    `The tables of this bank were made by another version of it: the migration ${unknown[0]} is unknown here. ` +
      "Start that version, restore a backup from before the update, or begin with a new bank: set DATA_DIR to a new " +
      "folder, or DATABASE_URL to an empty database.",
  );
}

/**
 * Whether all migrations are of one release, which must be the next one, because all those of this version are known.
 * The next release keeps its tables usable for this version.
 */
function areOfNextRelease(names: readonly string[]): boolean {
  const releases = new Set(names.map((name) => /^\d{4}-(\d+\.\d+)-/.exec(name)?.[1]));
  return releases.size === 1 && !releases.has(undefined);
}

const updateWarning = (names: readonly string[]): string =>
  `Updating the tables of this bank (${names.join(", ")}). Only a backup from before the update brings the tables of ` +
  "the old version back: see Backup and restore in docs/operations.md.";
