import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import express from "express";
import { sql } from "kysely";
import pg from "pg";
import { snapshotOf } from "../../mock-bank/database/snapshot";
import type { Database } from "../../mock-bank/database/tables";
import { emptySnapshot } from "../../mock-bank/opening/memory";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";

export type BareBank = { readonly address: string; readonly close: () => void };

/**
 * A minimal account list for comparison: Express, the parsed query, one query of the same database, the sealed answer.
 */
export async function startBareBank(db: Database, payloadSecret: string): Promise<BareBank> {
  const cipher = nodeCipher(payloadSecret);
  const app = express();
  app.get("/customer/accounts", async ({ method, path, query }, response) => {
    const accounts = await db
      .selectFrom("ledger_accounts")
      .innerJoin("users", "users.company_id", "ledger_accounts.company_id")
      .selectAll("ledger_accounts")
      .where("users.username", "=", String(query.loginId))
      .execute();
    const plain = JSON.stringify({ code: 0, description: "Success", accounts });
    response.json({ payload: cipher.sealReply(plain, { method, path }, "") });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

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

/** The same transaction on a PostgreSQL server that holds a bank. */
export async function serverTransactions(url: string, rows: readonly Row[]): Promise<BareStore> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create schema bare");
  for (const table of new Set(rows.map((row) => row.table)))
    await client.query(`create table bare.${table} (like ${table})`);
  // As one record each, because `pg` does not distinguish an array of PostgreSQL from one in JSON.
  const statements = rows.map(({ table, values }) => ({
    text: `insert into bare.${table} select * from json_populate_record(null::bare.${table}, $1)`,
    row: JSON.stringify(values, (_, value) =>
      value?.type === "Buffer" ? `\\x${Buffer.from(value.data).toString("hex")}` : value,
    ),
  }));
  const write = async () => {
    await client.query("begin");
    for (const { text, row } of statements) await client.query(text, [row]);
    await client.query("commit");
  };
  return { write, close: () => client.end() };
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
