import { type Kysely, sql } from "kysely";

/** `session/known-device.ts` looks up sessions by user and device. */
export const knownDevices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index sessions_of_device on sessions (user_id, device_id)`.execute(db);
  },
};
