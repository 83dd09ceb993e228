import { join } from "node:path";
import { AUDITED_AT_START } from "../../mock-bank/ledger/refuse-broken-books";
import { openDatabase } from "../../mock-bank/opening/open";
import { fillBank } from "../support/long-history";
import { inFolder } from "./in-folder";
import { atMost, median, type Row } from "./row";
import { timeStart } from "./time-start";

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
