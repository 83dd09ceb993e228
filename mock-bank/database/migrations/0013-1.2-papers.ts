import { type Kysely, sql } from "kysely";

/** Adds payments that came back, and papers that a newer one replaces. Rows of both are only added. */
const statements = [
  sql`create table returned_payments (
    request_id text primary key references requests (id),
    how text not null check (how in ('RETURNED', 'REVERSED')),
    reason text not null,
    returned_at timestamptz not null
  )`,
  sql`create table replaced_papers (
    kind text not null,
    reference text not null,
    issue integer not null check (issue > 0),
    replaced_at timestamptz not null,
    primary key (kind, reference, issue)
  )`,
  ...["returned_payments", "replaced_papers"].map(
    (table) => sql`create trigger append_only before update or delete on ${sql.table(table)}
      for each statement execute function refuse_change()`,
  ),
];

export const papers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
