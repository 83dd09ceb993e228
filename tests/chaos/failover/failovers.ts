import { setTimeout as sleep } from "node:timers/promises";
import { OwnPostgres } from "../../support/postgres";
import type { Seeded } from "../../support/seeded";
import { BankAtRisk } from "../bank-at-risk";
import { BankLine } from "../bank-line";
import {
  checkLedger,
  type KillCount,
  noKills,
  openWorld,
  payAll,
  payUntilAnswered,
  sendAgain,
} from "../campaign-world";
import { onServer } from "../stores";

type Campaign = {
  readonly program: string;
  readonly failovers: number;
  readonly random: Seeded;
  readonly onFailover?: (count: FailoverCount) => void;
};
/** `firstPaymentMs`: from the end of each promotion to the next acknowledged payment. */
export type FailoverCount = KillCount & { readonly firstPaymentMs: number[] };

const PAYMENTS = 24;
const AT_ONCE = 4;
const PAY_MS_MAX = 400;

/**
 * Kills the primary while two bank processes pay, promotes its synchronous standby, and checks that each acknowledged
 * payment is there.
 */
export async function failovers({ program, failovers: wanted, random, onFailover }: Campaign): Promise<FailoverCount> {
  const count = { ...noKills(), firstPaymentMs: [] as number[] };
  while (count.cycles < wanted) {
    const primary = await OwnPostgres.start();
    if (!primary) throw new Error("There is no PostgreSQL server");
    try {
      await withStandby({ program, primary, random }, count);
    } finally {
      primary.stop();
    }
    count.cycles += 1;
    onFailover?.(count);
  }
  return count;
}

async function withStandby(pair: Omit<Pair, "standby">, count: FailoverCount): Promise<void> {
  const standby = await pair.primary.addStandby();
  try {
    await failOver({ ...pair, standby }, count);
  } finally {
    standby.stop();
  }
}

type Pair = {
  readonly program: string;
  readonly primary: OwnPostgres;
  readonly standby: OwnPostgres;
  readonly random: Seeded;
};

async function failOver({ program, primary, standby, random }: Pair, count: FailoverCount): Promise<void> {
  const url = primary.url.replace("/postgres", `,${new URL(standby.url).host}/postgres`);
  const store = onServer(url);
  const world = await openWorld(store, PAYMENTS, random, count);
  const banks = await Promise.all([BankAtRisk.start(program, store.place), BankAtRisk.start(program, store.place)]);
  const lines = [new BankLine(banks[0].address), new BankLine(banks[1].address)] as const;
  try {
    const [last, ...payments] = world.ready;
    if (!last) throw new Error("There is nothing to pay");
    const left = [...payments];
    const payers = lines.flatMap((line) =>
      Array.from({ length: AT_ONCE }, () => payAll(line, world, left, () => undefined)),
    );
    await sleep(random.between(0, PAY_MS_MAX));
    primary.kill();
    await Promise.all(payers);
    await standby.run("select pg_promote()");
    const promotedAt = performance.now();
    await payUntilAnswered(lines[1], world, last);
    count.firstPaymentMs.push(Math.round(performance.now() - promotedAt));
    await sendAgain(banks[0], world, [last, ...payments]);
    await checkLedger(world);
  } finally {
    for (const line of lines) line.close();
    for (const bank of banks) await bank.kill();
  }
}
