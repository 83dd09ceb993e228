import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table attachments (
    id bigint generated always as identity primary key,
    message_id bigint not null references messages,
    file_name text not null,
    mime_type text not null,
    bytes bytea not null
  )`,
  sql`create index attachments_of_message on attachments (message_id)`,
];

/** Adds attachments of e-mails. */
export const attachments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
