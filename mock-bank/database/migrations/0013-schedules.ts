import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table schedules (
    id text primary key,
    company_id text not null references companies,
    status text not null check (status in ('PENDING', 'ACTIVE', 'ENDED', 'DELETED', 'REJECTED')),
    category text not null check (category in ('ownAccounts', 'sameBank', 'otherBank', 'bulkTransfer')),
    plan jsonb not null,
    change jsonb,
    run integer not null default 0 check (run >= 0),
    created_by text not null references users,
    created_at timestamptz not null,
    approved_by text references users,
    approved_at timestamptz,
    next_run_at timestamptz,
    check ((status = 'ACTIVE') = (next_run_at is not null))
  )`,
  sql`create index schedules_of_company on schedules (company_id, category, created_at desc)
    where status in ('PENDING', 'ACTIVE')`,
];

export const schedulesTable = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
