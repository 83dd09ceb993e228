import { setTimeout as sleep } from "node:timers/promises";
import type { OwnPostgres } from "../support/postgres";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import { hold, type KillCount, noKills, openWorld, payAll } from "./kill-cycles";
import type { Seeded } from "./seeded";
import { onServer } from "./stores";

const PAYMENTS_OF_A_CYCLE = 16;
const AT_ONCE = 8;
const KILL_AFTER_MS_MAX = 150;

type Campaign = {
  readonly program: string;
  readonly server: OwnPostgres;
  readonly cycles: number;
  readonly random: Seeded;
};

/** Kills the database under the bank, and starts it again: the bank itself lives on, and does what it said and nothing twice. */
export async function databaseKills({ program, server, cycles, random }: Campaign): Promise<KillCount> {
  const count = noKills();
  const store = onServer(server.url);
  const world = await openWorld(store, cycles * PAYMENTS_OF_A_CYCLE, random);
  const bank = await BankAtRisk.start(program, store.place);
  try {
    while (count.cycles < cycles) {
      const payments = world.ready.splice(0, PAYMENTS_OF_A_CYCLE);
      const line = new BankLine(bank.address);
      const left = [...payments];
      const paying = Promise.all(Array.from({ length: AT_ONCE }, () => payAll(line, left, () => undefined)));
      await sleep(random.between(0, KILL_AFTER_MS_MAX));
      server.kill();
      await paying;
      line.close();
      await server.startAgain();
      if (!bank.isAlive) throw new Error("The bank ended with its database");
      world.sent.push(...payments);
      await hold(bank, world, payments, count);
      count.cycles += 1;
    }
  } finally {
    await bank.kill();
  }
  return count;
}
