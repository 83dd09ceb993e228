import { type Kysely, sql } from "kysely";

/**
 * Adds the payees that each company has paid, by name and number, the company's policy for payees at another account,
 * and what a request says about such a payee. A process of release 1.1 does not add the payees of its payments.
 */
const statements = [
  sql`create function payee_number(written text) returns text language sql immutable parallel safe as $$
    select upper(regexp_replace(written, '[^[:alnum:]]', '', 'g'))
  $$`,
  sql`create table paid_payees (
    company_id text not null references companies,
    number text not null,
    name text not null,
    times integer not null check (times >= 0),
    last_paid_at timestamptz not null,
    primary key (company_id, number, name)
  )`,
  sql`create index beneficiaries_by_number on beneficiaries
    (company_id, payee_number(coalesce(fields ->> 'accountNumber', fields ->> 'phoneNumber'))) where kind <> 'card'`,
  // A saved name was paid no times: it only stays known when the beneficiary gets another account or is removed.
  sql`create function record_paid_payees(request text) returns void language sql as $$
    with paid as materialized (
      select company_id, payee_number(payee) as number, details ->> 'destinationAccountName' as name, executed_at as at
        from requests
       where id = request and executed_at is not null and category in ('sameBank', 'otherBank', 'mobileMoney', 'fx')
      union all
      select company_id, payee_number(coalesce(row ->> 'beneficiaryAccount', row ->> 'beneficiaryWalletNumber')),
             row ->> 'beneficiaryName', executed_at
        from request_rows join requests on id = request_id
       where request_id = request and executed_at is not null and category in ('bulkTransfer', 'mobileMoneyBulk')
    ), named as (
      select company_id, number, name, count(*) as times, max(at) as at from paid group by 1, 2, 3
      union all
      select company_id, number, fields ->> 'name', 0, max(at)
        from (select company_id, number, max(at) as at from paid group by 1, 2) numbers
        join beneficiaries using (company_id)
       where kind <> 'card'
         and payee_number(coalesce(fields ->> 'accountNumber', fields ->> 'phoneNumber')) = number
       group by 1, 2, 3
    )
    insert into paid_payees (company_id, number, name, times, last_paid_at)
    select company_id, number, name, sum(times), max(at) from named
     where number <> '' and name <> '' group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, number, name) do update
      set times = paid_payees.times + excluded.times,
          last_paid_at = greatest(paid_payees.last_paid_at, excluded.last_paid_at)
  $$`,
  sql`select record_paid_payees(id) from requests where executed_at is not null`,
  sql`alter table companies add column changed_account_above bigint check (changed_account_above >= 0)`,
  sql`alter table requests add column changed_accounts jsonb`,
  sql`create trigger changed_accounts_are_kept before update on requests
    for each row when (new.changed_accounts is distinct from old.changed_accounts) execute function refuse_change()`,
];

export const changedAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
