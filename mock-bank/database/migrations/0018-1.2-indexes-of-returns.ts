import { type Kysely, sql } from "kysely";

/** Adds the indexes by which a returned payment finds its bill, and a bulk its payments that have not arrived. */
const statements = [
  sql`create index traced_payments_of_request on traced_payments (request_id)`,
  sql`create index gov_invoices_by_payment on gov_invoices (paid_by) where paid_by is not null`,
  sql`create index ssnit_advices_by_payment on ssnit_advices (paid_by) where paid_by is not null`,
];

export const indexesOfReturns = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
