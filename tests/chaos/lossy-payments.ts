import { sql } from "kysely";
import type { Database } from "../../mock-bank/handler";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import { type Crew, giveCodes, openCrew, type Person } from "./crew";
import { violationsIn, wrongBalances } from "./ledger-check";
import { LossyProxy } from "./lossy-proxy";
import { newPayment, type Payment, withCode } from "./payment";
import { Seeded } from "./seeded";
import { newStore } from "./stores";

/** The outcome of payments over a bad network. Doubled, lost and unbalanced must stay 0. */
export type LossyCount = {
  payments: number;
  doubled: number;
  lost: number;
  unbalanced: number;
  droppedRequests: number;
  droppedAnswers: number;
  replays: number;
  /** Descriptions of the first few problems. */
  problems: string[];
};

const TOLD_MAX = 5;

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
/** Payments per batch. Each batch has a network with failure rates of its own. */
const BATCH = 2_500;

/** Makes payments as many users, and repeats each with its key until the bank's answer arrives. */
export async function lossyPayments({ program, payments, random, onBatch }: Campaign): Promise<LossyCount> {
  const count: LossyCount = {
    ...{ payments: 0, doubled: 0, lost: 0, unbalanced: 0 },
    ...{ droppedRequests: 0, droppedAnswers: 0, replays: 0, problems: [] },
  };
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
  for (let index = 0; index < COMPANIES; index++) crews.push(await openCrew(db, { roles }));
  const proxy = await LossyProxy.before(bank.address, new Seeded(random.between(0, 2 ** 31)));
  const lossy = new BankLine(proxy.address);
  const sent: Payment[] = [];
  const payer = async (crew: Crew, person: Person): Promise<void> => {
    while (sent.length < wanted) {
      const payment = newPayment(person, crew, random.between(1, PESEWAS_MAX));
      sent.push(payment);
      payment.fields = withCode(payment, await giveCodes(db, [payment]));
      const answer = await lossy.callUntilAnswered(person, payment.meant.endpoint, payment.fields, payment);
      if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
      payment.id = String(answer.transactionId);
    }
  };
  await Promise.all(crews.flatMap((crew) => crew.people.map((person) => payer(crew, person))));
  await proxy.close();
  lossy.close();
  await hold(db, bank, crews, sent, count);
  count.payments += sent.length;
  count.droppedRequests += proxy.lost.requests;
  count.droppedAnswers += proxy.lost.answers;
  count.replays += proxy.lost.replayed;
}

/** Checks that each payment is in the books once, under the number that was answered, and that there are no others. */
async function hold(
  db: Database,
  bank: BankAtRisk,
  crews: readonly Crew[],
  sent: readonly Payment[],
  count: LossyCount,
) {
  const line = new BankLine(bank.address);
  const { rows } = await sql<{ id: string; postings: string }>`
    select r.id, count(e.id) as postings
      from requests r left join journal_entries e on e.request_id = r.id
     where r.company_id in (${sql.join(crews.map(({ companyId }) => companyId))}) group by r.id`.execute(db);
  const postings = new Map(rows.map(({ id, postings: times }) => [id, Number(times)]));
  count.lost += sent.filter(({ id = "" }) => !postings.get(id)).length;
  count.doubled += Math.max(0, rows.reduce((sum, row) => sum + Number(row.postings), 0) - sent.length);
  const wrong: string[] = [];
  for (const crew of crews) wrong.push(...(await wrongBalances(line, crew, OPENING, sent)));
  wrong.push(...(await violationsIn(line)));
  if (wrong.length > 0) count.unbalanced += 1;
  count.problems = [...count.problems, ...wrong].slice(0, TOLD_MAX);
  line.close();
}
