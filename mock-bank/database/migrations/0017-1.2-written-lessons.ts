import { type Kysely, sql } from "kysely";

/** Adds the lessons that a trainer has written with the phrases of the scenarios. A reset keeps them, as it keeps the class. */
const statements = [
  sql`create table written_lessons (
    id text primary key,
    course text not null,
    minutes integer not null,
    learned text not null,
    lesson jsonb not null,
    added_at timestamptz not null
  )`,
];

export const writtenLessons = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
