import { type Kysely, sql } from "kysely";

/** Adds the fingerprints of the settings that all processes of a bank share. */
export const sharedSettings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table shared_settings (name text primary key, fingerprint text not null)`.execute(db);
  },
};
