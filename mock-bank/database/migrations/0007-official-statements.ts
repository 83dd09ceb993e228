import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table official_statements (
    id text primary key,
    company_id text not null references companies,
    ordered_by text not null references users,
    account_id bigint not null references ledger_accounts,
    from_day date not null,
    to_day date not null,
    delivery text not null,
    branch text,
    email text,
    ordered_at timestamptz not null,
    check (from_day <= to_day),
    check ((delivery = 'branch' and branch is not null and email is null)
        or (delivery = 'email' and email is not null and branch is null))
  )`,
  sql`create index official_statements_of_company on official_statements (company_id, ordered_at)`,
];

export const officialStatements = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
