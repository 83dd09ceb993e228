import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "../handler";
import { createControlAccounts } from "../ledger/control-accounts";
import { setUsualRates } from "../payments/e-levy";
import { firstRelease } from "./migrations/0001-first-release";
import { companyActivity } from "./migrations/0002-company-activity";
import { notices } from "./migrations/0003-notices";
import { nameCheck } from "./migrations/0004-name-check";
import { signingKeys } from "./migrations/0005-signing-keys";

export type Migrations = Readonly<Record<string, Migration>>;

/** In the order of their names. Never change a released migration; add another one that corrects it. */
const releasedMigrations: Migrations = {
  "0001-first-release": firstRelease,
  "0002-company-activity": companyActivity,
  "0003-notices": notices,
  "0004-name-check": nameCheck,
  "0005-signing-keys": signingKeys,
};

/**
 * Updates tables, control accounts and rates to this version of the bank. Safe if several processes do it in parallel.
 * @param migrations others than the released ones, for tests of the update itself
 * @throws an error for the operator if another version of the bank has made the tables
 */
export async function migrateToLatest(db: Database, migrations: Migrations = releasedMigrations): Promise<void> {
  await refuseOtherVersions(db, migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await createControlAccounts(db);
  await setUsualRates(db);
}

/** Returns the migrations of this version that the tables lack. */
export async function missingMigrations(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.keys(releasedMigrations).filter((name) => !rows.some((row) => row.name === name));
}

/** Tables of a newer version, or of one from before the first release, have migrations that this version lacks. */
async function refuseOtherVersions(db: Database, migrations: Migrations): Promise<void> {
  const { rows: found } = await sql<{ hasTables: boolean }>`
    select to_regclass('kysely_migration') is not null as "hasTables"`.execute(db);
  if (!found[0]?.hasTables) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (!unknown) return;
  throw new Error(
    `The tables of this bank were made by another version of it: the migration ${unknown.name} is unknown here. ` +
      "Start that version, or begin with a new bank: move the data folder away, or name an empty database.",
  );
}
