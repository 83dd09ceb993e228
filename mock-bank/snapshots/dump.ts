import { sql } from "kysely";
import { bankNow, setBankTime } from "../core/clock";
import { contentTables, keptSequences } from "../database/catalogue";
import type { Connection, Database } from "../database/tables";
import { liftTimeLimit } from "../database/time-limit";
import { redactedMessage } from "../messages/secret-messages";

/** A bank's complete content at one moment. */
export type Dump = {
  /** Applied migrations; a bank with other migrations cannot load the dump. */
  readonly migrations: readonly string[];
  /** ISO 8601. The bank's time continues from there. */
  readonly bankTime: string;
  /** Rows by table as PostgreSQL's JSON. Only PostgreSQL parses it, so that no amount becomes a float. */
  readonly tables: Readonly<Record<string, string>>;
  /** Last value by sequence; null if it was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
};

/** Dumps all tables as of one moment, regardless of concurrent postings. */
export const dumpBank = (db: Database): Promise<Dump> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await liftTimeLimit(tx);
      const tables: Record<string, string> = {};
      for (const table of await contentTables(tx)) tables[table] = await rowsOf(tx, table);
      const bankTime = (await bankNow(tx)).toISOString();
      return { migrations: await migrationsOf(tx), bankTime, tables, sequences: await sequencesOf(tx) };
    });

/**
 * Replaces all content by a dump. The database's constraints stay active, so an invalid file is refused. Sequences are
 * set last, because a rollback does not undo them.
 * @throws the database's error for invalid rows
 */
export async function loadDump(tx: Connection, { tables, bankTime }: Dump): Promise<void> {
  await liftTimeLimit(tx);
  const names = await inOrderOfReferences(tx);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx);
  const columns = await writtenColumns(tx);
  const rowsOfTable = (name: string) => {
    const written = sql.join((columns.get(name) ?? []).map((column) => sql.id(column)));
    return sql`
      insert into ${sql.table(name)} (${written}) overriding system value
        select ${written} from json_populate_recordset(null::${sql.table(name)}, ${tables[name]}::json)`;
  };
  for (const name of names) {
    // The journal's checks run per statement, so entries and lines are inserted together.
    if (name === "journal_lines")
      await sql`with entries as (${rowsOfTable("journal_entries")}) ${rowsOfTable(name)}`.execute(tx);
    else if (name !== "journal_entries") await rowsOfTable(name).execute(tx);
  }
  await setBankTime(tx, new Date(bankTime));
  await sql`set constraints all immediate`.execute(tx);
}

export async function setSequences(tx: Connection, { sequences }: Dump): Promise<void> {
  const kept = (await keptSequences(tx)).map(({ name }) => name);
  const ofContent = Object.entries(sequences).filter(([name]) => !kept.includes(name));
  for (const [name, last] of ofContent)
    await sql`select setval(${name}::text::regclass, ${last ?? "1"}::bigint, ${last !== null})`.execute(tx);
}

/**
 * Removes what was written down of lessons since the dump: the payments of those calls are undone. The clock of the bank
 * can be moved, so that the order is known by the numbers of the calls.
 */
export async function forgetLaterCalls(tx: Connection, { sequences }: Dump): Promise<void> {
  await tx
    .deleteFrom("lesson_calls")
    .where("id", ">", sequences.lesson_calls_id_seq ?? "0")
    .execute();
}

/** Whether this bank has the same tables as the dump. */
export async function hasSameTables(db: Connection, dump: Dump): Promise<boolean> {
  const isSame = (ours: readonly string[], theirs: readonly string[]) =>
    ours.length === theirs.length && ours.every((each) => theirs.includes(each));
  return (
    isSame(await migrationsOf(db), dump.migrations) &&
    isSame(await contentTables(db), Object.keys(dump.tables)) &&
    isSame(Object.keys(await sequencesOf(db)), Object.keys(dump.sequences))
  );
}

/** Codes and passwords in messages are masked. */
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

/** Returns the columns of each table, without those that the database computes. */
async function writtenColumns(db: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, json_agg(column_name) as columns from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER' group by table_name`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Orders tables so that each follows the tables it refers to. */
async function inOrderOfReferences(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const ordered: string[] = [];
  let left = await contentTables(db);
  while (left.length > 0) {
    const isFree = (name: string) => !rows.some(({ from, to }) => from === name && left.includes(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Circular references between tables: ${left.join(", ")}`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}
