import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import type { RunningBank, StartOptions } from "../../mock-bank/start-bank";
import { startTestBank } from "./bank";

import { newPostgresUrl, postgresServer } from "./postgres";

/** The running bank of a `describe`: there once its tests run. */
export type BankOfTests = { readonly running: RunningBank };

const server = await postgresServer();

/** The same story told to a bank on the embedded database and to one on PostgreSQL. */
export function onEachBank(title: string, define: (bank: BankOfTests) => void): void {
  describe(`${title}, on the embedded database`, () => define(aBank()));
  onPostgresBank(title, define);
}

/** For whatever happens at the same instant: the embedded database has one connection and hides every race. */
export function onPostgresBank(title: string, define: (bank: BankOfTests) => void): void {
  describe.skipIf(!server)(`${title}, on PostgreSQL`, () =>
    define(aBank(async () => ({ store: { kind: "server", url: await newPostgresUrl() } }))),
  );
}

/** One bank for the tests of a `describe`; after each of them its books must be sound. */
export function aBank(options: () => Promise<StartOptions> = async () => ({})): BankOfTests {
  let running: RunningBank | undefined;
  beforeAll(async () => {
    running = await startTestBank(await options());
  });
  afterEach(async () => {
    if (running) expect(await auditLedger(running.bank.db)).toEqual([]);
  });
  afterAll(() => running?.close());
  return {
    get running() {
      if (!running) throw new Error("The bank opens before the first test");
      return running;
    },
  };
}
