import { execFileSync } from "node:child_process";
import { fixedHeaders } from "../../contract/headers";
import type { Database } from "../../mock-bank/database/tables";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { bankProgram } from "../chaos/bank-program";
import { type Crew, giveCodes, openCrew } from "../chaos/crew";
import { newPayment, withCode } from "../chaos/payment";
import { onServer } from "../chaos/stores";
import { OwnPostgres } from "../support/postgres";
import type { WireRequest } from "../support/wire-client";
import { CpuShare, cpuSeconds } from "./cpu-share";
import { measure } from "./measure";
import { median } from "./row";

/**
 * The part of a core that a process gets in place of a whole one, so that a machine with two cores has one left for the load: all rates are
 * smaller by this factor, and the ratio of two rates is the same.
 */
const CORE = 0.25;
const COMPANIES = 40;
const PEOPLE = 5;
const AT_ONCE = 24;
const ROUNDS = 3;
/** One process needs about as much processor time of the server as of its own core. */
const DATABASE_CORES = [1, 2];
const WARM_UPS = 3;

type Rate = { readonly perSecond: number; readonly bankSeconds: number; readonly databaseSeconds: number };
/** Payments of a second by one and by two processes, medians of the rounds. */
type Comparison = {
  readonly databaseCores: number;
  readonly one: number;
  readonly two: number;
  readonly factor: number;
  /** Used parts of the cores with two processes. The one near 1 is the limit. */
  readonly used: { readonly banks: number; readonly database: number };
};
export type TwoProcesses = {
  readonly partOfCore: number;
  readonly comparisons: readonly Comparison[];
  /** Milliseconds of processor time for a payment, and the payments of a second that a whole core makes. */
  readonly milliseconds: { readonly bank: number; readonly database: number };
  readonly perCore: { readonly bank: number; readonly database: number };
};

/**
 * Measures the call that moves the money, of one and of two processes on one server. Each process has a core, and the
 * server one or two. Needs root on Linux.
 */
export async function measureTwoProcesses(): Promise<TwoProcesses> {
  const program = await bankProgram();
  const server = await OwnPostgres.start();
  if (!server) throw new Error("There is no PostgreSQL server");
  const { place, open } = onServer(server.url);
  const { db, close } = await open();
  const encrypted = { CIPHER: "on" };
  const banks = [
    await BankAtRisk.start(program, place, undefined, encrypted),
    await BankAtRisk.start(program, place, undefined, encrypted),
  ];
  const shares: CpuShare[] = [];
  const share = (name: string, pids: readonly number[], cores?: number) => {
    const made = CpuShare.make(name, cores);
    shares.push(made);
    made.add(pids);
    return made;
  };
  try {
    const crews: Crew[] = [];
    for (let company = 0; company < COMPANIES; company++)
      crews.push(await openCrew(db, { roles: Array(PEOPLE).fill("Single") }));
    const pids = banks.flatMap(({ pid }) => pid ?? []);
    const rateOf = async (count: 1 | 2): Promise<Rate> => {
      const requests = await paymentsTo(banks.slice(0, count), db, crews);
      const before = { bank: cpuSeconds(pids), database: cpuSeconds(server.pids) };
      const { perSecond } = await measure(requests, AT_ONCE);
      return {
        perSecond,
        bankSeconds: (cpuSeconds(pids) - before.bank) / requests.length,
        databaseSeconds: (cpuSeconds(server.pids) - before.database) / requests.length,
      };
    };
    for (let round = 0; round < WARM_UPS; round++) await rateOf(2);
    for (const [index, pid] of pids.entries()) share(`bank-${index}`, [pid], CORE);
    const database = share("database", server.pids);
    share(
      "load",
      childrenOf(process.pid).filter((pid) => !pids.includes(pid)),
    );
    const rates: { cores: number; one: Rate; two: Rate }[] = [];
    for (const cores of DATABASE_CORES) {
      database.limit(cores * CORE);
      for (let round = 0; round < ROUNDS; round++) rates.push({ cores, one: await rateOf(1), two: await rateOf(2) });
    }
    await expectPaid(db, crews, COMPANIES * PEOPLE * (WARM_UPS + 2 * ROUNDS * DATABASE_CORES.length));
    return figuresOf(rates);
  } finally {
    for (const bank of banks) await bank.kill();
    await close();
    server.stop();
    for (const each of shares) each.remove();
  }
}

function figuresOf(rates: readonly { readonly cores: number; readonly one: Rate; readonly two: Rate }[]): TwoProcesses {
  const secondsOf = (part: "bankSeconds" | "databaseSeconds") => median(rates.map(({ two }) => two[part]));
  const [bank, database] = [secondsOf("bankSeconds"), secondsOf("databaseSeconds")];
  const comparisons = DATABASE_CORES.map((databaseCores) => {
    const measured = rates.filter(({ cores }) => cores === databaseCores);
    const one = median(measured.map((rate) => rate.one.perSecond));
    const two = median(measured.map((rate) => rate.two.perSecond));
    const used = { banks: (bank * two) / 2 / CORE, database: (database * two) / databaseCores / CORE };
    return { databaseCores, one, two, factor: two / one, used };
  });
  return {
    partOfCore: CORE,
    comparisons,
    milliseconds: { bank: bank * 1000, database: database * 1000 },
    perCore: { bank: 1 / bank, database: 1 / database },
  };
}

/** One payment of each person, with a verified code, alternately to each bank. */
async function paymentsTo(banks: readonly BankAtRisk[], db: Database, crews: readonly Crew[]): Promise<WireRequest[]> {
  const payments = crews.flatMap((crew) => crew.people.map((person) => newPayment(person, crew, 101)));
  const code = await giveCodes(db, payments);
  const { payloadSecret, apiBasePath } = defaultConfiguration;
  const { sealRequest } = nodeCipher(payloadSecret);
  // Neighbours in the list are of different companies, whose accounts do not wait for each other.
  const mixed = Array.from({ length: PEOPLE }, (_, index) => payments.filter((__, at) => at % PEOPLE === index)).flat();
  return mixed.map((payment, index) => {
    const { path, method } = payment.meant.endpoint;
    const fields = Object.entries(withCode(payment, code)).map(([name, value]) => [name, String(value)]);
    const payload = sealRequest(new URLSearchParams(fields).toString(), { method, path });
    return {
      url: `${banks[index % banks.length]?.address}${apiBasePath}${path}`,
      method,
      headers: {
        ...fixedHeaders,
        "Content-Type": "application/x-www-form-urlencoded",
        deviceId: payment.person.deviceId,
        sessionId: payment.person.token,
        "Idempotency-Key": payment.key,
      },
      body: new URLSearchParams({ payload }).toString(),
    };
  });
}

async function expectPaid(db: Database, crews: readonly Crew[], times: number): Promise<void> {
  const { paid } = await db
    .selectFrom("journal_lines as line")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .innerJoin("journal_entries as entry", "entry.id", "line.entry_id")
    .select((select) => select.fn.countAll<string>().as("paid"))
    .where("entry.request_id", "is not", null)
    .where(
      "account.number",
      "in",
      crews.map(({ accounts }) => accounts[1] ?? ""),
    )
    .executeTakeFirstOrThrow();
  if (Number(paid) !== times) throw new Error(`Of ${times} payments, ${paid} were made`);
}

const childrenOf = (pid: number): number[] =>
  execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
    .map(Number);
