import { type Kysely, sql } from "kysely";

/** Reports read a company's requests of one kind, the newest first. */
export const reportsIndex = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index requests_of_company on requests (company_id, category, created_at desc, id desc)`.execute(
      db,
    );
  },
};
