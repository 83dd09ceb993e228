import { sql } from "kysely";
import type { Connection } from "../handler";

/** A rule of the books, and a query for whatever breaks it. */
type Rule = { readonly rule: string; readonly broken: ReturnType<typeof sql<{ what: string }>> };

/** These read every line that was ever posted. */
const rulesOfHistory: readonly Rule[] = [
  {
    rule: "every entry has at least two lines, which sum to zero in each currency",
    broken: sql`
      select 'entry ' || e.id as what
        from journal_entries e
        left join journal_lines l on l.entry_id = e.id
        left join ledger_accounts a on a.id = l.account_id
       group by e.id, a.currency
      having coalesce(sum(l.amount), 0) <> 0 or count(l.id) < 2`,
  },
  {
    rule: "an account's book is the sum of its lines",
    broken: sql`
      select 'account ' || a.number as what
        from ledger_accounts a left join journal_lines l on l.account_id = a.id
       group by a.id having a.book <> coalesce(sum(l.amount), 0)`,
  },
  {
    rule: "each line continues the balance of the line before it",
    broken: sql`
      select 'line ' || id as what
        from (select id, amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account_id order by id) as before
                from journal_lines) chain
       where balance_after <> before + amount`,
  },
];

/** These read accounts, requests and the audit. */
const rulesOfToday: readonly Rule[] = [
  {
    rule: "all books of a currency sum to zero",
    broken: sql`select currency as what from ledger_accounts group by currency having sum(book) <> 0`,
  },
  {
    rule: "what an account holds is the sum of its open holds",
    broken: sql`
      select 'account ' || a.number as what
        from ledger_accounts a left join holds h on h.account_id = a.id and h.released_at is null
       group by a.id having a.held <> coalesce(sum(h.amount), 0)`,
  },
  {
    rule: "no customer is overdrawn",
    broken: sql`select 'account ' || number as what from ledger_accounts where kind = 'customer' and (held < 0 or book < held)`,
  },
  {
    rule: "a request is posted when, and only when, it was executed; one that was approved and is not set up a schedule",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where (r.executed_at is not null or r.status = 'PROCESSING' and r.category = 'bulkTransfer')
             < exists (select from journal_entries e where e.request_id = r.id)
          or r.executed_at is not null and not exists (select from journal_entries e where e.request_id = r.id)
          or (r.executed_at is not null) <> (r.status = 'APPROVED' and not (
               r.approvals_needed > 0 and exists (select from schedules s where s.id = r.schedule_id)))`,
  },
  {
    rule: "an executed request took its amount and charges from its source account, once, or what these cost in its currency",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
        join journal_entries e on e.request_id = r.id
        join journal_lines l on l.entry_id = e.id and l.account_id = r.source_account_id
        join ledger_accounts a on a.id = l.account_id
       where r.status <> 'PROCESSING'
       group by r.id, a.currency
      having sum(l.amount) >= 0 or (a.currency = r.currency and sum(l.amount) <> -(r.amount + r.charge + r.e_levy))`,
  },
  {
    rule: "what is under way has left its source account or is set aside there, and will be settled",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where r.status = 'PROCESSING'
         and (not exists (select from due_work d where d.kind = 'settle' and d.subject = r.id)
              or r.amount + r.charge + r.e_levy <>
                 (select coalesce(sum(h.amount), 0) from holds h where h.request_id = r.id and h.released_at is null)
                 - (select coalesce(sum(l.amount), 0)
                      from journal_entries e join journal_lines l on l.entry_id = e.id and l.account_id = r.source_account_id
                     where e.request_id = r.id))`,
  },
  {
    rule: "nothing is set aside for a request that has ended",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where r.status in ('APPROVED', 'REJECTED', 'FAILED', 'RECALLED')
         and exists (select from holds h where h.request_id = r.id and h.released_at is null)`,
  },
  {
    rule: "nobody decides a request of their own or of another company",
    broken: sql`
      select 'request ' || r.id as what
        from requests r join decisions d on d.request_id = r.id join users u on u.id = d.user_id
       where d.user_id = r.created_by or u.company_id <> r.company_id`,
  },
  {
    rule: "an approved request has all the approvals that it needs, and no rejection",
    broken: sql`
      select 'request ' || r.id as what
        from requests r left join decisions d on d.request_id = r.id
       where r.status in ('APPROVED', 'PROCESSING')
       group by r.id
      having count(*) filter (where d.decision = 'APPROVE') < r.approvals_needed
          or count(*) filter (where d.decision = 'REJECT') > 0`,
  },
  {
    rule: "what counts toward a day's limit is what was paid or set aside on that day",
    broken: sql`
      select 'company ' || company_id || ' on ' || day as what
        from (select company_id, day, cedi_value from daily_payments
              union all
              select company_id, (coalesce(h.placed_at, r.executed_at) at time zone 'UTC')::date, -cedi_value
                from requests r
                left join lateral (select min(placed_at) as placed_at from holds where request_id = r.id) h on true
               where r.executed_at is not null or r.status = 'PROCESSING'
             ) counted
       group by company_id, day having sum(cedi_value) <> 0`,
  },
  {
    rule: "every executed request is told in the audit, and nothing else is",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where (r.executed_at is not null) <> exists (select from audit a where a.request_id = r.id and a.event = 'executed')`,
  },
  {
    rule: "no row of the audit was changed or taken out",
    broken: sql`
      select 'audit ' || chain || ' from row ' || min(id) as what
        from (select chain, id, link, audit_link(lag(link, 1, '') over (partition by chain order by id),
                     company_id, user_id, event, request_id, detail, at) as expected
                from audit) story
       where link <> expected group by chain
      union all
      select 'audit ' || c.chain || ' at its end' from audit_chains c
       where c.link is distinct from (select link from audit a where a.chain = c.chain order by id desc limit 1)`,
  },
];

/**
 * Every violation of the books' rules, in words: none in a sound bank, and the bank does not start with a single one.
 * All rules are held against one moment, however much is posted meanwhile.
 * @param linesMax leaves the history out of a ledger with more lines, whose reading takes some four seconds a million.
 */
export async function auditLedger(db: Connection, { linesMax = Number.POSITIVE_INFINITY } = {}): Promise<string[]> {
  if (db.isTransaction) return violationsIn(db, linesMax);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return violationsIn(tx, linesMax);
    });
}

async function violationsIn(tx: Connection, linesMax: number): Promise<string[]> {
  const { last } = await tx
    .selectFrom("journal_lines")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const rules = Number(last) > linesMax ? rulesOfToday : [...rulesOfHistory, ...rulesOfToday];
  const violations: string[] = [];
  for (const { rule, broken } of rules) {
    const { rows } = await broken.execute(tx);
    violations.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return violations;
}
