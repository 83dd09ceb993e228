import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table complaints add column address text not null default ''`,
  sql`create index complaints_by_time on complaints (created_at)`,
];

/** Adds the sender's network address, by which complaints before sign-in are limited. */
export const addressesOfComplaints = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
