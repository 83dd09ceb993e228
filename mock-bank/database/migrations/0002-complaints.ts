import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table complaints (
    id text primary key,
    device_id text not null,
    user_id text references users,
    subject text not null,
    sender_name text not null,
    phone text not null,
    email text not null,
    account_number text not null,
    body text not null,
    created_at timestamptz not null
  )`,
  sql`create index complaints_of_device on complaints (device_id, created_at)`,
];

export const complaintsTable = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
