import { fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { bankApi } from "../../adapters/bank-api/contract";
import { fixedHeaders } from "../../adapters/bank-api/contract/headers";
import type { RunningBank } from "../../mock-bank/start-bank";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import type { WireClient } from "../support/wire-client";
import { startBareBank } from "./bare-bank";
import { makeBareTables, rowsWrittenBy, writeBare } from "./bare-rows";
import type { Load } from "./load-process";
import { atLeastTimes, median, type Row } from "./row";

const ROUNDS = 5;
const READS = 1500;
const READS_AT_ONCE = 16;
const PAYMENTS = 60;

/** What the bank does in a second beside the least that could do it, on the same database, in turns. */
export async function bankRows(): Promise<readonly Row[]> {
  const bank = await startTestBank();
  try {
    return [await reads(bank), await payments(bank)];
  } finally {
    await bank.close();
  }
}

async function reads(bank: RunningBank): Promise<Row> {
  const customer = await signedIn(bank, await openCompany(bank), "Single");
  const bare = await startBareBank(bank.bank.db, bank.configuration.payloadSecret);
  const path = `/customer/accounts?loginId=${customer.username}`;
  const headers = { ...fixedHeaders, deviceId: customer.deviceId, sessionId: customer.sessionId };
  const rateAt = (url: string, calls = READS) => rateOf({ url, headers, calls, atOnce: READS_AT_ONCE });
  const ours = () => rateAt(`${bank.address}${bank.configuration.apiBasePath}${path}`);
  const floor = () => rateAt(bare.address + path);
  try {
    const [value, least] = await inTurns(ours, floor);
    return atLeastTimes({ name: "accounts read", value, unit: "/s" }, least, 0.5);
  } finally {
    bare.close();
  }
}

/** From a code asked for to the money moved: three calls. */
async function payments(bank: RunningBank): Promise<Row> {
  const { db } = bank.bank;
  const company = await openCompany(bank, {
    accounts: [
      { currency: "GHS", balance: "1000000.00" },
      { currency: "GHS", balance: "0.00" },
    ],
  });
  const customer = await signedIn(bank, company, "Single");
  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  const pay = () => payOnce(customer, String(from), String(to));
  const written = await rowsWrittenBy(db, pay);
  await makeBareTables(db, written);
  const [value, least] = await inTurns(
    () => rate(PAYMENTS, pay),
    () => rate(PAYMENTS, () => writeBare(db, written)),
  );
  return atLeastTimes({ name: "payment with its code", value, unit: "/s" }, least, 0.4);
}

async function payOnce(customer: WireClient, from: string, to: string): Promise<void> {
  const call = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: "1.00",
    currencyCode: "GHS",
    narration: "Bench",
    transType: "OWN-TRANSFER",
  } as const;
  const answer = await customer.confirm(bankApi.payments.toSelf, call, { total: "GHS 1.00", to: to.slice(-4) });
  if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
}

async function rate(times: number, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let time = 0; time < times; time += 1) await act();
  return times / ((performance.now() - started) / 1000);
}

async function rateOf(load: Load): Promise<number> {
  const child = fork("tests/bench/load-process.ts", { execArgv: ["--import", "tsx"] });
  child.send(load);
  const [perSecond] = await once(child, "message");
  child.disconnect();
  return Number(perSecond);
}

/** Medians, after a round that only warms both up. */
async function inTurns(ours: () => Promise<number>, floor: () => Promise<number>): Promise<[number, number]> {
  const measured: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) measured.push([await ours(), await floor()]);
  const warm = measured.slice(1);
  return [median(warm.map(([value]) => value)), median(warm.map(([, value]) => value))];
}
