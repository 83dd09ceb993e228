import { type Kysely, sql } from "kysely";

/** Adds the companies that trainees have left. Their number is that of lessons begun again; a reset keeps them, as it keeps the class. */
const statements = [sql`create table left_companies (company_id text primary key)`];

export const leftCompanies = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
