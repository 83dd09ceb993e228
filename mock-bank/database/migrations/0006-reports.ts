import { type Kysely, sql } from "kysely";

/** Adds an index for reports on a company's requests of one kind, newest first. */
export const reportsIndex = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index requests_of_company on requests (company_id, category, created_at desc, id desc)`.execute(
      db,
    );
  },
};
