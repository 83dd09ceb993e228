import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import type { Role } from "../../mock-bank/core/handler";
import type { Database } from "../../mock-bank/database/tables";
import { BankAtRisk } from "./bank-at-risk";
import { type Answer, BankLine } from "./bank-line";
import { type Crew, giveCodes, type Meant, openCrew, type Person } from "./crew";
import { cedis, newPayment, type Payment, withCode } from "./payment";
import { newStore, type Store } from "./stores";

/** A bank on PostgreSQL, with a client of its calls and a connection to its database. */
export type Bench = {
  readonly program: string;
  readonly store: Store;
  readonly db: Database;
  readonly line: BankLine;
  /** The output of the bank, including its log. */
  readonly said: readonly string[];
};

export async function withBench<T>(program: string, work: (bench: Bench) => Promise<T>): Promise<T> {
  const store = await newStore("postgres");
  const { db, close } = await store.open();
  try {
    const bank = await BankAtRisk.start(program, store.place);
    const line = new BankLine(bank.address);
    try {
      return await work({ program, store, db, line, said: bank.said });
    } finally {
      line.close();
      await bank.kill();
    }
  } finally {
    await close();
  }
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const peopleOf = (count: number, role: Role): Role[] => times(count, () => role);

/** Makes all calls in parallel. */
export const atOnce = (calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> =>
  Promise.all(calls.map((call) => call()));

export const succeeded = (answers: readonly Answer[]): Answer[] => answers.filter(({ code }) => code === 0);

/** Returns a problem if the figure is not the expected one. */
export const unless = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`];

/** Prepares calls that pay, each as an action of its own with a verified code. */
export async function readyToPay({ db, line }: Bench, payments: readonly Payment[]) {
  const code = await giveCodes(db, payments);
  return payments.map(
    (payment) => () => line.call(payment.person, payment.meant.endpoint, withCode(payment, code), payment),
  );
}

type Deciding = { readonly person: Person; readonly meant: Meant };

/** Prepares decisions in the same way. A call that an overloaded bank does not answer is sent again with its key. */
export async function readyToDecide({ db, line }: Bench, decisions: readonly Deciding[]) {
  const code = await giveCodes(db, decisions);
  return decisions.map(
    ({ person, meant }) =>
      () =>
        line.callUntilAnswered(person, meant.endpoint, withCode({ meant }, code), { key: randomUUID() }),
  );
}

/** The amount of each request in pesewas. */
const ASKED_PESEWAS = 1_005;

export const newDeciders = (db: Database, authorizers: number): Promise<Crew> =>
  openCrew(db, { roles: ["Initiator", ...peopleOf(authorizers, "Authorizer")] });

/** A payment that the first person of the crew wants approved. */
export function newRequest(crew: Crew): Payment {
  const [initiator] = crew.people;
  if (!initiator) throw new Error("The crew has no initiator");
  return newPayment(initiator, crew, ASKED_PESEWAS);
}

/** @returns the number of a request that waits for approval */
export async function askFor(bench: Bench, crew: Crew, request = newRequest(crew)): Promise<string> {
  const [ask] = await readyToPay(bench, [request]);
  const answer = await ask?.();
  if (answer?.code !== 0) throw new Error(`Not asked for: ${answer?.description}`);
  return String(answer.transactionId);
}

const told = ({ accounts }: Crew) => ({ total: `GHS ${cedis(ASKED_PESEWAS)}`, to: accounts[1]?.slice(-4) });

export const approvalOf = (crew: Crew, transactionId: string): Meant => ({
  endpoint: bankApi.approvals.approve,
  fields: { transactionId, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" },
  ...told(crew),
});

export const recallOf = (crew: Crew, transactionId: string): Meant => ({
  endpoint: bankApi.requests.recall,
  fields: { transactionId },
  ...told(crew),
});

export async function postingsFor({ db }: Bench, id: string): Promise<number> {
  const { rows } = await sql`select id from journal_entries where request_id = ${id}`.execute(db);
  return rows.length;
}
