import { type Kysely, sql } from "kysely";

/** Adds an index for `session/known-device.ts`, which looks up sessions by user and device. */
export const knownDevices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index sessions_of_device on sessions (user_id, device_id)`.execute(db);
  },
};
