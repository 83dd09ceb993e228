import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import type { Database } from "../../mock-bank/database/tables";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { openDatabase } from "../../mock-bank/opening/open";
import { lendMemoryDatabase } from "./lent-database";
import { newPostgresUrl, postgresServer } from "./postgres";

/** A database for a `describe` block. Its books must balance after each test that moves money, and in the end. */
export type BankUnderTest = { readonly db: Database };

const server = await postgresServer();

/**
 * Set by `npm test -- --all`, and by `npm test` after a change that a database can notice (`tests/run.ts`). The embedded
 * database is PostgreSQL too, so an ordinary run does not repeat every rule on the server. It also leaves out tests that
 * only a change of the database, its opening or the operator's settings can break.
 */
export const areAllDatabasesUsed = process.env.DATABASES === "all";

/** Runs the tests on the embedded database only in an ordinary run, and with DATABASES=all on PostgreSQL too. */
export function onEachDatabase(title: string, define: (bank: BankUnderTest) => void): void {
  if (areAllDatabasesUsed) onBothDatabases(title, define);
  else onEmbedded(`${title}, on the embedded database`, define);
}

/** Runs the tests of what an ordinary run must prove on both databases: the ledger and its audit, idempotency. */
export function onBothDatabases(title: string, define: (bank: BankUnderTest) => void): void {
  describe(`${title}, on the embedded database`, () => define(useBank(lendMemoryDatabase)));
  onPostgres(title, define);
}

/** Runs concurrent tests on PostgreSQL only; the embedded database has one connection and hides race conditions. */
export function onPostgres(title: string, define: (bank: BankUnderTest) => void): void {
  describe.skipIf(!server)(`${title}, on PostgreSQL`, () => define(useBank(openPostgresDatabase)));
}

/** A test that opens its own databases with {@link newPostgresUrl}. */
export const itOnPostgres = it.skipIf(!server);

export function onEmbedded(title: string, define: (bank: BankUnderTest) => void): void {
  describe(title, () => define(useBank(lendMemoryDatabase)));
}

const openPostgresDatabase = async (): Promise<OpenBank> =>
  openDatabase({ url: await newPostgresUrl(), folder: "never used" });

function useBank(open: () => Promise<OpenBank>): BankUnderTest {
  let bank: OpenBank | undefined;
  beforeAll(async () => {
    bank = await open();
  });
  // A test that has posted nothing is left to the audit in the end.
  let audited: string | null = null;
  afterEach(async () => {
    if (!bank) return;
    const { last } = await bank.db
      .selectFrom("journal_lines")
      .select(({ fn }) => fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    if (last !== audited) expect(await auditLedger(bank.db)).toEqual([]);
    audited = last;
  });
  afterAll(async () => {
    if (!bank) return;
    const violations = await auditLedger(bank.db).finally(bank.close);
    expect(violations).toEqual([]);
  });
  return {
    get db() {
      if (!bank) throw new Error("The bank is only available inside tests");
      return bank.db;
    },
  };
}
