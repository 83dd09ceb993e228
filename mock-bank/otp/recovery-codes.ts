import { randomInt, randomUUID } from "node:crypto";
import { OTP_NULLIFIED } from "../../contract/codes";
import { secondsAfter } from "../core/clock";
import { type Call, type Refusal, refuse } from "../core/handler";
import { isKnownDevice } from "../session/known-device";
import { hashCode, isRightCode } from "./one-time-codes";
import { isWithinLimits, type RecentRequests } from "./request-limits";
import { sendCode } from "./send-code";
import { WRONG_CODE } from "./wrong-codes";

/** Seconds for which a device can request codes after it has validated a user name. */
const OPEN_SECONDS = 600;

/**
 * Stores that the device has validated the user name. Codes of forgotten passwords belong to a user name and a device,
 * whether a user has the name or not: every statement is the same for both, and only the message needs a user. So no
 * sequence of calls shows which user names exist.
 */
export async function openRecovery({ db, now, deviceId }: Call, username: string): Promise<void> {
  await db
    .insertInto("password_recoveries")
    .values({ username: username.toLowerCase(), device_id: deviceId, opened_at: now })
    .onConflict((conflict) => conflict.columns(["username", "device_id"]).doUpdateSet({ opened_at: now }))
    .execute();
}

/**
 * Sends a code if the device has validated the user name, voiding the older code of this device. Devices on which the
 * user has not signed in share a smaller allowance, so that strangers do not reduce that of a known device. A request
 * above it sends and voids nothing; the caller gets the usual answer.
 */
export async function sendRecoveryCode(call: Call, username: string): Promise<void> {
  const { db, now, deviceId, settings } = call;
  const name = username.toLowerCase();
  await lockName(call, name);
  if (!(await isOpen(call, name))) return;
  const user = await db
    .selectFrom("users")
    .select(["id", "username", "phone", "email"])
    .where("username", "=", name)
    .where("active", "=", true)
    .executeTakeFirst();
  const isKnown = await isKnownDevice(db, user?.id ?? "", deviceId);
  if (!isWithinLimits(settings.codes, isKnown, await recentRequests(call, name, isKnown))) return;
  const { resendSpacingSeconds, lifeSeconds, tries } = settings.codes;
  const live = await liveCode(call, name);
  if (live && secondsAfter(live.created_at, resendSpacingSeconds) > now) return;

  if (live) await endCode(call, live.id);
  const id = randomUUID();
  const digits = String(randomInt(100_000)).padStart(5, "0");
  const owner = { username: name, device_id: deviceId, is_known_device: isKnown };
  const code_hash = hashCode(settings.codeKey, id, digits);
  await db
    .insertInto("recovery_codes")
    .values({ id, ...owner, code_hash, tries_left: tries, created_at: now, expires_at: secondsAfter(now, lifeSeconds) })
    .execute();
  await sendCode(call, { digits, purpose: "forgotPassword" }, user);
}

/**
 * Uses up the code if the digits are right. A wrong one costs a try and blocks no user, because a request needs only a
 * user name.
 */
export async function useRecoveryCode(call: Call, username: string, digits: string): Promise<Refusal | undefined> {
  const { db, now, deviceId, settings } = call;
  const name = username.toLowerCase();
  await lockName(call, name);
  const live = await liveCode(call, name);
  if (!live) return refuse(OTP_NULLIFIED);
  if (isRightCode(settings.codeKey, live, digits)) {
    await endCode(call, live.id);
    await db.deleteFrom("password_recoveries").where("username", "=", name).where("device_id", "=", deviceId).execute();
    return undefined;
  }
  const triesLeft = live.tries_left - 1;
  await db
    .updateTable("recovery_codes")
    .set({ tries_left: triesLeft, ended_at: triesLeft > 0 ? null : now })
    .where("id", "=", live.id)
    .execute();
  return refuse(WRONG_CODE, { failureCount: triesLeft, retryable: true });
}

/**
 * Makes calls about one user name wait for each other, so that limits and tries are exact. A name without a user has no
 * row to lock.
 */
async function lockName({ db }: Call, name: string): Promise<void> {
  await db
    .selectNoFrom(({ fn, val, lit }) =>
      fn("pg_advisory_xact_lock", [fn("hashtextextended", [val(`recovery ${name}`), lit(0)])]).as("locked"),
    )
    .execute();
}

async function isOpen({ db, now, deviceId }: Call, name: string): Promise<boolean> {
  const opened = await db
    .selectFrom("password_recoveries")
    .select("opened_at")
    .where("username", "=", name)
    .where("device_id", "=", deviceId)
    .where("opened_at", ">", secondsAfter(now, -OPEN_SECONDS))
    .executeTakeFirst();
  return opened !== undefined;
}

/** Counts the codes of a known device, or those of all unknown devices together. */
async function recentRequests({ db, now, deviceId }: Call, name: string, isKnown: boolean): Promise<RecentRequests> {
  const counts = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => [
      fn.countAll().as("inDay"),
      fn.countAll().filterWhere("created_at", ">", secondsAfter(now, -3600)).as("inHour"),
      fn.countAll().filterWhere("created_at", ">", secondsAfter(now, -60)).as("inMinute"),
    ])
    .where("username", "=", name)
    .where("is_known_device", "=", isKnown)
    .where("created_at", ">", secondsAfter(now, -86_400))
    .$if(isKnown, (query) => query.where("device_id", "=", deviceId))
    .executeTakeFirstOrThrow();
  return { inMinute: Number(counts.inMinute), inHour: Number(counts.inHour), inDay: Number(counts.inDay) };
}

const liveCode = ({ db, now, deviceId }: Call, name: string) =>
  db
    .selectFrom("recovery_codes")
    .select(["id", "code_hash", "tries_left", "created_at"])
    .where("username", "=", name)
    .where("device_id", "=", deviceId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .executeTakeFirst();

async function endCode({ db, now }: Call, id: string): Promise<void> {
  await db.updateTable("recovery_codes").set({ ended_at: now }).where("id", "=", id).execute();
}
