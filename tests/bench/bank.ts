import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { PGlite } from "@electric-sql/pglite";
import express from "express";
import { sql } from "kysely";
import { snapshotOf } from "../../mock-bank/database/snapshot";
import type { Database } from "../../mock-bank/database/tables";
import { emptySnapshot } from "../../mock-bank/opening/memory";
import type { RunningBank } from "../../mock-bank/start-bank";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { openCrew } from "../chaos/crew";
import { startTestBank } from "../support/bank";
import type { WireRequest } from "../support/wire-client";
import { expectPaid, paymentsOf, perSecondOf, readOf, sentTo } from "./load";
import { atLeastTimes, medians, type Round, type Row } from "./row";

const ROUNDS = 5;
/** Rounds that are not measured. V8 compiles WebAssembly a second time, with optimisations, after a while. */
const WARM_UP = 4;
const READS = 1000;
const PAYERS = 100;
const AT_ONCE = 16;

/** Calls per second of the bank and of a minimal implementation, measured alternately on the same kind of database. */
export async function* bankRows(isSmall: boolean): AsyncGenerator<Row> {
  const bank = await startTestBank();
  try {
    yield await reads(bank, isSmall);
    yield await payments(bank, isSmall);
  } finally {
    await bank.close();
  }
}

async function reads({ bank, address, configuration }: RunningBank, isSmall: boolean): Promise<Row> {
  const [person] = (await openCrew(bank.db, { roles: ["Single"] })).people;
  const bare = await startBareBank(bank.db, configuration.payloadSecret);
  if (!person) throw new Error("The company has no user.");
  const read = readOf(person);
  const from = (server: string, url = read.url) =>
    perSecondOf(sentTo([server], Array<typeof read>(isSmall ? 20 : READS).fill({ ...read, url })), AT_ONCE);
  try {
    const measured = await rounds(isSmall, async () => ({
      ours: await from(address),
      floor: await from(bare.address, `/customer/accounts?loginId=${person.username}`),
    }));
    return atLeastTimes({ name: "read of the accounts", value: measured.ours, unit: "/s" }, measured.floor, 0.75);
  } finally {
    bare.close();
  }
}

/** Measures the call that moves the money with a code checked before. */
async function payments({ bank, address }: RunningBank, isSmall: boolean): Promise<Row> {
  const payers = isSmall ? 5 : PAYERS;
  const crews = [await openCrew(bank.db, { roles: Array(payers).fill("Single") })];
  let paid = 0;
  const send = (requests: readonly WireRequest[]) => {
    paid += requests.length;
    return perSecondOf(sentTo([address], requests), AT_ONCE);
  };
  const pay = async () => send(await paymentsOf(bank.db, crews));
  // The codes of all payers are stored before, so that only the rows of one payment are counted.
  const first = (await paymentsOf(bank.db, crews)).slice(0, 1);
  const store = await openBareStore(await rowsWrittenBy(bank.db, () => send(first)));
  const measured = await rounds(isSmall, async () => ({
    ours: await pay(),
    floor: await timesPerSecond(payers, store.write),
  }));
  await store.close();
  await expectPaid(bank.db, crews, paid);
  return atLeastTimes({ name: "payment", value: measured.ours, unit: "/s" }, measured.floor, 0.6);
}

/** Medians of the rounds after the warm-up. */
async function rounds(isSmall: boolean, measure: () => Promise<Round>): Promise<Round> {
  const [warmUp, count] = isSmall ? [0, 1] : [WARM_UP, ROUNDS];
  const measured: Round[] = [];
  for (let round = 0; round < warmUp + count; round += 1) measured.push(await measure());
  return medians(measured.slice(warmUp));
}

export async function timesPerSecond(times: number, act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let time = 0; time < times; time += 1) await act();
  return times / ((performance.now() - started) / 1000);
}

/**
 * A minimal account list for comparison: Express, the parsed query, one query of the same database, the sealed answer.
 */
async function startBareBank(db: Database, payloadSecret: string) {
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

/** A row of a table of the bank. */
export type StoredRow = { readonly table: string; readonly values: Readonly<Record<string, unknown>> };

/** Returns the rows that an action has inserted or changed. */
export async function rowsWrittenBy(db: Database, act: () => Promise<unknown>): Promise<readonly StoredRow[]> {
  const fingerprint = ({ table, values }: StoredRow): string => `${table} ${JSON.stringify(values)}`;
  const before = new Set((await everyRow(db)).map(fingerprint));
  await act();
  return (await everyRow(db)).filter((row) => !before.has(fingerprint(row)));
}

async function everyRow(db: Database): Promise<StoredRow[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: StoredRow[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    found.push(...rows.map((values) => ({ table: name, values })));
  }
  return found;
}

/**
 * An embedded database without the bank's code. Writes the rows in one transaction, one insert each, into tables
 * without keys, references or checks.
 */
async function openBareStore(rows: readonly StoredRow[]) {
  const store = await PGlite.create({ loadDataDir: await snapshotOf(emptySnapshot) });
  await store.exec("create schema bare");
  for (const table of new Set(rows.map((row) => row.table)))
    await store.exec(`create table bare.${table} (like ${table})`);
  const statements = rows.map(({ table, values }) => {
    const names = Object.keys(values);
    const places = names.map((_, at) => `$${at + 1}`);
    const text = `insert into bare.${table} (${names.map((name) => `"${name}"`)}) values (${places})`;
    return { text, values: Object.values(values) };
  });
  const write = () =>
    store.transaction(async (transaction) => {
      for (const { text, values } of statements) await transaction.query(text, values);
    });
  return { write, close: () => store.close() };
}
