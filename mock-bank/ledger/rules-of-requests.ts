import { sql } from "kysely";
import type { Rule } from "./rule";

/** Rules on requests, decisions and payments. */
export const rulesOfRequests: readonly Rule[] = [
  {
    of: ["I7"],
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
    of: ["I7", "I16"],
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
    of: ["I7"],
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
    of: ["I4", "I7"],
    rule: "nothing is set aside for a request that has ended",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where r.status in ('APPROVED', 'REJECTED', 'FAILED', 'RECALLED')
         and exists (select from holds h where h.request_id = r.id and h.released_at is null)`,
  },
  {
    of: ["I7", "I16"],
    rule: "what a request is to move balances, and takes from its source account what the customer was told",
    broken: sql`
      select distinct 'request ' || id as what
        from (select r.id, a.currency, sum((leg ->> 'amount')::numeric) as total,
                     sum((leg ->> 'amount')::numeric) filter (where a.id = r.source_account_id) as taken,
                     min(r.amount + r.charge + r.e_levy) filter (where a.id = r.source_account_id and a.currency = r.currency) as told
                from requests r
                cross join json_array_elements(r.legs) leg
                join ledger_accounts a on a.id = (leg ->> 'accountId')::bigint
               group by r.id, a.currency) planned
       where total <> 0 or taken <> -told`,
  },
  {
    of: ["I7"],
    rule: "a bulk has the rows that it says",
    broken: sql`
      select 'request ' || r.id as what
        from requests r left join request_rows w on w.request_id = r.id
       group by r.id having greatest(count(w.position), 1) <> r.row_count`,
  },
  {
    of: ["I9"],
    rule: "nobody decides a request of their own or of another company",
    broken: sql`
      select 'request ' || r.id as what
        from requests r join decisions d on d.request_id = r.id join users u on u.id = d.user_id
       where d.user_id = r.created_by or u.company_id <> r.company_id`,
  },
  {
    of: ["I9"],
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
    of: ["I8"],
    rule: "a request has ended once, in the way that its status says",
    broken: sql`
      select 'request ' || r.id as what
        from requests r left join audit a on a.request_id = r.id
       group by r.id
      having count(*) filter (where a.event in ('executed', 'rejected', 'recalled', 'failed')) > 1
          or (r.status = 'REJECTED') <> (count(*) filter (where a.event = 'rejected') = 1)
          or (r.status = 'RECALLED') <> (count(*) filter (where a.event = 'recalled') = 1)
          or (r.status = 'FAILED') <> (count(*) filter (where a.event = 'failed') = 1)`,
  },
  {
    of: ["I9"],
    rule: "only who may ask asks, and only who may decide decides",
    broken: sql`
      select 'request ' || r.id as what
        from requests r join users u on u.id = r.created_by
       where u.role not in ('Single', 'Initiator', 'Initiator & Authorizer')
      union all
      select 'request ' || d.request_id
        from decisions d join users u on u.id = d.user_id
       where u.role not in ('Authorizer', 'Initiator & Authorizer')`,
  },
  {
    of: ["I11"],
    rule: "a schedule has run once at each of its moments, and its next one is on the agenda",
    broken: sql`
      select 'schedule ' || schedule_id as what
        from requests where schedule_id is not null and approvals_needed = 0
       group by schedule_id, created_at having count(*) > 1
      union all
      select 'schedule ' || s.id
        from schedules s
       where s.status = 'ACTIVE'
         and not exists (select from due_work d where d.kind = 'schedule' and d.subject = s.id and d.due_at = s.next_run_at)`,
  },
  {
    of: ["I12"],
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
    of: ["I12"],
    rule: "no company pays more in a day than its limit",
    broken: sql`
      select 'company ' || c.id || ' on ' || p.day as what
        from companies c join daily_payments p on p.company_id = c.id
       where p.cedi_value > c.limit_per_day`,
  },
  {
    of: ["I20"],
    rule: "what is paid was decided before, and posted when it says",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where r.executed_at is not null
         and (r.decided_at is null or r.decided_at > r.executed_at
              or not exists (select from journal_entries e where e.request_id = r.id and e.posted_at = r.executed_at)
              or exists (select from journal_entries e
                          where e.request_id = r.id and e.posted_at not between r.decided_at and r.executed_at))`,
  },
  {
    of: ["I17"],
    rule: "amounts are whole minor units",
    broken: sql`
      select 'column ' || attrelid::regclass || '.' || attname as what
        from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and attnum > 0
         and coalesce(nullif(typbasetype, 0), atttypid) in ('numeric'::regtype, 'real'::regtype, 'double precision'::regtype, 'money'::regtype)
      union all
      select 'request ' || r.id
        from requests r
       where exists (select from json_array_elements(r.legs) leg where leg ->> 'amount' !~ '^-?[1-9][0-9]*$')`,
  },
];
