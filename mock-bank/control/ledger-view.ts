import type { Database } from "../database/tables";
import { trialBalance } from "../ledger/balances";
import { journalOf } from "../ledger/journal";

const REQUESTS_MAX = 20;

type LedgerQuery = { readonly request?: string | undefined; readonly account?: string | undefined };

/**
 * Returns the trial balance and the journal of one request, or the latest journal entries of all accounts or of one.
 */
export async function ledgerView(db: Database, { request: requestId, account }: LedgerQuery) {
  const currencies = await trialBalance(db);
  const ids = requestId === undefined ? await lastPosted(db, account) : [requestId];
  const journal = await Promise.all(ids.map(async (id) => ({ request: id, entries: await journalOf(db, id) })));
  return { balanced: currencies.every(({ balanced }) => balanced), currencies, journal };
}

async function lastPosted(db: Database, account: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom("journal_entries as entry")
    .select("request_id")
    .where("request_id", "is not", null)
    .$if(account !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("journal_lines as line")
            .innerJoin("ledger_accounts as moved", "moved.id", "line.account_id")
            .select("line.id")
            .whereRef("line.entry_id", "=", "entry.id")
            .where("moved.number", "=", account ?? ""),
        ),
      ),
    )
    .orderBy("entry.id", "desc")
    .limit(REQUESTS_MAX)
    .execute();
  return [...new Set(rows.flatMap(({ request_id }) => request_id ?? []))];
}
