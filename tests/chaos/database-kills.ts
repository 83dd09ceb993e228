import { setTimeout as sleep } from "node:timers/promises";
import type { Seeded } from "../support/seeded";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import { checkLedger, type KillCount, noKills, openWorld, payAll, sendAgain } from "./campaign-world";
import { onServer } from "./stores";

const PAYMENTS_OF_A_CYCLE = 16;
const AT_ONCE = 8;
/** Maximum length of the bank's log when a campaign fails, in characters. */
const SAID_MAX = 4_000;
/** Maximum time between an answer and the kill. */
const KILL_DELAY_MS_MAX = 15;

/** A database server that a campaign kills and starts again. */
export type Interruptible = {
  readonly url: string;
  kill(): void | Promise<void>;
  startAgain(): Promise<void>;
};

type Campaign = {
  readonly program: string;
  readonly server: Interruptible;
  readonly cycles: number;
  readonly random: Seeded;
  /** Continues an earlier count. */
  readonly count?: KillCount;
  readonly onCycle?: ((count: KillCount) => void) | undefined;
};

/**
 * Kills the database under the running bank and starts it again. The bank process survives, and each payment is posted
 * once.
 */
export async function databaseKills(campaign: Campaign): Promise<KillCount> {
  const { program, server, cycles, random, count = noKills(), onCycle } = campaign;
  const until = count.cycles + cycles;
  const store = onServer(server.url);
  const world = await openWorld(store, cycles * PAYMENTS_OF_A_CYCLE, random, count);
  const bank = await BankAtRisk.start(program, store.place);
  try {
    while (count.cycles < until) {
      const payments = world.ready.splice(0, PAYMENTS_OF_A_CYCLE);
      const line = new BankLine(bank.address);
      const left = [...payments];
      let answersLeft = random.between(0, PAYMENTS_OF_A_CYCLE);
      const enough = new AbortController();
      const answered = () => {
        answersLeft -= 1;
        if (answersLeft < 0) enough.abort();
      };
      answered();
      const paying = Promise.all(Array.from({ length: AT_ONCE }, () => payAll(line, world, left, answered)));
      await Promise.race([paying, aborted(enough.signal)]);
      await sleep(random.between(0, KILL_DELAY_MS_MAX));
      await server.kill();
      await paying;
      line.close();
      await server.startAgain();
      if (!bank.isAlive) throw new Error("The bank ended with its database");
      await sendAgain(bank, world, payments);
      count.cycles += 1;
      await checkLedger(world);
      onCycle?.(count);
    }
  } catch (error) {
    console.error(bank.said.join("").slice(-SAID_MAX));
    throw error;
  } finally {
    await bank.kill();
  }
  return count;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve());
  });
