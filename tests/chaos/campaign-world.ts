import type { Seeded } from "../support/seeded";
import type { BankAtRisk } from "./bank-at-risk";
import { BankLine, NoAnswer } from "./bank-line";
import { giveCodes, openCrew } from "./crew";
import { History } from "./history";
import { newPayment, type Payment, withCode } from "./payment";
import type { Store } from "./stores";
import { HistoryChecker, noFindings, type Verdict } from "./verdict";

/** Result of a campaign that interrupts a bank again and again. All findings must stay 0. */
export type KillCount = Verdict & {
  cycles: number;
  /** Payments whose answer arrived before the interruption. */
  acknowledged: number;
  /** Payments of unknown outcome, sent again with their key afterwards. */
  replayed: number;
};

export const noKills = (): KillCount => ({ cycles: 0, acknowledged: 0, replayed: 0, ...noFindings() });

const COMPANIES = 4;
/** In pesewas. */
const OPENING = 500_000_000;
/** Few of the amounts have a binary fraction. */
const PESEWAS_MAX = 999;
/** Number of acknowledged payments that are sent again, which must not post them again. */
const REPLAYED_AGAIN = 2;
/** Each start of a bank audits the ledger; campaigns also audit it after so many cycles. */
const AUDITED_EVERY = 10;

/** Payments by one person each, whose codes are verified, and the history of those that were sent. */
export type World = {
  readonly store: Store;
  readonly ready: Payment[];
  readonly history: History;
  readonly checker: HistoryChecker;
  readonly count: KillCount;
};

export async function openWorld(store: Store, payments: number, random: Seeded, count: KillCount): Promise<World> {
  const { db, close } = await store.open();
  const history = new History();
  const ready: Payment[] = [];
  for (let index = 0; index < COMPANIES; index++) {
    const crew = await openCrew(db, { roles: Array.from({ length: payments / COMPANIES }, () => "Single" as const) });
    history.open(crew.accounts, OPENING);
    const mine = crew.people.map((person) => newPayment(person, crew, random.between(1, PESEWAS_MAX)));
    const code = await giveCodes(db, mine);
    for (const [position, payment] of mine.entries()) {
      payment.fields = withCode(payment, code);
      ready[position * COMPANIES + index] = payment;
    }
  }
  await close();
  return { store, ready, history, checker: new HistoryChecker(history, count), count };
}

/** Sends payments one after the other until none is left or a call has no answer. */
export async function payAll(line: BankLine, world: World, left: Payment[], answered: () => void): Promise<void> {
  try {
    for (let payment = left.shift(); payment; payment = left.shift()) {
      const { person, meant, fields, intended } = payment;
      const sent = payment;
      const answer = await world.history.record(intended, () => line.call(person, meant.endpoint, fields, sent));
      if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
      payment.id = String(answer.transactionId);
      answered();
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
}

/** Sends one payment with its key until the bank answers. */
export async function payUntilAnswered(line: BankLine, { history }: World, payment: Payment): Promise<void> {
  const { person, meant, fields, intended } = payment;
  const send = () => line.callUntilAnswered(person, meant.endpoint, fields, payment);
  const answer = await history.record(intended, send);
  if (answer.code !== 0) throw new Error(`Sent again and not paid: ${answer.description}`);
  payment.id = String(answer.transactionId);
}

/** Sends the payments of unknown outcome again, and some of the acknowledged ones. */
export async function sendAgain(bank: BankAtRisk, world: World, payments: readonly Payment[]): Promise<void> {
  const line = new BankLine(bank.address);
  const known = payments.filter(({ id }) => id !== undefined);
  const unknown = payments.filter(({ id }) => id === undefined);
  for (const payment of [...unknown, ...known.slice(0, REPLAYED_AGAIN)]) await payUntilAnswered(line, world, payment);
  world.count.acknowledged += known.length;
  world.count.replayed += unknown.length;
  line.close();
}

/** Reads the ledger by SQL and compares it with the whole history. The embedded database must not be open. */
export async function checkLedger({ store, checker, count }: World): Promise<void> {
  const { db, close } = await store.open();
  try {
    await checker.check(db, count.cycles % AUDITED_EVERY === 0);
  } finally {
    await close();
  }
}

/** Whether a ledger that cannot be read while its bank is open is to be checked after this cycle. */
export const isCheckDue = ({ cycles }: KillCount, until: number): boolean =>
  cycles % AUDITED_EVERY === 0 || cycles === until;
