import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { AUDITED_AT_START } from "../../mock-bank/ledger/refuse-broken-books";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { bankProgram } from "../chaos/bank-program";
import { type Crew, openCrew } from "../chaos/crew";
import { onFolder } from "../chaos/stores";
import { fillBank } from "../support/long-history";
import { paymentsOf, perSecondOf, readOf, sentTo } from "./load";
import { atMost, atMostTimes, median, type Row } from "./row";
import { inFolder, megabytesOf } from "./setting";

const STARTS = 3;
const START_SECONDS_MAX = 2;
const PEOPLE = 30;
/** A minute in slices: in each of them all people of a company pay once, and read twice. */
const SLICES = 20;
const SLICE_MS = 3000;
const RESTS_MS = 3000;

/** Starts and memory of the process of `npm start`, with the embedded database in a folder. */
export const embeddedRows = (isSmall: boolean): AsyncGenerator<Row> =>
  inFolder(async function* (folder) {
    yield* starts(folder, isSmall);
    yield* memory(join(folder, "loaded"), isSmall);
  });

async function start(folder: string): Promise<{ readonly bank: BankAtRisk; readonly seconds: number }> {
  const { place } = onFolder(folder);
  const program = await bankProgram();
  const asServed = { PASSWORD_COST: "full", LIMITS: "on", CIPHER: "on" };
  const started = performance.now();
  const bank = await BankAtRisk.start(program, place, undefined, asServed);
  return { bank, seconds: (performance.now() - started) / 1000 };
}

/** A new bank, the same one again, and one with the longest history that a start audits completely. */
async function* starts(folder: string, isSmall: boolean): AsyncGenerator<Row> {
  const timed = async (name: string) => {
    const { bank, seconds } = await start(join(folder, name));
    await bank.kill("SIGTERM");
    return seconds;
  };
  yield atMost({ name: "start of a fresh bank", value: await timed("few"), unit: "s" }, 10);
  const { linesMax, eventsMax } = AUDITED_AT_START;
  const { open } = onFolder(join(folder, "many"));
  const { db, close } = await open();
  // A little below the limits, because the opened companies add lines and events.
  await fillBank(db, isSmall ? { lines: 200, requests: 10 } : { lines: linesMax - 1000, requests: eventsMax - 1000 });
  await close();
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < (isSmall ? 1 : STARTS); round += 1) {
    few.push(await timed("few"));
    many.push(await timed("many"));
  }
  yield atMost({ name: "start of an existing bank", value: median(few), unit: "s" }, START_SECONDS_MAX);
  const name = `start of a bank with ${linesMax.toLocaleString("en")} lines`;
  yield atMost({ name, value: median(many), unit: "s" }, START_SECONDS_MAX, median(few));
}

/** Compares with a process that has only opened the embedded database. */
async function* memory(folder: string, isSmall: boolean): AsyncGenerator<Row> {
  const slices = isSmall ? 1 : SLICES;
  const { db, close } = await onFolder(folder).open();
  const crews: Crew[] = [];
  for (let slice = 0; slice < slices; slice += 1)
    crews.push(await openCrew(db, { roles: Array(PEOPLE).fill("Single") }));
  const payments = await Promise.all(crews.map((crew) => paymentsOf(db, [crew])));
  await close();
  const openAlone = () =>
    execFileSync(process.execPath, ["--input-type=module", "-e", databaseAlone, `${folder}-alone`], {
      encoding: "utf8",
    });
  // The first process makes the database, which takes more memory than opening it.
  openAlone();
  const alone = Number(openAlone());
  const { bank } = await start(folder);
  try {
    await sleep(RESTS_MS);
    yield atMostTimes({ name: "memory at rest", value: megabytesOf(bank.pid), unit: "MB" }, alone, 1.5);
    for (const [slice, { people }] of crews.entries()) {
      const until = performance.now() + SLICE_MS;
      const calls = [...(payments[slice] ?? []), ...[...people, ...people].map(readOf)];
      await perSecondOf(sentTo([bank.address], calls), PEOPLE);
      await sleep(Math.max(0, until - performance.now()));
    }
    const loaded = { name: "memory after a minute of load", value: megabytesOf(bank.pid), unit: "MB" };
    yield atMostTimes(loaded, alone, 1.5);
  } finally {
    await bank.kill();
  }
}

const databaseAlone = `
  import { PGlite } from "@electric-sql/pglite";
  const database = await PGlite.create(process.argv[1]);
  await database.exec("create table if not exists account (id int primary key); select * from account");
  console.log(process.memoryUsage.rss() / 1024 / 1024);
  await database.close();
`;
