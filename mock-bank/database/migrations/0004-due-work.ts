import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table due_work (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    due_at timestamptz not null,
    failed_at timestamptz,
    unique (kind, subject)
  )`,
  sql`create index due_work_next on due_work (due_at, id) where failed_at is null`,
  sql`insert into due_work (kind, subject, due_at) values ('purge', '', 'epoch')`,
  sql`alter table requests add column route text not null default 'atOnce'
    check (route in ('atOnce', 'instant', 'clearing'))`,
];

/** Adds due work, and the route by which a payment reaches its payee. */
export const dueWork = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
