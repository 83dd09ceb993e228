import { compileOnce } from "../database/compile-once";
import type { Connection, Database } from "../database/tables";
import { LruMap } from "../limits/lru-map";

type Devices = { readonly at: number; readonly ids: Promise<ReadonlySet<string>> };

/**
 * Milliseconds for which the answer is cached: after its first sign-in a device counts as unknown for that long at
 * most.
 */
const KEPT_MS = 300;
const NAMES_MAX = 10_000;

/**
 * The devices on which a user name has signed in, with password and code (`known-device.ts`). A flood of guesses at one
 * name queries the database three times a second. A name without a user runs the same query and has no devices.
 */
export class KnownDeviceCache {
  private readonly names = new LruMap<Devices>(NAMES_MAX);

  constructor(private readonly db: Database) {}

  /** @param username in lower case */
  async has(username: string, deviceId: string): Promise<boolean> {
    const known = this.names.get(username);
    const now = Date.now();
    if (known && Math.abs(now - known.at) < KEPT_MS) return (await known.ids).has(deviceId);
    const ids = this.read(username);
    this.names.set(username, { at: now, ids });
    // The calls that wait for this query fail with it; the next call repeats it.
    ids.catch(() => this.names.delete(username));
    return (await ids).has(deviceId);
  }

  private async read(username: string): Promise<ReadonlySet<string>> {
    const rows = await devicesOfName(this.db, { username });
    return new Set(rows.map(({ device_id }) => device_id));
  }
}

const devicesOfName = compileOnce((db: Connection, { username }: { username: string }) =>
  db
    .selectFrom("users as user")
    .innerJoin("sessions as session", "session.user_id", "user.id")
    .select("session.device_id")
    .distinct()
    .where("user.username", "=", username),
);
