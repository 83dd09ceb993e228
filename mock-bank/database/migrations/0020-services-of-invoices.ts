import { type Kysely, sql } from "kysely";

/** Invoices from before this migration are described by their service, but for the demonstration invoices named here. */
const statements = [
  sql`alter table gov_invoices add column service text`,
  sql`update gov_invoices set service = case description
        when 'Value Added Tax' then 'Indirect and domestic taxes'
        when 'Corporate Income Tax' then 'Direct taxes'
        else description end`,
  sql`alter table gov_invoices alter column service set not null`,
];

/** The Ghana.gov service that collects each invoice. */
export const servicesOfInvoices = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
