import { afterAll, beforeAll, describe } from "vitest";
import type { RunningBank, StartOptions } from "../../mock-bank/start-bank";
import { startTestBank } from "./bank";
import { areAllDatabasesUsed } from "./bank-database";
import { newPostgresUrl, postgresServer } from "./postgres";

/** The running bank of a `describe` block; only available while its tests run. */
export type BankOfTests = { readonly running: RunningBank };

const server = await postgresServer();

/** Runs the tests against a bank on the embedded database, and with DATABASES=all against one on PostgreSQL too. */
export function onEachBank(title: string, define: (bank: BankOfTests) => void): void {
  describe(`${title}, on the embedded database`, () => define(aBank()));
  if (areAllDatabasesUsed) onPostgresBank(title, define);
}

/** Runs concurrent tests on PostgreSQL only; the embedded database has one connection and hides race conditions. */
export function onPostgresBank(title: string, define: (bank: BankOfTests) => void): void {
  describe.skipIf(!server)(`${title}, on PostgreSQL`, () =>
    define(aBank(async () => ({ store: { kind: "server", url: await newPostgresUrl() } }))),
  );
}

/** Starts one bank for a `describe` block. When it closes its books must balance. */
export function aBank(options: () => Promise<StartOptions> = async () => ({})): BankOfTests {
  let running: RunningBank | undefined;
  beforeAll(async () => {
    running = await startTestBank(await options());
  });
  afterAll(() => running?.close());
  return {
    get running() {
      if (!running) throw new Error("The bank is only available inside tests");
      return running;
    },
  };
}
