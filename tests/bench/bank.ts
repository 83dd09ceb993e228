import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { bankApi } from "../../contract/index";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank } from "../support/bank";
import { OwnPostgres } from "../support/postgres";
import type { WireClient, WireRequest } from "../support/wire-client";
import { openBareStore, rowsWrittenBy, serverTransactions, startBareBank } from "./bare-bank";
import type { Measured } from "./load-process";
import { measure } from "./measure";
import { atLeastTimes, figure, floorUnder, median, type Row } from "./row";

const ROUNDS = 15;
/** Rounds that are not measured. V8 compiles WebAssembly a second time, with optimisations, after a while. */
const WARM_UP = 12;
const READS = 1500;
const PAYERS = 100;
const AT_ONCE = 16;

/** Calls per second of the bank and of a minimal implementation, measured alternately on the same kind of database. */
export async function bankRows(): Promise<readonly Row[]> {
  const bank = await startTestBank();
  try {
    return [...(await reads(bank)), ...(await payments(bank))];
  } finally {
    await bank.close();
  }
}

async function reads(bank: RunningBank): Promise<readonly Row[]> {
  const customer = await signedIn(bank, await openCompany(bank), "Single");
  const bare = await startBareBank(bank.bank.db, bank.configuration.payloadSecret);
  const read = customer.request(bankApi.accounts.list, { loginId: customer.username });
  const bareRead = { ...read, url: `${bare.address}/customer/accounts?loginId=${customer.username}` };
  try {
    return await rowsOf(
      "accounts read",
      () =>
        measure(
          Array.from({ length: READS }, () => read),
          AT_ONCE,
        ),
      async () =>
        (
          await measure(
            Array.from({ length: READS }, () => bareRead),
            AT_ONCE,
          )
        ).perSecond,
      0.75,
    );
  } finally {
    bare.close();
  }
}

const SERVER_ROUNDS = 7;
const COMPANIES = 20;

/**
 * The same payment on a PostgreSQL server that syncs each commit: one at a time compared with the bare transaction, and
 * 16 of different companies in parallel compared with one at a time.
 */
export async function serverRows(): Promise<readonly Row[]> {
  const server = await OwnPostgres.start();
  if (!server) throw new Error("There is no PostgreSQL server: see the README, POSTGRES_BIN.");
  const bank = await startTestBank({ store: { kind: "server", url: server.url, ownerUrl: undefined } });
  try {
    const payers: { readonly client: WireClient; readonly company: OpenedCompany }[] = [];
    for (let at = 0; at < COMPANIES; at += 1) {
      const company = await openCompany(bank, RICH);
      payers.push({ client: await signedIn(bank, company, "Single"), company });
    }
    const ready = async () =>
      (await Promise.all(payers.map(({ client, company }) => readyToPay([client], company)))).flat();
    const written = await rowsWrittenBy(bank.bank.db, async () => measure((await ready()).slice(0, 1), 1));
    const bare = await serverTransactions(server.url, written);
    const rounds: { bare: number; one: number; many: number }[] = [];
    for (let round = 0; round <= SERVER_ROUNDS; round += 1) {
      const one = (await measure(await ready(), 1)).perSecond;
      const many = (await measure(await ready(), AT_ONCE)).perSecond;
      rounds.push({ one, many, bare: await perSecond(COMPANIES, bare.write) });
    }
    await bare.close();
    const of = (mark: "bare" | "one" | "many") => median(rounds.slice(1).map((round) => round[mark]));
    const name = "payment on PostgreSQL";
    return [
      atLeastTimes({ name: `${name}, one at a time`, value: of("one"), unit: "/s" }, of("bare"), 0.5),
      atLeastTimes({ name: `${name}, ${AT_ONCE} at once`, value: of("many"), unit: "/s" }, of("one"), 4),
    ];
  } finally {
    await bank.close();
    server.stop();
  }
}

/** Measures the call that moves the money with a code checked before. */
async function payments(bank: RunningBank): Promise<readonly Row[]> {
  const company = await openCompany(bank, {
    ...RICH,
    users: Array.from({ length: PAYERS }, () => ({ role: "Single" })),
  });
  const payers: WireClient[] = [];
  for (let at = 0; at < PAYERS; at += 1) payers.push(await signedIn(bank, company, at));
  const ready = await readyToPay(payers.slice(0, 1), company);
  const written = await rowsWrittenBy(bank.bank.db, () => measure(ready, AT_ONCE));
  const store = await openBareStore(written);
  const pay = async () => measure(await readyToPay(payers, company), AT_ONCE);
  const write = () => perSecond(PAYERS, store.write);
  const rows = await rowsOf("payment", pay, write, 0.6);
  await store.close();
  await expectPaid(bank, company, PAYERS * (WARM_UP + ROUNDS) + 1);
  return rows;
}

/** A company with enough money for all rounds. */
const RICH = {
  accounts: [
    { currency: "GHS", balance: "1000000.00" },
    { currency: "GHS", balance: "0.00" },
  ],
  policy: { limitPerDay: "100000000.00" },
} as const;

async function perSecond(times: number, act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let time = 0; time < times; time += 1) await act();
  return times / ((performance.now() - started) / 1000);
}

/** Prepares one payment for each payer, with a requested and checked code. */
async function readyToPay(payers: readonly WireClient[], { accounts }: OpenedCompany): Promise<WireRequest[]> {
  const [from, to] = accounts.map(({ accountNumber }) => accountNumber);
  const ready: WireRequest[] = [];
  for (const payer of payers) {
    const payment = {
      sourceAccount: String(from),
      destinationAccountNo: String(to),
      amount: "1.00",
      currencyCode: "GHS",
      narration: "Bench",
      transType: "OWN-TRANSFER",
      password: "00000",
      passwordType: "OTP",
    } as const;
    const code = await payer.askCode(bankApi.payments.toSelf, payment, { total: "GHS 1.00", to: String(to).slice(-4) });
    await payer.verify(code);
    ready.push(
      payer.request(bankApi.payments.toSelf, { ...payment, password: code }, { idempotencyKey: randomUUID() }),
    );
  }
  return ready;
}

async function expectPaid({ bank }: RunningBank, { accounts }: OpenedCompany, times: number): Promise<void> {
  const { book } = await bank.db
    .selectFrom("ledger_accounts")
    .select("book")
    .where("number", "=", String(accounts[1]?.accountNumber))
    .executeTakeFirstOrThrow();
  if (Number(book) !== times * 100) throw new Error(`Of ${times} payments, ${Number(book) / 100} were made.`);
}

/** Medians of the rounds after the warm-up. */
async function rowsOf(
  name: string,
  ours: () => Promise<Measured>,
  floor: () => Promise<number>,
  share: number,
): Promise<readonly Row[]> {
  const measured: { ours: Measured; floor: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) measured.push({ ours: await ours(), floor: await floor() });
  const warm = measured.slice(WARM_UP);
  const of = (mark: "perSecond" | "p50" | "p99") => median(warm.map(({ ours }) => ours[mark]));
  const value = of("perSecond");
  const beside = floorUnder(
    value,
    warm.map(({ ours, floor }) => ({ ours: ours.perSecond, floor })),
  );
  return [
    atLeastTimes({ name, value, unit: "/s" }, beside, share),
    figure({ name: `${name}, half of them, ${AT_ONCE} at once`, value: of("p50"), unit: "ms" }),
    figure({ name: `${name}, 99 of 100, ${AT_ONCE} at once`, value: of("p99"), unit: "ms" }),
  ];
}
