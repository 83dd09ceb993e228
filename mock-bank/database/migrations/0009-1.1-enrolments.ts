import { type Kysely, sql } from "kysely";

/** Adds what operators propose and confirm about companies and their people. */
const statements = [
  sql`create table enrolments (
    id bigint generated always as identity primary key,
    spec jsonb not null,
    proposed_by text not null check (proposed_by <> ''),
    proposed_at timestamptz not null,
    confirmed_by text check (lower(confirmed_by) <> lower(proposed_by)),
    confirmed_at timestamptz,
    check ((confirmed_by is null) = (confirmed_at is null))
  )`,
];

export const enrolments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
