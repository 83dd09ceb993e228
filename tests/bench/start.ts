import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { AUDITED_AT_START } from "../../mock-bank/ledger/refuse-broken-books";
import { openDatabase } from "../../mock-bank/opening/open";
import { fillBank } from "../support/long-history";
import { atMost, median, type Row } from "./row";
import { inFolder } from "./setting";

const ROUNDS = 3;
const FRESH_SECONDS_MAX = 10;
const EXISTING_SECONDS_MAX = 2;

/**
 * Time from `npm start`, after the installation, to a bank that answers: a new bank, the same one again, and one with
 * the longest history that a start audits completely.
 */
export const startRows = (): Promise<readonly Row[]> =>
  inFolder(async (folder) => {
    const small = { DATA_DIR: join(folder, "seeded") };
    const fresh = await timeStart(small);
    const existing = await timesOf(() => timeStart(small));
    const { linesMax, eventsMax } = AUDITED_AT_START;
    const long = { DATA_DIR: join(folder, "long") };
    const { db, close } = await openDatabase({ folder: long.DATA_DIR });
    // A little below the limits, because the opened companies add lines and events.
    await fillBank(db, { lines: linesMax - 1000, requests: eventsMax - 1000 });
    await close();
    const audited = await timesOf(() => timeStart(long));
    return [
      atMost({ name: "start of a fresh bank", value: fresh, unit: "s" }, FRESH_SECONDS_MAX),
      atMost({ name: "start of an existing bank", value: existing, unit: "s" }, EXISTING_SECONDS_MAX),
      atMost(
        { name: `the same with ${linesMax} lines and ${eventsMax} events, audited whole`, value: audited, unit: "s" },
        EXISTING_SECONDS_MAX,
      ),
    ];
  });

async function timesOf(act: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await act());
  return median(taken);
}

/** Seconds from the command to the printed address of the bank. Stops the bank afterwards. */
export async function timeStart(env: Readonly<Record<string, string>>, ...options: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["dist-bank/bank.mjs", ...options], {
    env: { ...process.env, DATABASE_URL: "", ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let said = "";
  const seconds = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("http://")) resolve((performance.now() - started) / 1000);
    });
    child.once("exit", () => reject(new Error(`The bank did not start:\n${said}`)));
  });
  child.kill();
  await ended;
  return seconds;
}
