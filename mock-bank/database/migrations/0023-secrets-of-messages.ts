import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table messages
    add column secret_until timestamptz,
    add column redacted_at timestamptz,
    add column sealed text`,
  sql`update messages set secret_until = at where code is not null`,
  sql`create index messages_with_secrets on messages (secret_until)
    where secret_until is not null and redacted_at is null`,
];

/** Masks codes and passwords in messages after they expire. Old messages are masked at the bank's next start. */
export const secretsOfMessages = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
