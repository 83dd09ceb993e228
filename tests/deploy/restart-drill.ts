import { bankApi } from "../../contract/index";
import type { Database } from "../../mock-bank/database/tables";
import { BankAtRisk, CONTROL_TOKEN } from "../chaos/bank-at-risk";
import { type Answer, BankLine, NoAnswer } from "../chaos/bank-line";
import { checkHistory, type Findings } from "../chaos/check-history";
import { type Crew, giveCodes, openCrew, type Person } from "../chaos/crew";
import { History } from "../chaos/history";
import { newPayment, withCode } from "../chaos/payment";
import { readLedger } from "../chaos/read-ledger";
import { newStore, type Store } from "../chaos/stores";
import { sparePort } from "../support/spare-port";
import { deployedNginx } from "./deployed-nginx";

const COMPANIES = 4;
const PEOPLE = 2;
const OPENING_PESEWAS = 500_000_000;
/** Payments between two events of the drill. */
const PAUSE = 60;
/** Longer than nginx leaves a process out, so that nginx also tries it while it does not run. */
const OUTAGE_MS = 3_000;

/** Times of `performance.now()`. */
type Span = { readonly from: number; readonly to: number };
export type RestartCount = {
  payments: number;
  /** Calls without an answer that were in flight at a kill, and all others. */
  inFlight: number;
  otherFailures: string[];
  findings: Findings;
};

/**
 * Two banks behind nginx on one PostgreSQL. Each is killed and started again while customers pay and read; a payment
 * without an answer is sent again with its key.
 */
export async function restartDrill(program: string): Promise<RestartCount> {
  const store = await newStore("postgres");
  const { db, close } = await store.open();
  const banks = await Promise.all([
    startAt(program, store, await sparePort()),
    startAt(program, store, await sparePort()),
  ]);
  const nginx = await deployedNginx(banks.map(({ address }) => address));
  const line = new BankLine(nginx.address);
  try {
    const crews = await Promise.all(
      Array.from({ length: COMPANIES }, () => openCrew(db, { roles: Array(PEOPLE).fill("Single") })),
    );
    const load = new Load(line, db, crews);
    const ended = load.run();
    const kills: Span[] = [];
    for (const [position, bank] of banks.entries()) {
      await load.paid(PAUSE);
      const from = performance.now();
      await bank.kill();
      const to = performance.now();
      kills.push({ from, to });
      await load.until(async () => performance.now() > to + OUTAGE_MS);
      const restarted = await startAt(program, store, Number(new URL(bank.address).port));
      banks[position] = restarted;
      await load.until(async () => (await callsOf(restarted)) > PAUSE);
    }
    load.stop();
    await ended;
    const accounts = crews.flatMap((crew) => crew.accounts);
    const isInFlight = ({ from, to }: Span) => kills.some((kill) => from <= kill.to && to >= kill.from);
    return {
      payments: load.history.calls.length,
      inFlight: load.failures.filter(isInFlight).length,
      otherFailures: load.failures.filter((span) => !isInFlight(span)).map(({ why }) => why),
      findings: checkHistory(load.history, await readLedger(db, accounts)),
    };
  } finally {
    line.close();
    await nginx.stop();
    for (const bank of banks) await bank.kill();
    await close();
    store.throwAway();
  }
}

const startAt = (program: string, store: Store, port: number): Promise<BankAtRisk> =>
  BankAtRisk.start(program, store.place, undefined, { PORT: String(port), TRUST_PROXY: "1" });

/** Calls that this process has answered, from its metrics. */
async function callsOf({ address }: BankAtRisk): Promise<number> {
  const page = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${CONTROL_TOKEN}` } });
  const lines = (await page.text()).matchAll(/^bank_calls_total\{[^}]+\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Customers who pay and read one after the other, until they are stopped. */
class Load {
  readonly history = new History();
  readonly failures: (Span & { readonly why: string })[] = [];
  private isStopped = false;
  private count = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly line: BankLine,
    private readonly db: Database,
    private readonly crews: readonly Crew[],
  ) {
    for (const { accounts } of crews) this.history.open(accounts, OPENING_PESEWAS);
  }

  async run(): Promise<void> {
    const customers = this.crews.flatMap((crew) => crew.people.map((person) => this.serve(crew, person)));
    await Promise.all(customers);
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Resolves after this number of further payments. */
  async paid(more: number): Promise<void> {
    const wanted = this.count + more;
    await this.until(async () => this.count >= wanted);
  }

  /** Asks after each payment whether the condition holds. */
  async until(isDone: () => Promise<boolean>): Promise<void> {
    while (!(await isDone())) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async serve(crew: Crew, person: Person): Promise<void> {
    while (!this.isStopped) {
      const payment = newPayment(person, crew, 101);
      const { meant, key, intended } = payment;
      const fields = withCode(payment, await giveCodes(this.db, [payment]));
      const pay = () => this.line.call(person, meant.endpoint, fields, { key });
      while (!(await this.isAnswered(() => this.history.record(intended, pay))));
      await this.isAnswered(() => this.line.call(person, bankApi.accounts.list, { loginId: person.username }));
      this.count++;
      for (const told of this.waiting.splice(0)) told();
    }
  }

  private async isAnswered(call: () => Promise<Answer>): Promise<boolean> {
    const from = performance.now();
    try {
      const { code, description } = await call();
      if (code !== 0) this.failures.push({ from: 0, to: 0, why: `refused: ${description}` });
      return true;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.failures.push({ from, to: performance.now(), why: error.message });
      return false;
    }
  }
}
