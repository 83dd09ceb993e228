import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table e_levy_rates (
    begins date primary key,
    basis_points integer not null check (basis_points between 0 and 10000),
    daily_free bigint not null check (daily_free >= 0)
  )`,
  sql`create index wallet_payments_of_company on requests (company_id, created_at)
    where category in ('mobileMoney', 'mobileMoneyBulk')`,
];

export const eLevyRates = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
