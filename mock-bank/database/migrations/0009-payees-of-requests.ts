import { type Kysely, sql } from "kysely";

/** Adds an index for questions about a payee, such as earlier payments, which every view of a request asks. */
export const payeesOfRequests = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index requests_of_payee on requests (company_id, payee, created_at) where payee is not null`.execute(
      db,
    );
  },
};
