import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table users add column default_password_expires_at timestamptz`,
  sql`create table decoys (
    username text not null,
    device_id text not null,
    opened_at timestamptz not null,
    sent_at timestamptz,
    tries_left integer not null default 0 check (tries_left >= 0),
    primary key (username, device_id)
  )`,
];

export const defaultPasswords = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
