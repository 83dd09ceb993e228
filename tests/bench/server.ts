import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { bankProgram } from "../chaos/bank-program";
import { type Crew, openCrew } from "../chaos/crew";
import { onServer } from "../chaos/stores";
import { OwnPostgres } from "../support/postgres";
import type { WireRequest } from "../support/wire-client";
import { rowsWrittenBy, type StoredRow, timesPerSecond } from "./bank";
import { expectPaid, paymentsOf, perSecondOf, sentTo } from "./load";
import { atLeastTimes, medians, type Row } from "./row";

const COMPANIES = 30;
const PEOPLE = 5;
const AT_ONCE = 16;
const ROUNDS = 3;
/** Payments that are sent one at a time. */
const SINGLE = 30;
/**
 * The part of a core that each of two processes gets instead of a whole one, and PostgreSQL twice, so that a machine with
 * two cores has one left for the load. All rates are smaller by this factor; the ratio of two rates is the same.
 */
const CORE = 0.25;

/**
 * The call that moves the money on a PostgreSQL server that syncs each commit: one at a time compared with the bare
 * transaction, 16 in parallel compared with one at a time, and two processes of the bank compared with one.
 */
export async function* serverRows(isSmall: boolean): AsyncGenerator<Row> {
  const server = await OwnPostgres.start();
  if (!server) throw new Error("There is no PostgreSQL server: see the README, POSTGRES_BIN.");
  const { place, open } = onServer(server.url);
  const { db, close } = await open();
  const program = await bankProgram();
  const banks: BankAtRisk[] = [];
  try {
    for (const _ of ["one", "two"]) banks.push(await BankAtRisk.start(program, place, undefined, { CIPHER: "on" }));
    const crews: Crew[] = [];
    for (let company = 0; company < (isSmall ? 4 : COMPANIES); company += 1)
      crews.push(await openCrew(db, { roles: Array(PEOPLE).fill("Single") }));
    let paid = 0;
    const send = (requests: readonly WireRequest[], processes: 1 | 2, atOnce: number) => {
      const addresses = banks.slice(0, processes).map(({ address }) => address);
      paid += requests.length;
      return perSecondOf(sentTo(addresses, requests), atOnce);
    };
    const pay = async (processes: 1 | 2, atOnce: number, count = crews.length * PEOPLE) =>
      send((await paymentsOf(db, crews)).slice(0, count), processes, atOnce);
    // The codes of all payers are stored before, so that only the rows of one payment are counted.
    const first = (await paymentsOf(db, crews)).slice(0, 1);
    const bare = await openBareTransaction(server.url, await rowsWrittenBy(db, () => send(first, 1, 1)));
    const rounds: { bare: number; one: number; many: number }[] = [];
    for (let round = 0; round <= (isSmall ? 1 : ROUNDS); round += 1)
      rounds.push({
        bare: await timesPerSecond(SINGLE, bare.write),
        one: await pay(1, 1, SINGLE),
        many: await pay(2, AT_ONCE).then(() => pay(1, AT_ONCE)),
      });
    await bare.close();
    // The first round is a warm-up, of both processes.
    const warm = rounds.slice(1);
    const one = medians(warm.map((round) => ({ ours: round.one, floor: round.bare })));
    const many = medians(warm.map((round) => ({ ours: round.many, floor: round.one })));
    const name = "payment on PostgreSQL, fsync=on";
    yield atLeastTimes({ name: `${name}, one at a time`, value: one.ours, unit: "/s" }, one.floor, 0.5);
    yield atLeastTimes({ name: `${name}, ${AT_ONCE} at once`, value: many.ours, unit: "/s" }, many.floor, 4);

    if (process.getuid?.() !== 0)
      return console.warn("NOT MEASURED: only root may limit the processors of two processes");
    const shares = [
      limit("banks-one", banks.slice(0, 1), CORE),
      limit("banks-two", banks.slice(1), CORE),
      limit(
        "database",
        server.pids.map((pid) => ({ pid })),
        2 * CORE,
      ),
    ];
    try {
      const compared: { ours: number; floor: number }[] = [];
      for (let round = 0; round < (isSmall ? 1 : ROUNDS); round += 1)
        compared.push({ floor: await pay(1, 24), ours: await pay(2, 24) });
      const { ours, floor } = medians(compared);
      const measured = {
        name: "two processes on one PostgreSQL, each on a quarter of a core",
        value: ours,
        unit: "/s",
      };
      yield atLeastTimes(measured, floor, 1.6);
    } finally {
      for (const unlimit of shares) unlimit();
    }
    await expectPaid(db, crews, paid);
  } finally {
    for (const bank of banks) await bank.kill();
    await close();
    server.stop();
  }
}

/** The same rows in one transaction, one insert each, into tables without keys, references or checks. */
async function openBareTransaction(url: string, rows: readonly StoredRow[]) {
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

const V2 = "/sys/fs/cgroup";
const V1 = "/sys/fs/cgroup/cpu";
const isV2 = existsSync(join(V2, "cgroup.controllers"));
const PERIOD_MICROSECONDS = 20_000;

/**
 * Limits processes to a part of one core, by a control group of Linux.
 * @returns a function that ends the limit
 */
function limit(name: string, processes: readonly { readonly pid: number | undefined }[], cores: number): () => void {
  const parent = isV2 ? V2 : V1;
  const folder = join(parent, `bank-bench-${process.pid}-${name}`);
  const quota = Math.round(cores * PERIOD_MICROSECONDS);
  if (isV2) writeFileSync(join(V2, "cgroup.subtree_control"), "+cpu");
  mkdirSync(folder);
  if (isV2) writeFileSync(join(folder, "cpu.max"), `${quota} ${PERIOD_MICROSECONDS}`);
  else {
    writeFileSync(join(folder, "cpu.cfs_period_us"), `${PERIOD_MICROSECONDS}`);
    writeFileSync(join(folder, "cpu.cfs_quota_us"), `${quota}`);
  }
  for (const { pid } of processes) writeFileSync(join(folder, "cgroup.procs"), `${pid}`);
  return () => {
    for (const pid of readFileSync(join(folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean))
      writeFileSync(join(parent, "cgroup.procs"), pid);
    rmdirSync(folder);
  };
}
