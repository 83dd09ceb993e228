import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { snapshotOf } from "../../mock-bank/database/snapshot";
import type { Database } from "../../mock-bank/database/tables";
import { emptySnapshot } from "../../mock-bank/opening/memory";

type Row = { readonly table: string; readonly values: Readonly<Record<string, unknown>> };
/** A database of the same kind, without the bank's code. */
export type BareStore = { readonly write: () => Promise<void>; readonly close: () => Promise<void> };

/** Returns the rows that an action has inserted or changed. */
export async function rowsWrittenBy(db: Database, act: () => Promise<unknown>): Promise<readonly Row[]> {
  const before = new Set((await everyRow(db)).map(fingerprint));
  await act();
  return (await everyRow(db)).filter((row) => !before.has(fingerprint(row)));
}

/** Writes the rows in one transaction, one insert each, into tables without keys, references or checks. */
export async function openBareStore(rows: readonly Row[]): Promise<BareStore> {
  const store = await PGlite.create({ loadDataDir: await snapshotOf(emptySnapshot) });
  await store.exec("create schema bare");
  for (const table of new Set(rows.map((row) => row.table)))
    await store.exec(`create table bare.${table} (like ${table})`);
  const statements = rows.map(insertion);
  const write = () =>
    store.transaction(async (transaction) => {
      for (const { text, values } of statements) await transaction.query(text, values);
    });
  return { write, close: () => store.close() };
}

function insertion({ table, values }: Row) {
  const names = Object.keys(values);
  const text = `insert into bare.${table} (${names.map((name) => `"${name}"`)}) values (${names.map((_, at) => `$${at + 1}`)})`;
  return { text, values: Object.values(values) };
}

async function everyRow(db: Database): Promise<Row[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: Row[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    found.push(...rows.map((values) => ({ table: name, values })));
  }
  return found;
}

const fingerprint = ({ table, values }: Row): string => `${table} ${JSON.stringify(values)}`;
