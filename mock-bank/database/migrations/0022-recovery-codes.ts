import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table password_recoveries (
    username text not null,
    device_id text not null,
    opened_at timestamptz not null,
    primary key (username, device_id)
  )`,
  sql`create table recovery_codes (
    id text primary key,
    username text not null,
    device_id text not null,
    is_known_device boolean not null,
    code_hash text not null,
    tries_left integer not null check (tries_left >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index recovery_codes_of_name on recovery_codes (username, created_at desc)`,
  sql`create index recovery_codes_by_expiry on recovery_codes (expires_at)`,
  sql`drop table decoys`,
  sql`alter table one_time_codes add column is_known_device boolean not null default true`,
];

/**
 * Adds codes for forgotten passwords, by user name. Unknown user names get rows too, so that no table shows which names
 * exist.
 */
export const recoveryCodes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
