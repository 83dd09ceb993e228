import { type Kysely, sql } from "kysely";

/** Existing invoices get their service from their description; the demonstration invoices are listed here. */
const statements = [
  sql`alter table gov_invoices add column service text`,
  sql`update gov_invoices set service = case description
        when 'Value Added Tax' then 'Indirect and domestic taxes'
        when 'Corporate Income Tax' then 'Direct taxes'
        else description end`,
  sql`alter table gov_invoices alter column service set not null`,
];

/** Adds the Ghana.gov service of each invoice. */
export const servicesOfInvoices = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
