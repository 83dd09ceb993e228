import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table beneficiary_lists (
    id text primary key default gen_random_uuid(),
    company_id text not null references companies,
    kind text not null check (kind in ('transfer', 'wallet', 'card')),
    alias text not null check (alias <> ''),
    created_at timestamptz not null
  )`,
  sql`create index beneficiary_lists_of_company on beneficiary_lists (company_id, kind)`,
  sql`create table beneficiaries (
    id text primary key default gen_random_uuid(),
    company_id text not null references companies,
    kind text not null check (kind in ('transfer', 'wallet', 'card')),
    list_id text references beneficiary_lists on delete cascade,
    position integer not null default 0,
    payee text not null,
    fields jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create unique index payee_saved_once on beneficiaries (company_id, kind, payee) where list_id is null`,
  sql`create index beneficiaries_of_list on beneficiaries (list_id, position) where list_id is not null`,
];

export const beneficiariesTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
