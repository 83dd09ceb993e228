import { type Kysely, sql } from "kysely";

/** Adds how failed payments of schedules are found, and until when a person has read of them. */
const statements = [
  sql`create index failed_requests_of_company on requests (company_id, decided_at) where status = 'FAILED'`,
  sql`alter table users add column failures_read_at timestamptz`,
];

export const failedRuns = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
