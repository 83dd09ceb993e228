import { mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import pg from "pg";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { openDatabase } from "../../mock-bank/opening/open";
import { hotQueries } from "../support/hot-queries";
import { type FilledBank, fillBank } from "../support/long-history";
import { plansOf } from "../support/plans";
import { OwnPostgres } from "../support/postgres";
import { atMost, atMostTimes, figure, median, type Row } from "./row";
import { timeStart } from "./start";

const FEW = 10_000;
/** Set `LINES=10000000` for ten million, which take a few minutes longer to insert. */
const MANY = Number(process.env.LINES ?? 1_000_000);
/** One in twenty lines belongs to a customer's request with all its rows. */
const LINES_A_REQUEST = 20;
const ROUNDS = 10;
const TIMES_A_ROUND = 40;
const START_SECONDS_MAX = 2;

type Grown = OpenBank & { readonly url: string; readonly filled: FilledBank };

/**
 * Compares the queries of customers in a bank with a long and a short history, on one PostgreSQL server. Writes the
 * plans to `reports/bench-plans.json`.
 */
export async function growthRows(): Promise<readonly Row[]> {
  const server = await OwnPostgres.start();
  if (!server) throw new Error("There is no PostgreSQL server: see the README, POSTGRES_BIN.");
  try {
    const few = await grown(server.url, "few", FEW);
    const started = performance.now();
    const many = await grown(server.url, "many", MANY);
    const filling = (performance.now() - started) / 1000;
    const rows = [figure({ name: `filling a ledger with ${count(MANY)} lines`, value: filling, unit: "s" })];
    const plans: Record<string, unknown> = {};
    for (const [name, query] of Object.entries(hotQueries)) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.few.push(await timeOf(() => query(few.db, few.filled)));
        times.many.push(await timeOf(() => query(many.db, many.filled)));
      }
      const measured = { name: `${name}, ${count(MANY)} lines`, value: median(times.many), unit: "ms" };
      rows.push(atMostTimes(measured, median(times.few), 1.5));
      plans[name] = await plansOf(many.url, (db) => query(db, many.filled));
    }
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/bench-plans.json", JSON.stringify(plans, undefined, 2));
    await few.close();
    await many.close();
    const value = await timeStart({ DATABASE_URL: many.url });
    const name = `start of an existing bank, ${count(MANY)} lines`;
    return [...rows, atMost({ name, value, unit: "s" }, START_SECONDS_MAX)];
  } finally {
    server.stop();
  }
}

async function grown(server: string, name: string, lines: number): Promise<Grown> {
  await ask(server, `create database ${name}`);
  const url = new URL(`/${name}`, server).href;
  const bank = await openDatabase({ url, folder: "" });
  const filled = await fillBank(bank.db, { lines, requests: lines / LINES_A_REQUEST });
  // Vacuum and checkpoint now, because otherwise they would run during the first measurements.
  await ask(url, "vacuum analyze", "checkpoint");
  return { ...bank, url, filled };
}

async function ask(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Median time of one query in a series, in ms. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES_A_ROUND; time += 1) {
    const started = performance.now();
    await ask();
    taken.push(performance.now() - started);
  }
  return median(taken);
}

const count = (lines: number): string => lines.toLocaleString("en");
