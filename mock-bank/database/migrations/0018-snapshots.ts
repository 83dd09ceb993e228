import { type Kysely, sql } from "kysely";

export const snapshotsTable = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table snapshots (
      name text primary key check (length(name) between 1 and 80),
      made_at timestamptz not null,
      bank_time timestamptz not null,
      content bytea not null
    )`.execute(db);
  },
};
