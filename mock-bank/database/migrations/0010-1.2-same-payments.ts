import { type Kysely, sql } from "kysely";

/**
 * Adds what equal payments are found by: a mark of payee and amount. Rows of a bulk store it, because a list of
 * thousands of rows is compared with other lists. Rows that a process of release 1.1 writes get it too.
 */
const statements = [
  // Digits without separators and leading zeros, so that "1250.50" and 125050 minor units have the same mark.
  sql`create function payment_mark(payee text, amount text) returns bigint language sql immutable parallel safe as $$
    select hashtextextended(payee || ' ' || ltrim(replace(amount, '.', ''), '0'), 0)
  $$`,
  sql`alter table request_rows add column mark bigint generated always as (
    payment_mark(
      coalesce(
        row ->> 'beneficiaryAccount',
        row ->> 'beneficiaryWalletNumber',
        (row ->> 'customerId') || ' ' || (row ->> 'cardLastDigit')
      ),
      coalesce(row ->> 'transactionAmount', row ->> 'amount')
    )
  ) stored`,
  sql`create index rows_by_mark on request_rows (request_id, mark)`,
  sql`create index decided_requests_of_company on requests (company_id, decided_at)
    where status in ('APPROVED', 'PROCESSING')`,
];

export const samePayments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
