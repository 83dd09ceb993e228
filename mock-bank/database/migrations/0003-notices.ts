import { type Kysely, sql } from "kysely";

/**
 * Adds notices of debits and credits. A notice is derived from the lines that one journal entry has posted to one
 * customer's account, so that no line lacks one. Stored is only what each person has read, and wants to be sent.
 */
const statements = [
  // The lines of an entry are pairs of two accounts, so a line's other side is its neighbour, as in `bookings.ts`.
  sql`create view notices as
    select head.id, head.entry_id, head.account_id, account.company_id, head.posted_at,
           part.total - part.charges as amount, -part.charges as charges, part.balance
      from journal_lines head
      join ledger_accounts account on account.id = head.account_id and account.kind = 'customer'
      cross join lateral (
        select sum(line.amount)::bigint as total,
               coalesce(sum(line.amount) filter (where line.other in ('FEES-INCOME', 'E-LEVY')), 0)::bigint as charges,
               (array_agg(line.balance_after order by line.id desc))[1] as balance
          from (select l.id, l.account_id, l.amount, l.balance_after,
                       case row_number() over side % 2 when 1 then lead(a.number) over side else lag(a.number) over side end
                         as other
                  from journal_lines l join ledger_accounts a on a.id = l.account_id
                 where l.entry_id = head.entry_id
                window side as (order by l.id)) line
         where line.account_id = head.account_id) part
     where not exists (
       select from journal_lines earlier
        where earlier.entry_id = head.entry_id and earlier.account_id = head.account_id and earlier.id < head.id)`,
  sql`create index lines_in_order on journal_lines (account_id, id)`,
  // Lines of an account get their ids in the order of commits, because posting locks the account first.
  sql`create table notice_marks (
    user_id text not null references users,
    account_id bigint not null references ledger_accounts,
    read_to bigint not null default 0,
    sent_to bigint not null default 0,
    primary key (user_id, account_id)
  )`,
  sql`create table notice_preferences (
    user_id text not null references users,
    kind text not null check (kind in ('DEBIT', 'CREDIT', 'WAITING', 'REMINDER', 'OUTCOME')),
    email boolean not null,
    sms boolean not null,
    primary key (user_id, kind)
  )`,
  sql`insert into notice_marks (user_id, account_id, read_to)
    select u.id, a.id, last.id
      from users u
      join ledger_accounts a on a.company_id = u.company_id
      cross join lateral (select id from journal_lines where account_id = a.id order by id desc limit 1) last`,
  sql`insert into due_work (kind, subject, due_at)
    select distinct 'reminder', company_id, 'epoch'::timestamptz from requests where status in ('PENDING', 'IN_PROGRESS')`,
];

export const notices = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
