import { beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { openDatabase } from "../../mock-bank/opening/open";
import { hotQueries } from "../support/hot-queries";
import { type FilledBank, fillBank } from "../support/long-history";
import { plansOf } from "../support/plans";
import { newPostgresUrl, postgresServer } from "../support/postgres";

const server = await postgresServer();
/** Enough rows for the planner to avoid reading the whole table. */
const LINES = 20_000;
const REQUESTS = 2_000;

/** A bank becomes slow as it grows if a query reads all of a growing table. */
describe.skipIf(!server)("A bank with a long past", () => {
  let url = "";
  let filled: FilledBank | undefined;
  beforeAll(async () => {
    url = await newPostgresUrl();
    const { db, close } = await openDatabase({ url, folder: "" });
    filled = await fillBank(db, { lines: LINES, requests: REQUESTS });
    // The benchmark fills banks with the same code, so the filled bank must be consistent.
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
