import { BankAtRisk, CONTROL_TOKEN } from "../chaos/bank-at-risk";
import { BankLine } from "../chaos/bank-line";
import { checkHistory, type Findings } from "../chaos/check-history";
import { giveCodes, openCrew, type Person } from "../chaos/crew";
import type { Payment } from "../chaos/payment";
import { readLedger } from "../chaos/read-ledger";
import { newStore, type Store } from "../chaos/stores";
import { sparePort } from "../support/spare-port";
import { Customers, type Span } from "./customers";
import { deployedNginx } from "./deployed-nginx";

const COMPANIES = 4;
const PEOPLE = 2;
const OPENING_PESEWAS = 500_000_000;
/** Payments between two events of the drill. */
const PAUSE = 60;
/** Longer than nginx leaves a process out, so that nginx also tries it while it does not run. */
const OUTAGE_MS = 3_000;

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
    startAt(program, store.place, await sparePort()),
    startAt(program, store.place, await sparePort()),
  ]);
  const nginx = await deployedNginx(banks.map(({ address }) => address));
  const line = new BankLine(nginx.address);
  try {
    const crews = await Promise.all(
      Array.from({ length: COMPANIES }, () => openCrew(db, { roles: Array(PEOPLE).fill("Single") })),
    );
    // Sessions and codes are made in the database, because only payments and reads are under test.
    const habits = {
      arrive: async (person: Person) => person,
      codeFor: (payment: Payment) => giveCodes(db, [payment]),
    };
    const customers = new Customers(line, crews, habits, OPENING_PESEWAS);
    const ended = customers.run();
    const kills: Span[] = [];
    for (const [position, bank] of banks.entries()) {
      await customers.paid(PAUSE);
      const from = performance.now();
      await bank.kill();
      const to = performance.now();
      kills.push({ from, to });
      await customers.until(async () => performance.now() > to + OUTAGE_MS);
      const restarted = await startAt(program, store.place, portOf(bank));
      banks[position] = restarted;
      await customers.until(async () => (await callsOf(restarted)) > PAUSE);
    }
    customers.stop();
    await ended;
    const accounts = crews.flatMap((crew) => crew.accounts);
    const { history, interruptions, refusals } = customers;
    const isInFlight = ({ from, to }: Span) => kills.some((kill) => from <= kill.to && to >= kill.from);
    const others = interruptions.filter((span) => !isInFlight(span)).map(({ why }) => why);
    return {
      payments: history.calls.length,
      inFlight: interruptions.filter(isInFlight).length,
      otherFailures: [...refusals, ...others],
      findings: checkHistory(history, await readLedger(db, accounts)),
    };
  } finally {
    line.close();
    await nginx.stop();
    for (const bank of banks) await bank.kill();
    await close();
    store.throwAway();
  }
}

/** Starts a bank behind the proxy, on a chosen port. */
export const startAt = (program: string, place: Store["place"], port: number): Promise<BankAtRisk> =>
  BankAtRisk.start(program, place, undefined, { PORT: String(port), TRUST_PROXY: "1" });

export const portOf = ({ address }: BankAtRisk): number => Number(new URL(address).port);

/** Calls that this process has answered, from its metrics. */
export async function callsOf({ address }: BankAtRisk): Promise<number> {
  const page = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${CONTROL_TOKEN}` } });
  const lines = (await page.text()).matchAll(/^bank_calls_total\{[^}]+\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}
