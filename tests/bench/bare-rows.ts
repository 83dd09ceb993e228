import { sql } from "kysely";
import type { Connection, Database } from "../../mock-bank/handler";

type Row = { readonly table: string; readonly values: Readonly<Record<string, unknown>> };

/** The rows that something writes: those that were not there, or were not so, before. */
export async function rowsWrittenBy(db: Database, act: () => Promise<unknown>): Promise<readonly Row[]> {
  const before = new Set((await everyRow(db)).map(fingerprint));
  await act();
  return (await everyRow(db)).filter((row) => !before.has(fingerprint(row)));
}

/** Tables like the bank's, without keys, references and checks. */
export async function makeBareTables(db: Database, rows: readonly Row[]): Promise<void> {
  await sql`create schema bare`.execute(db);
  for (const table of new Set(rows.map((row) => row.table)))
    await sql`create table ${sql.table(`bare.${table}`)} (like ${sql.table(table)})`.execute(db);
}

/** One transaction, an insertion a row. */
export const writeBare = (db: Database, rows: readonly Row[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const row of rows) await insertBare(transaction, row);
  });

async function insertBare(db: Connection, { table, values }: Row): Promise<void> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(`bare.${table}`)} (${columns}) values (${sql.join(Object.values(values))})`.execute(
    db,
  );
}

async function everyRow(db: Database): Promise<Row[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: Row[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    found.push(...rows.map((values) => ({ table: name, values: storable(values) })));
  }
  return found;
}

/** As it can be written again: both drivers read JSON columns into objects. */
const storable = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );

const isJson = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array);

const fingerprint = ({ table, values }: Row): string => `${table} ${JSON.stringify(values)}`;
