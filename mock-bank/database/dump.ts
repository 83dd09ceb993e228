import { sql } from "kysely";
import { bankNow, setBankTime } from "../clock";
import type { Connection, Database } from "../handler";
import { redactedMessage } from "../secret-messages";
import { liftTimeLimit } from "./time-limit";

/** Everything that a bank holds, at one moment. */
export type Dump = {
  /** What its tables look like: a bank of other migrations cannot take it. */
  readonly migrations: readonly string[];
  /** ISO 8601: the bank's time goes on from there. */
  readonly bankTime: string;
  /** By table, its rows as PostgreSQL's own JSON: read by nobody but PostgreSQL, so that no amount becomes a float. */
  readonly tables: Readonly<Record<string, string>>;
  /** By sequence, the value that it gave last; null for one never asked. */
  readonly sequences: Readonly<Record<string, string | null>>;
};

/** Not part of the bank: how its tables came to be, and what a trainer keeps. */
const BESIDE_THE_BANK = ["kysely_migration", "kysely_migration_lock", "snapshots"];

/** All tables as of one moment, however much is posted meanwhile. */
export const dumpBank = (db: Database): Promise<Dump> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await liftTimeLimit(tx);
      const tables: Record<string, string> = {};
      for (const table of await tablesOf(tx)) tables[table] = await rowsOf(tx, table);
      const bankTime = (await bankNow(tx)).toISOString();
      return { migrations: await migrationsOf(tx), bankTime, tables, sequences: await sequencesOf(tx) };
    });

/**
 * Puts a dump in the place of everything there is. The database's own rules stand throughout: a file that breaks one is refused by it.
 * The sequences come last, for they are no part of the transaction that undoes all else.
 * @throws what the database says of rows that it does not take.
 */
export async function fillFrom(tx: Connection, { tables, bankTime }: Dump): Promise<void> {
  await liftTimeLimit(tx);
  const names = await inOrderOfReferences(tx);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx);
  const rowsOfTable = (name: string) => sql`
    insert into ${sql.table(name)} overriding system value
      select * from json_populate_recordset(null::${sql.table(name)}, ${tables[name]}::json)`;
  for (const name of names) {
    // The journal's rules look at the statement that adds to it: entries come with their lines.
    if (name === "journal_lines")
      await sql`with entries as (${rowsOfTable("journal_entries")}) ${rowsOfTable(name)}`.execute(tx);
    else if (name !== "journal_entries") await rowsOfTable(name).execute(tx);
  }
  await setBankTime(tx, new Date(bankTime));
  await sql`set constraints all immediate`.execute(tx);
}

export async function setSequences(tx: Connection, { sequences }: Dump): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await sql`select setval(${name}::text::regclass, ${last ?? "1"}::bigint, ${last !== null})`.execute(tx);
}

/** Whether this bank's tables are the ones that a dump was taken of. */
export async function isOfTheseTables(db: Connection, dump: Dump): Promise<boolean> {
  const isSame = (ours: readonly string[], theirs: readonly string[]) =>
    ours.length === theirs.length && ours.every((each) => theirs.includes(each));
  return (
    isSame(await migrationsOf(db), dump.migrations) &&
    isSame(await tablesOf(db), Object.keys(dump.tables)) &&
    isSame(Object.keys(await sequencesOf(db)), Object.keys(dump.sequences))
  );
}

async function tablesOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !BESIDE_THE_BANK.includes(name));
}

/** Messages come without their codes and passwords. */
async function rowsOf(db: Connection, table: string): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(${table === "messages" ? redactedMessage : sql`t`})::text, '[]') as rows
      from ${sql.table(table)} t`.execute(db);
  return rows[0]?.rows ?? "[]";
}

async function migrationsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function sequencesOf(db: Connection): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last
      from pg_sequences where schemaname = current_schema() order by sequencename`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Each table after those that its rows refer to. */
async function inOrderOfReferences(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const ordered: string[] = [];
  let left = await tablesOf(db);
  while (left.length > 0) {
    const isFree = (name: string) => !rows.some(({ from, to }) => from === name && left.includes(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(", ")}`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}
