import { sql } from "kysely";
import type { Rule } from "./rule";

/** Rules that read every posted line. */
export const rulesOfHistory: readonly Rule[] = [
  {
    of: ["I1"],
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
    of: ["I3"],
    rule: "an account's book is the sum of its lines",
    broken: sql`
      select 'account ' || a.number as what
        from ledger_accounts a left join journal_lines l on l.account_id = a.id
       group by a.id having a.book <> coalesce(sum(l.amount), 0)`,
  },
  {
    of: ["I3"],
    rule: "each line continues the balance of the line before it",
    broken: sql`
      select 'line ' || id as what
        from (select id, amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account_id order by id) as before
                from journal_lines) chain
       where balance_after <> before + amount`,
  },
];

/**
 * Rules on notices, which are a view of the lines: only another definition of the view breaks them. The view takes most
 * of the time of an audit, because it finds the lines of each entry again.
 */
export const rulesOfNotices: readonly Rule[] = [
  {
    of: ["I21"],
    rule: "every line of a customer's account is in exactly one notice, which has the sum and the balance of its lines",
    broken: sql`
      with n as materialized (select * from notices)
      select 'line ' || l.id as what
        from journal_lines l
        join ledger_accounts a on a.id = l.account_id and a.kind = 'customer'
        left join n on n.entry_id = l.entry_id and n.account_id = l.account_id and n.company_id = a.company_id
       group by l.id having count(n.id) <> 1
      union all
      select 'notice ' || n.id
        from n join journal_lines l on l.entry_id = n.entry_id and l.account_id = n.account_id
       group by n.id, n.posted_at, n.amount, n.charges, n.balance
      having n.amount - n.charges <> sum(l.amount) or n.balance <> (array_agg(l.balance_after order by l.id desc))[1]
          or n.posted_at <> min(l.posted_at)`,
  },
];

/** Rules on account balances and holds. */
export const rulesOfAccounts: readonly Rule[] = [
  {
    of: ["I2"],
    rule: "all books of a currency sum to zero",
    broken: sql`select currency as what from ledger_accounts group by currency having sum(book) <> 0`,
  },
  {
    of: ["I4"],
    rule: "what an account holds is the sum of its open holds",
    broken: sql`
      select 'account ' || a.number as what
        from ledger_accounts a left join holds h on h.account_id = a.id and h.released_at is null
       group by a.id having a.held <> coalesce(sum(h.amount), 0)`,
  },
  {
    of: ["I4"],
    rule: "no customer is overdrawn",
    broken: sql`select 'account ' || number as what from ledger_accounts where kind = 'customer' and (held < 0 or book < held)`,
  },
];
