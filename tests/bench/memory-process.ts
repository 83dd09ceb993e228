import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { bankApi } from "../../contract/index";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import type { WireClient } from "../support/wire-client";

/** Zero minutes: only the embedded database, without the bank. */
export type MemoryTask = { readonly minutes: number };
/** Memory of the bank's process after a garbage collection. */
export type Held = {
  readonly seconds: number;
  readonly heapMegabytes: number;
  readonly rssMegabytes: number;
  readonly calls: number;
};

const PEOPLE = 30;
const SAMPLES = 40;
/** Pause between two calls of one user; the bank is busy but not overloaded. */
const PAUSE_MS = 200;
const MEGABYTE = 1024 * 1024;

/** Runs a bank with a file database, like `npm start`, in one process with its callers. */
process.once("message", ({ minutes }: MemoryTask) => {
  (minutes === 0 ? databaseAlone() : run(minutes * 60)).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function databaseAlone(): Promise<void> {
  const database = await PGlite.create();
  await database.exec("create table account (id int primary key); select * from account");
  report(0, 0);
  await database.close();
}

function report(seconds: number, calls: number): void {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const held: Held = { seconds, heapMegabytes: heapUsed / MEGABYTE, rssMegabytes: rss / MEGABYTE, calls };
  process.send?.(held);
}

async function run(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  const bank = await startTestBank({ store: { kind: "folder", folder }, isLimited: true });
  try {
    const accounts = [
      { currency: "GHS", balance: "100000.00" },
      { currency: "GHS", balance: "0.00" },
    ] as const;
    const company = await openCompany(bank, {
      users: Array.from({ length: PEOPLE }, () => ({ role: "Single" })),
      accounts,
    });
    report(0, 0);
    const [from = "", to = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
    const started = performance.now();
    const passed = () => (performance.now() - started) / 1000;
    let calls = 0;
    const use = async (at: number) => {
      const client = await signedIn(bank, company, at);
      while (passed() < seconds) {
        const made = await session(client, from, to);
        calls += made;
        await sleep(PAUSE_MS);
      }
    };
    const people = Promise.all(Array.from({ length: PEOPLE }, (_, at) => use(at)));
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await Promise.race([sleep((seconds / SAMPLES) * 1000), people]);
      report(passed(), calls);
    }
    await people;
  } finally {
    await bank.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the dashboard and pays.
 * @returns the number of calls
 */
async function session(client: WireClient, from: string, to: string): Promise<number> {
  const list = await client.call(bankApi.accounts.list, { loginId: client.username });
  const day = new Date().toISOString().slice(0, 10).split("-").reverse().join("-");
  const movements = await client.call(bankApi.statements.search, { accountNumber: from, startDate: day, endDate: day });
  const payment = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: "1.00",
    currencyCode: "GHS",
    narration: "Bench",
    transType: "OWN-TRANSFER",
  } as const;
  const paid = await client.confirm(bankApi.payments.toSelf, payment, { total: "GHS 1.00", to: to.slice(-4) });
  for (const { code, description } of [list, movements, paid])
    if (code !== 0) throw new Error(`Refused: ${description}`);
  return 5;
}
