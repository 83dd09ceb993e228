import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table gov_invoices (
    company_id text not null references companies,
    number text not null,
    description text not null,
    customer_name text not null,
    narration text not null,
    amount bigint not null check (amount > 0),
    created_on date not null,
    expires_on date not null,
    paid_at timestamptz,
    paid_by text references requests,
    primary key (company_id, number),
    check (created_on <= expires_on),
    check (paid_by is null or paid_at is not null)
  )`,
  sql`create table ssnit_advices (
    company_id text not null references companies,
    number text not null,
    customer_code text,
    contribution_type text not null check (contribution_type in ('Regular', 'Arrears')),
    contribution bigint not null check (contribution > 0),
    penalty bigint not null check (penalty >= 0),
    establishment text not null,
    receipt_id text not null,
    reference text not null,
    issued_on date not null,
    paid_at timestamptz,
    paid_by text references requests,
    primary key (company_id, number),
    check (paid_by is null or paid_at is not null)
  )`,
];

/** Adds bills of Ghana.gov and SSNIT. Each company has its own, so that parallel trainings do not interfere. */
export const bills = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
