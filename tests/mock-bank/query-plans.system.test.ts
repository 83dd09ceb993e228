import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../mock-bank/database/open";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { hotQueries } from "../support/hot-queries";
import { type FilledBank, fillBank } from "../support/long-history";
import { plansOf } from "../support/plans";
import { newPostgresUrl, postgresServer } from "../support/postgres";

const server = await postgresServer();
/** Long enough for the planner to see that reading all of it is dear. */
const LINES = 20_000;
const REQUESTS = 2_000;

/** What makes a bank slow as it grows is a query that reads all of a table that grows. */
describe.skipIf(!server)("A bank with a long past", () => {
  let url = "";
  let filled: FilledBank | undefined;
  beforeAll(async () => {
    url = await newPostgresUrl();
    const { db, close } = await openDatabase({ url, folder: "" });
    filled = await fillBank(db, { lines: LINES, requests: REQUESTS });
    // The bench fills banks by the same code: what it measures must be a bank that could be.
    expect(await auditLedger(db)).toEqual([]);
    await close();
  });

  it.each(Object.entries(hotQueries))("the database uses an index for: %s", async (_, ask) => {
    const bank = filled;
    if (!bank) throw new Error("The bank is filled before the first test");
    const plans = await plansOf(url, (db) => ask(db, bank));
    expect(plans.length).toBeGreaterThan(0);
    for (const { plan } of plans)
      expect(plan).not.toMatch(/Seq Scan on (journal_lines|journal_entries|requests|audit|idempotency|holds)/);
  });
});
