import { sql } from "kysely";
import { createCompany } from "../../mock-bank/companies/create-company";
import { isRefusal } from "../../mock-bank/core/handler";
import type { Connection, Database } from "../../mock-bank/database/tables";
import { liftTimeLimit } from "../../mock-bank/database/time-limit";

/**
 * Size of a bank's history: the number of journal lines, and the number of its newest entries that are customer
 * requests.
 */
export type History = { readonly lines: number; readonly requests: number };
export type FilledBank = {
  readonly companyIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly newestRequestId: string;
};

const COMPANIES = 10;
const ACCOUNTS_EACH = 10;
const YEARS = 5;
const MOVED = 100;

/**
 * Fills a bank on PostgreSQL with a long history that passes all audits. A hundred accounts pass one cedi around in a
 * ring. Rows are inserted in bulk without triggers, so ten million lines take minutes.
 * @param history lines must be a multiple of 200, one round of the ring
 */
export async function fillBank(db: Database, history: History): Promise<FilledBank> {
  const companies: { id: string }[] = [];
  for (let made = 0; made < COMPANIES; made += 1) companies.push(await aCompany(db));
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["id", "book"])
    .where("kind", "=", "customer")
    .orderBy("id")
    .execute();
  const accountIds = accounts.map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    await liftTimeLimit(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await writeEntries(tx, accountIds, history);
    if (history.requests > 0) await writeRequests(tx);
    await sql`analyze`.execute(tx);
  });
  return { companyIds: companies.map(({ id }) => id), accountIds, newestRequestId: `FILL${history.lines / 2 - 1}` };
}

async function aCompany(db: Database): Promise<{ id: string }> {
  const accounts = Array.from({ length: ACCOUNTS_EACH }, () => ({ currency: "GHS" as const, balance: "1000.00" }));
  const company = await createCompany(db, { users: [{ role: "Single" }], accounts }, new Date());
  if (isRefusal(company)) throw new Error(company.description);
  return company;
}

/** Writes entries from each account to the next; after a full round all balances are unchanged. */
async function writeEntries(tx: Connection, accountIds: readonly string[], { lines, requests }: History) {
  const entries = lines / 2;
  if (entries % accountIds.length !== 0) throw new Error(`${lines} lines are not a multiple of a full round`);
  await sql`create temporary table filled on commit drop as
    select e, lead + e as entry_id, (ids)[1 + e % size] as source, (ids)[1 + (e + 1) % size] as target, e % size as place, size,
           now() - (${entries} - e) * (${`${YEARS} years`}::interval / ${entries}) as at,
           case when e >= ${entries - requests} then 'FILL' || e end as request_id
      from (select ${accountIds}::bigint[] as ids, ${accountIds.length}::int as size,
                   (select max(id) + 1 from journal_entries) as lead) given,
           generate_series(0, ${entries - 1}::int) e`.execute(tx);
  await sql`analyze filled`.execute(tx);
  await sql`insert into journal_entries (id, reference, request_id, description, posted_at) overriding system value
    select entry_id, coalesce(request_id, 'PAST' || e), request_id, 'Own Account Transfer', at from filled order by e`.execute(
    tx,
  );
  await sql`insert into journal_lines (entry_id, account_id, amount, balance_after, narration, posted_at)
    select entry_id, line.account_id, line.amount, opening.book + line.above, 'Round and round', at
      from filled
      cross join lateral (values (1, source, -${sql.lit(MOVED)}, case when place = 0 then -${sql.lit(MOVED)} else 0 end),
                                 (2, target, ${sql.lit(MOVED)}, case when place = size - 1 then 0 else ${sql.lit(MOVED)} end))
                   as line (side, account_id, amount, above)
      join ledger_accounts opening on opening.id = line.account_id
     order by e, side`.execute(tx);
  await sql`select setval(pg_get_serial_sequence('journal_entries', 'id'), (select max(id) from journal_entries))`.execute(
    tx,
  );
}

/** Writes the rows of paid requests: daily sums, saved answers and audit records. */
async function writeRequests(tx: Connection): Promise<void> {
  await sql`insert into requests (id, company_id, category, route, status, source_account_id, currency, amount, cedi_value, narration, payee,
                                  details, legs, created_by, created_at, approvals_needed, decided_at, executed_at)
    select request_id, account.company_id, 'ownAccounts', 'atOnce', 'APPROVED', source, 'GHS', ${sql.lit(MOVED)}, ${sql.lit(MOVED)}, 'Round and round',
           payee.number, jsonb_build_object('destinationAccountNo', payee.number),
           jsonb_build_array(
             jsonb_build_object('accountId', source::text, 'amount', ${sql.lit(`-${MOVED}`)}, 'narration', 'Round and round'),
             jsonb_build_object('accountId', target::text, 'amount', ${sql.lit(`${MOVED}`)}, 'narration', 'Round and round')),
           maker.id, at, 0, at, at
      from filled
      join ledger_accounts account on account.id = source
      join ledger_accounts payee on payee.id = target
      join users maker on maker.company_id = account.company_id
     where request_id is not null`.execute(tx);
  await sql`insert into daily_payments (company_id, day, cedi_value)
    select company_id, (executed_at at time zone 'UTC')::date, sum(cedi_value) from requests group by 1, 2`.execute(tx);
  await sql`insert into idempotency (user_id, key, call_hash, answer, created_at)
    select created_by, id, id, jsonb_build_object('transactionId', id), created_at from requests`.execute(tx);
  // One audit chain for each request, because a common chain would need row by row inserts.
  await sql`insert into audit (company_id, user_id, event, kind, request_id, account_id, detail, at, chain, link)
    select company_id, created_by, 'executed', 'REQUEST', id, source_account_id, 'Filled', created_at, id,
           audit_link('', company_id, created_by, 'executed', id, 'Filled', created_at) from requests`.execute(tx);
  await sql`insert into audit_chains (chain, link) select chain, link from audit where event = 'executed'`.execute(tx);
}
