import { setTimeout as sleep } from "node:timers/promises";
import { OwnPostgres } from "../../support/postgres";
import { BankAtRisk } from "../bank-at-risk";
import { BankLine } from "../bank-line";
import { hold, type KillCount, noKills, openWorld, payAll } from "../kill-cycles";
import type { Seeded } from "../seeded";
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
    const standby = await primary.addStandby();
    try {
      await failOver({ program, primary, standby, random }, count);
    } finally {
      primary.stop();
      standby.stop();
    }
    count.cycles += 1;
    onFailover?.(count);
  }
  return count;
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
  const world = await openWorld(store, PAYMENTS, random);
  const banks = await Promise.all([BankAtRisk.start(program, store.place), BankAtRisk.start(program, store.place)]);
  const lines = banks.map(({ address }) => new BankLine(address));
  try {
    const [last, ...payments] = world.ready;
    if (!last) throw new Error("There is nothing to pay");
    const left = [...payments];
    const payers = lines.flatMap((line) => Array.from({ length: AT_ONCE }, () => payAll(line, left, () => undefined)));
    await sleep(random.between(0, PAY_MS_MAX));
    primary.kill();
    await Promise.all(payers);
    await standby.run("select pg_promote()");
    const promotedAt = performance.now();
    const { person, meant, fields } = last;
    const answer = await lines[1]?.callUntilAnswered(person, meant.endpoint, fields, last);
    if (answer?.code !== 0) throw new Error(`Not paid after the promotion: ${answer?.description}`);
    last.id = String(answer.transactionId);
    count.firstPaymentMs.push(Math.round(performance.now() - promotedAt));
    world.sent.push(last, ...payments);
    await hold(banks[0], world, world.sent, count);
  } finally {
    for (const line of lines) line.close();
    for (const bank of banks) await bank.kill();
  }
}
