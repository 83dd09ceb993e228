import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table messages add column mailed_at timestamptz`,
  sql`alter table messages add column mail_tries integer not null default 0`,
  sql`alter table messages add column mail_after timestamptz`,
  sql`create index messages_to_mail on messages (at) where channel = 'email' and mailed_at is null`,
];

/** Adds the delivery state of e-mails sent through a mail server. */
export const mail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
