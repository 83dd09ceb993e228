import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { bankApi } from "../../adapters/bank-api/contract";
import type { Database } from "../../mock-bank/handler";
import { BankAtRisk } from "./bank-at-risk";
import { type Answer, BankLine } from "./bank-line";
import { type Crew, giveCodes, type Meant, openCrew } from "./crew";
import { violationsIn } from "./ledger-check";
import { newPayment, withCode } from "./payment";
import { newStore } from "./stores";

/** What became of decisions at the same instant: as many executions as requests, one winner each, no violation. */
export type RaceCount = { requests: number; executions: number; violations: number };
type Campaign = {
  readonly program: string;
  readonly requests: number;
  readonly onRequest?: (count: RaceCount) => void;
};

const AUTHORIZERS = 10;
const APPROVALS_OF_EACH = 5;
const AUDITED_EVERY = 50;
/** Each request moves so much. */
const AMOUNT = 10;

/** Fifty approvals of one request at once, of ten people who each send five actions of their own. */
export async function approvalRaces({ program, requests, onRequest }: Campaign): Promise<RaceCount> {
  return withBank(program, async ({ db, line }) => {
    const count = { requests: 0, executions: 0, violations: 0 };
    let crew = await newDeciders(db);
    while (count.requests < requests) {
      if (count.requests % AUDITED_EVERY === 0) crew = await newDeciders(db);
      const id = await askFor(line, db, crew);
      const meant = approvalOf(crew, id);
      const authorizers = crew.people.slice(1);
      const password = await giveCodes(
        db,
        authorizers.map((person) => ({ person, meant })),
      );
      const fields = { ...meant.fields, password, passwordType: "OTP" };
      const answers = await Promise.all(
        Array.from({ length: APPROVALS_OF_EACH }, () => authorizers)
          .flat()
          .map((person) => line.callUntilAnswered(person, meant.endpoint, fields, { key: randomUUID() })),
      );
      count.requests += 1;
      count.executions += await postings(db, id);
      if (succeeded(answers).length !== 1) count.violations += 1;
      if (count.requests % AUDITED_EVERY === 0 || count.requests === requests)
        count.violations += (await violationsIn(line)).length;
      onRequest?.(count);
    }
    return count;
  });
}

type Bench = { readonly db: Database; readonly line: BankLine };

async function withBank<T>(program: string, work: (bench: Bench) => Promise<T>): Promise<T> {
  const store = await newStore("postgres");
  const { db, close } = await store.open();
  const bank = await BankAtRisk.start(program, store.place);
  const line = new BankLine(bank.address);
  try {
    return await work({ db, line });
  } finally {
    line.close();
    await bank.kill();
    await close();
  }
}

const newDeciders = (db: Database): Promise<Crew> =>
  openCrew(db, { roles: ["Initiator", ...Array.from({ length: AUTHORIZERS }, () => "Authorizer" as const)] });

/** @returns the number of a request that waits for approval. */
async function askFor(line: BankLine, db: Database, crew: Crew): Promise<string> {
  const [initiator] = crew.people;
  if (!initiator) throw new Error("Nobody asks");
  const payment = newPayment(initiator, crew, AMOUNT);
  const fields = withCode(payment, await giveCodes(db, [payment]));
  const answer = await line.call(initiator, payment.meant.endpoint, fields, payment);
  if (answer.code !== 0) throw new Error(`Not asked for: ${answer.description}`);
  return String(answer.transactionId);
}

const approvalOf = ({ accounts }: Crew, transactionId: string): Meant => ({
  endpoint: bankApi.approvals.approve,
  fields: { transactionId, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" },
  total: `GHS ${AMOUNT}.00`,
  to: accounts[1]?.slice(-4),
});

const succeeded = (answers: readonly Answer[]): Answer[] => answers.filter(({ code }) => code === 0);

async function postings(db: Database, id: string): Promise<number> {
  const { rows } = await sql`select id from journal_entries where request_id = ${id}`.execute(db);
  return rows.length;
}
