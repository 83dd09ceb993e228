import { sql } from "kysely";
import type { Rule } from "./rule";

/** Rules on who may do what and how often, and on the audit. */
export const rulesOfTrust: readonly Rule[] = [
  {
    of: ["I6"],
    rule: "an answer that is kept for a repeated call names what this very call made, and no other call",
    broken: sql`
      select 'key ' || i.key as what
        from idempotency i
       where i.answer ? 'transactionId' and not i.answer ? 'caseNumber'
         and not exists (select from requests r where r.id = i.answer ->> 'transactionId' and r.created_by = i.user_id)
         and not exists (select from schedules s where s.id = i.answer ->> 'transactionId' and s.created_by = i.user_id)
      union all
      select 'request ' || (answer ->> 'transactionId')
        from idempotency where answer ? 'transactionId' and not answer ? 'caseNumber'
       group by answer ->> 'transactionId' having count(*) > 1`,
  },
  {
    of: ["I10"],
    rule: "a code was used by its user, in its session, once it was verified and before it expired",
    broken: sql`
      select 'code ' || c.id as what
        from one_time_codes c left join sessions s on s.id = c.session_id
       where (c.session_id is not null) <> (c.purpose = 'action')
          or s.user_id <> c.user_id
          or c.consumed_at is not null and (c.verified_at is null or c.nullified_at is not null or c.consumed_at > c.expires_at)`,
  },
  {
    of: ["I18"],
    rule: "nothing of one company belongs to another, and nobody takes another company's money",
    broken: sql`
      select 'request ' || r.id as what
        from requests r join users u on u.id = r.created_by join ledger_accounts a on a.id = r.source_account_id
       where u.company_id <> r.company_id or a.company_id is distinct from r.company_id
      union all
      select 'hold ' || h.id
        from holds h join requests r on r.id = h.request_id join ledger_accounts a on a.id = h.account_id
       where a.company_id is distinct from r.company_id
      union all
      select 'schedule ' || s.id from schedules s join users u on u.id = s.created_by where u.company_id <> s.company_id
      union all
      select 'request ' || r.id
        from requests r
        join journal_entries e on e.request_id = r.id
        join journal_lines l on l.entry_id = e.id
        join ledger_accounts a on a.id = l.account_id
       where l.amount < 0 and a.company_id <> r.company_id`,
  },
  {
    of: ["I14"],
    rule: "every executed request is told in the audit, and nothing else is",
    broken: sql`
      select 'request ' || r.id as what
        from requests r
       where (r.executed_at is not null) <> exists (select from audit a where a.request_id = r.id and a.event = 'executed')`,
  },
  {
    of: ["I14"],
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
