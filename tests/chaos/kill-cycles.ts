import { setTimeout as sleep } from "node:timers/promises";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine, NoAnswer } from "./bank-line";
import { type Crew, giveCodes, openCrew } from "./crew";
import { postingsOf, violationsIn, wrongBalances } from "./ledger-check";
import { newPayment, type Payment, withCode } from "./payment";
import type { Seeded } from "./seeded";
import { newStore, type Store, type StoreKind } from "./stores";

/** The outcome of payments in a bank that is killed repeatedly. Lost, doubled and unbalanced must stay 0. */
export type KillCount = {
  cycles: number;
  /** Payments whose answer arrived before the kill. */
  acknowledged: number;
  /** Payments of unknown outcome, sent again with their key after the restart. */
  replayed: number;
  lost: number;
  doubled: number;
  unbalanced: number;
  /** Descriptions of the first few problems. */
  problems: string[];
};

const TOLD_MAX = 5;

export const noKills = (): KillCount => ({
  cycles: 0,
  acknowledged: 0,
  replayed: 0,
  lost: 0,
  doubled: 0,
  unbalanced: 0,
  problems: [],
});

type Campaign = {
  readonly program: string;
  readonly kind: StoreKind;
  readonly cycles: number;
  readonly random: Seeded;
  readonly onCycle?: (count: KillCount) => void;
};

/** Cycles after which a new ledger is begun, because a long one makes each audit slower. */
const CYCLES_OF_A_STORE = 40;
const COMPANIES = 4;
const PAYMENTS_OF_A_CYCLE = 12;
const AT_ONCE = 8;
/** In pesewas. */
const OPENING = 500_000_000;
/** Maximum amount in pesewas; few such amounts have an exact binary fraction in cedis. */
const PESEWAS_MAX = 999;
const REPLAYED_AGAIN = 2;
/** Each start audits the books. In addition they are audited after this number of cycles. */
const AUDITED_EVERY = 10;
/** Probability that the bank is also killed while it starts. */
const KILLED_ON_ITS_WAY_UP = 0.1;
/** Maximum time between an answer and the kill. */
const KILL_DELAY_MS_MAX = 15;
const SEED_MAX = 2 ** 31 - 1;

/** Kills the bank at random moments, starts it again and checks that every acknowledged payment is there. */
export async function killCycles({ program, kind, cycles, random, onCycle }: Campaign): Promise<KillCount> {
  const count = noKills();
  while (count.cycles < cycles) {
    const store = await newStore(kind);
    const until = Math.min(cycles, count.cycles + CYCLES_OF_A_STORE);
    const world = await openWorld(store, (until - count.cycles) * PAYMENTS_OF_A_CYCLE, random);
    let bank = await BankAtRisk.start(program, store.place);
    try {
      while (count.cycles < until) {
        const payments = world.ready.splice(0, PAYMENTS_OF_A_CYCLE);
        await payUntilKilled(bank, payments, random);
        world.sent.push(...payments);
        await store.losePower?.(random.between(0, SEED_MAX));
        if (random.happens(KILLED_ON_ITS_WAY_UP)) {
          await killOnItsWayUp(program, store, random);
          await store.losePower?.(random.between(0, SEED_MAX));
        }
        bank = await BankAtRisk.start(program, store.place);
        await hold(bank, world, payments, count);
        count.cycles += 1;
        onCycle?.(count);
      }
    } finally {
      await bank.kill();
      store.throwAway();
    }
  }
  return count;
}

/** Payments by one user each, with verified codes, and the payments sent so far. */
export type World = { readonly crews: readonly Crew[]; readonly ready: Payment[]; readonly sent: Payment[] };

export async function openWorld(store: Store, payments: number, random: Seeded): Promise<World> {
  const { db, close } = await store.open();
  const crews: Crew[] = [];
  const ready: Payment[] = [];
  for (let index = 0; index < COMPANIES; index++) {
    const crew = await openCrew(db, { roles: Array.from({ length: payments / COMPANIES }, () => "Single" as const) });
    crews.push(crew);
    const mine = crew.people.map((person) => newPayment(person, crew, random.between(1, PESEWAS_MAX)));
    const code = await giveCodes(db, mine);
    for (const [position, payment] of mine.entries()) {
      payment.fields = withCode(payment, code);
      ready[position * COMPANIES + index] = payment;
    }
  }
  await close();
  return { crews, ready, sent: [] };
}

/** Several users pay in parallel; the bank is killed during or shortly after their payments. */
async function payUntilKilled(bank: BankAtRisk, payments: readonly Payment[], random: Seeded): Promise<void> {
  const line = new BankLine(bank.address);
  const left = [...payments];
  let answersLeft = random.between(0, payments.length);
  const answered = () => {
    answersLeft -= 1;
    if (answersLeft < 0) void sleep(random.between(0, KILL_DELAY_MS_MAX)).then(() => bank.kill());
  };
  answered();
  await Promise.all(Array.from({ length: AT_ONCE }, () => payAll(line, left, answered)));
  await bank.kill();
  line.close();
}

export async function payAll(line: BankLine, left: Payment[], answered: () => void): Promise<void> {
  try {
    for (let payment = left.shift(); payment; payment = left.shift()) {
      const answer = await line.call(payment.person, payment.meant.endpoint, payment.fields, payment);
      if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
      payment.id = String(answer.transactionId);
      answered();
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
}

async function killOnItsWayUp(program: string, { place }: Store, random: Seeded): Promise<void> {
  const started = BankAtRisk.start(program, place, random.between(0, 400));
  await started.then(
    (bank) => bank.kill(),
    // The bank was killed before it could print anything, as intended.
    () => undefined,
  );
}

/**
 * Checks that each acknowledged payment is there before calls are repeated, and that each repeated one is paid once.
 */
export async function hold(
  bank: BankAtRisk,
  world: World,
  payments: readonly Payment[],
  count: KillCount,
): Promise<void> {
  const line = new BankLine(bank.address);
  const known = payments.filter(({ id }) => id !== undefined);
  await Promise.all(
    known.map(async ({ id = "" }) => {
      const postings = await postingsOf(line, id);
      if (postings === 0) count.lost += 1;
      if (postings > 1) count.doubled += 1;
    }),
  );
  const unknown = payments.filter(({ id }) => id === undefined);
  for (const payment of [...unknown, ...known.slice(0, REPLAYED_AGAIN)]) await sendAgain(line, payment, count);
  count.acknowledged += known.length;
  count.replayed += unknown.length;
  const wrong: string[] = [];
  for (const crew of world.crews) wrong.push(...(await wrongBalances(line, crew, OPENING, world.sent)));
  const violations = count.cycles % AUDITED_EVERY === 0 ? await violationsIn(line) : [];
  if (wrong.length + violations.length > 0) count.unbalanced += 1;
  count.problems = [...count.problems, ...wrong, ...violations].slice(0, TOLD_MAX);
  line.close();
}

async function sendAgain(line: BankLine, payment: Payment, count: KillCount): Promise<void> {
  const { person, meant, fields, id } = payment;
  const answer = await line.callUntilAnswered(person, meant.endpoint, fields, payment);
  if (answer.code !== 0) throw new Error(`Sent again and not paid: ${answer.description}`);
  payment.id = String(answer.transactionId);
  if (id !== undefined && id !== payment.id) count.doubled += 1;
  const postings = await postingsOf(line, payment.id);
  if (postings === 0) count.lost += 1;
  if (postings > 1) count.doubled += 1;
}
