import { type Kysely, sql } from "kysely";

/** Lets the outbox find the SMS that wait for a gateway, as it finds e-mails. */
export const smsOutbox = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index messages_to_text on messages (at) where channel = 'sms' and mailed_at is null`.execute(db);
  },
};
