import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";

type UserDevice = { readonly userId: string; readonly deviceId: string };

/**
 * Returns whether the user has completed a sign-in, with password and code, on the device.
 * Sessions are purged 30 days after their last use (`due-work/purge.ts`): after that the device counts as unknown.
 */
export async function isKnownDevice(db: Connection, userId: string, deviceId: string): Promise<boolean> {
  const rows = await sessionOnDevice(db, { userId, deviceId });
  return rows.length > 0;
}

const sessionOnDevice = compileOnce((db, { userId, deviceId }: UserDevice) =>
  db.selectFrom("sessions").select("id").where("user_id", "=", userId).where("device_id", "=", deviceId).limit(1),
);
