import type { Database } from "../../mock-bank/database/tables";
import { Seeded } from "../support/seeded";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import { type Crew, giveCodes, openCrew, type Person } from "./crew";
import { History } from "./history";
import { LossyProxy } from "./lossy-proxy";
import { newPayment, withCode } from "./payment";
import { newStore } from "./stores";
import { HistoryChecker, noFindings, type Verdict } from "./verdict";

/** Result of payments over a bad network. All findings must stay 0. */
export type LossyCount = Verdict & {
  payments: number;
  droppedRequests: number;
  droppedAnswers: number;
  replays: number;
};

type Campaign = {
  readonly program: string;
  readonly payments: number;
  readonly random: Seeded;
  readonly onBatch?: (count: LossyCount) => void;
};

const COMPANIES = 8;
const PEOPLE = 6;
/** In pesewas. */
const OPENING = 500_000_000;
/** Maximum amount in pesewas; few such amounts have an exact binary fraction in cedis. */
const PESEWAS_MAX = 999;
const SEED_MAX = 2 ** 31 - 1;
/** Each batch has a network of its own, some better and some worse. */
const BATCH = 2_500;

/** Makes payments as many users, and repeats each with its key until the bank's answer arrives. */
export async function lossyPayments({ program, payments, random, onBatch }: Campaign): Promise<LossyCount> {
  const count = { payments: 0, ...noFindings(), droppedRequests: 0, droppedAnswers: 0, replays: 0 };
  const store = await newStore("postgres");
  const { db, close } = await store.open();
  const bank = await BankAtRisk.start(program, store.place);
  try {
    while (count.payments < payments) {
      const wanted = Math.min(BATCH, payments - count.payments);
      await payBatch({ db, bank, random, wanted }, count);
      onBatch?.(count);
    }
  } finally {
    await bank.kill();
    await close();
  }
  return count;
}

type Batch = { readonly db: Database; readonly bank: BankAtRisk; readonly random: Seeded; readonly wanted: number };

async function payBatch({ db, bank, random, wanted }: Batch, count: LossyCount): Promise<void> {
  const crews: Crew[] = [];
  const roles = Array.from({ length: PEOPLE }, () => "Single" as const);
  const history = new History();
  for (let index = 0; index < COMPANIES; index++) {
    const crew = await openCrew(db, { roles });
    crews.push(crew);
    history.open(crew.accounts, OPENING);
  }
  const proxy = await LossyProxy.before(bank.address, new Seeded(random.between(0, SEED_MAX)));
  const lossy = new BankLine(proxy.address);
  let sent = 0;
  const payer = async (crew: Crew, person: Person, amounts: Seeded): Promise<void> => {
    while (sent < wanted) {
      const payment = newPayment(person, crew, amounts.between(1, PESEWAS_MAX));
      sent += 1;
      payment.fields = withCode(payment, await giveCodes(db, [payment]));
      const { meant, fields, intended } = payment;
      const send = () => lossy.callUntilAnswered(person, meant.endpoint, fields, payment);
      const answer = await history.record(intended, send);
      if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
    }
  };
  await Promise.all(
    crews.flatMap((crew) => crew.people.map((person) => payer(crew, person, new Seeded(random.between(0, SEED_MAX))))),
  );
  await proxy.close();
  lossy.close();
  await new HistoryChecker(history, count).check(db, true);
  count.payments += sent;
  count.droppedRequests += proxy.lost.requests;
  count.droppedAnswers += proxy.lost.answers;
  count.replays += proxy.lost.replayed;
}
