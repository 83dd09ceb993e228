import { type Kysely, sql } from "kysely";

/** Adds the keys with which the bank signs files. Rows are only added, so that older signatures stay verifiable. */
const statements = [
  sql`create table signing_keys (
    id bigint generated always as identity primary key,
    kid text not null unique,
    public_key jsonb not null,
    sealed text not null,
    made_at timestamptz not null default now()
  )`,
  sql`create trigger append_only before update or delete on signing_keys
    for each statement execute function refuse_change()`,
];

export const signingKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
