import { type Kysely, sql } from "kysely";

/**
 * Adds the trainees of a class, the lessons whose stage was set for them, and what their screens have asked the bank
 * for. A reset keeps all three, so none refers to a table of the bank's content.
 */
const statements = [
  sql`create table trainees (
    key text primary key,
    name text not null,
    course text,
    number integer generated always as identity unique,
    password_hash text not null,
    stages integer not null default 0,
    made_at timestamptz not null
  )`,
  sql`create table lesson_stages (
    trainee text not null references trainees on delete cascade,
    lesson text not null,
    company_id text not null,
    stage jsonb not null,
    first_set_at timestamptz not null,
    tries integer not null default 0,
    missing text,
    done_at timestamptz,
    has_ticks boolean not null default false,
    primary key (trainee, lesson)
  )`,
  sql`create index lesson_stages_by_company on lesson_stages (company_id)`,
  sql`create table lesson_calls (
    id bigint generated always as identity primary key,
    company_id text not null,
    username text not null,
    call text not null,
    fields jsonb not null,
    refusal text,
    at timestamptz not null
  )`,
  sql`create index lesson_calls_of_company on lesson_calls (company_id, id)`,
];

export const lessons = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
