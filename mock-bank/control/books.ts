import type { Database } from "../handler";
import { trialBalance } from "../ledger/balances";
import { journalOf } from "../ledger/journal";

const REQUESTS_MAX = 20;

/** The trial balance, and what was posted for one request or for those posted last. */
export async function books(db: Database, requestId: string | undefined) {
  const currencies = await trialBalance(db);
  const ids = requestId === undefined ? await lastPosted(db) : [requestId];
  const journal = await Promise.all(ids.map(async (id) => ({ request: id, entries: await journalOf(db, id) })));
  return { balanced: currencies.every(({ balanced }) => balanced), currencies, journal };
}

async function lastPosted(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("journal_entries")
    .select("request_id")
    .where("request_id", "is not", null)
    .orderBy("id", "desc")
    .limit(REQUESTS_MAX)
    .execute();
  return [...new Set(rows.flatMap(({ request_id }) => request_id ?? []))];
}
