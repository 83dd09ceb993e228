import { setTimeout as sleep } from "node:timers/promises";
import type { Seeded } from "../support/seeded";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import {
  checkLedger,
  isCheckDue,
  type KillCount,
  noKills,
  openWorld,
  payAll,
  sendAgain,
  type World,
} from "./campaign-world";
import type { Payment } from "./payment";
import { newStore, type Store, type StoreKind } from "./stores";

type Campaign = {
  readonly program: string;
  readonly kind: StoreKind;
  readonly cycles: number;
  readonly random: Seeded;
  readonly onCycle?: (count: KillCount) => void;
};

/** A large ledger makes each audit slower, so a new ledger is begun after this number of cycles. */
const CYCLES_OF_A_STORE = 40;
const PAYMENTS_OF_A_CYCLE = 12;
const AT_ONCE = 8;
/** Probability that the bank is also killed while it starts. */
const KILLED_ON_ITS_WAY_UP = 0.1;
/** Longest time between an answer and the kill. */
const KILL_DELAY_MS_MAX = 15;
const SEED_MAX = 2 ** 31 - 1;

/** Kills the bank at any moment of its work, starts it again, and compares its ledger with the answers that it gave. */
export async function killCycles({ program, kind, cycles, random, onCycle }: Campaign): Promise<KillCount> {
  const count = noKills();
  while (count.cycles < cycles) {
    const store = await newStore(kind);
    const until = Math.min(cycles, count.cycles + CYCLES_OF_A_STORE);
    const world = await openWorld(store, (until - count.cycles) * PAYMENTS_OF_A_CYCLE, random, count);
    let bank = await BankAtRisk.start(program, store.place);
    try {
      while (count.cycles < until) {
        const payments = world.ready.splice(0, PAYMENTS_OF_A_CYCLE);
        await payUntilKilled(bank, world, payments, random);
        await store.losePower?.(random.between(0, SEED_MAX));
        if (random.happens(KILLED_ON_ITS_WAY_UP)) {
          await killOnItsWayUp(program, store, random);
          await store.losePower?.(random.between(0, SEED_MAX));
        }
        bank = await BankAtRisk.start(program, store.place);
        await sendAgain(bank, world, payments);
        count.cycles += 1;
        if (store.isShared) await checkLedger(world);
        else if (isCheckDue(count, until)) {
          await bank.kill();
          await store.losePower?.(random.between(0, SEED_MAX));
          await checkLedger(world);
          if (count.cycles < until) bank = await BankAtRisk.start(program, store.place);
        }
        onCycle?.(count);
      }
    } finally {
      await bank.kill();
      store.throwAway();
    }
  }
  return count;
}

/** Several people pay in parallel; the bank is killed while they pay, or when they have just finished. */
async function payUntilKilled(bank: BankAtRisk, world: World, payments: readonly Payment[], random: Seeded) {
  const line = new BankLine(bank.address);
  const left = [...payments];
  let answersLeft = random.between(0, payments.length);
  // Drawn before the calls, whose number depends on the machine, so that the seed determines all later draws.
  const delayMs = random.between(0, KILL_DELAY_MS_MAX);
  const answered = () => {
    answersLeft -= 1;
    if (answersLeft < 0) void sleep(delayMs).then(() => bank.kill());
  };
  answered();
  await Promise.all(Array.from({ length: AT_ONCE }, () => payAll(line, world, left, answered)));
  await bank.kill();
  line.close();
}

async function killOnItsWayUp(program: string, { place }: Store, random: Seeded): Promise<void> {
  const started = BankAtRisk.start(program, place, random.between(0, 400));
  await started.then(
    (bank) => bank.kill(),
    // The bank was killed before it could print anything, as intended.
    () => undefined,
  );
}
