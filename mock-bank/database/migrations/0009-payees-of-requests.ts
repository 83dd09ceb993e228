import { type Kysely, sql } from "kysely";

/** Whether a payee was paid before, and the like, is asked whenever a request is looked at. */
export const payeesOfRequests = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index requests_of_payee on requests (company_id, payee, created_at) where payee is not null`.execute(
      db,
    );
  },
};
