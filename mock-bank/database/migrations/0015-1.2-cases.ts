import { type Kysely, sql } from "kysely";

/**
 * Adds what customers ask the bank about payments, its answers, and which payments have not arrived or were found. The
 * money of a payee of a bulk can come back, at position 1 or higher; 0 is a whole request.
 */
const statements = [
  sql`create table cases (
    id text primary key,
    kind text not null check (kind in ('FIND', 'RETURN', 'COMPLAINT')),
    company_id text not null references companies (id),
    user_id text not null references users (id),
    reference text,
    request_id text references requests (id),
    asked text not null,
    asked_at timestamptz not null,
    due_at timestamptz not null,
    status text not null default 'OPEN'
      check (status in ('OPEN', 'FOUND', 'RETURNED', 'CANNOT_BE_RETURNED', 'ANSWERED')),
    moved_at timestamptz,
    check ((kind = 'COMPLAINT') = (reference is null)),
    check ((reference is null) = (request_id is null))
  )`,
  sql`create unique index one_open_case on cases (reference, kind) where status = 'OPEN'`,
  sql`create index cases_of_company on cases (company_id, asked_at)`,
  sql`create table case_answers (
    id bigint generated always as identity primary key,
    case_id text not null references cases (id),
    answer text not null,
    answered_at timestamptz not null
  )`,
  sql`create index answers_of_case on case_answers (case_id, id)`,
  sql`create table traced_payments (
    reference text primary key,
    request_id text not null references requests (id),
    lost_at timestamptz,
    found_at timestamptz,
    check (lost_at is not null or found_at is not null)
  )`,
  sql`alter table returned_payments add column position integer not null default 0 check (position >= 0)`,
  sql`alter table returned_payments drop constraint returned_payments_pkey`,
  sql`alter table returned_payments add primary key (request_id, position)`,
  sql`create trigger append_only before update or delete on case_answers
    for each statement execute function refuse_change()`,
];

export const cases = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
