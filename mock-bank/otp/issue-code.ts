import { randomInt, randomUUID } from "node:crypto";
import { type CallIntent, formatIntent } from "../../contract/intent";
import { secondsAfter } from "../core/clock";
import { type Refusal, refuse } from "../core/handler";
import { isKnownDevice } from "../session/known-device";
import { type CodeContext, type CodeOwner, hashCode, liveCode } from "./one-time-codes";
import { isWithinLimits, type RecentRequests } from "./request-limits";
import { type CodeRecipient, sendCode } from "./send-code";
import { tooManyWrong } from "./wrong-codes";

/** Voids the owner's older code, and sends a new one to phone and e-mail. */
export async function issueCode(
  context: CodeContext,
  owner: CodeOwner,
  recipient: CodeRecipient,
  intent?: CallIntent | undefined,
): Promise<Refusal | undefined> {
  const { db, now, settings, deviceId } = context;
  const { codes: rules } = settings;
  const blockedUntil = await lockUser(context, owner);
  if (blockedUntil && blockedUntil > now) return tooManyWrong(blockedUntil, now);
  const isKnown = owner.purpose === "action" || (await isKnownDevice(db, owner.userId, deviceId));
  if (!isWithinLimits(rules, isKnown, await recentRequests(context, owner.userId, isKnown)))
    return refuse("Too many codes were requested. Please try again later.");
  if (rules.resendSpacingSeconds > 0 && (await justSent(context, owner, intent))) return undefined;

  await db
    .updateTable("one_time_codes")
    .set({ nullified_at: now })
    .where("user_id", "=", owner.userId)
    .where("purpose", "=", owner.purpose)
    .where("session_id", owner.sessionId === null ? "is" : "=", owner.sessionId)
    .where("consumed_at", "is", null)
    .where("nullified_at", "is", null)
    .execute();
  const id = randomUUID();
  const digits = String(randomInt(100_000)).padStart(5, "0");
  await db
    .insertInto("one_time_codes")
    .values({
      id,
      user_id: owner.userId,
      session_id: owner.sessionId,
      device_id: deviceId,
      is_known_device: isKnown,
      purpose: owner.purpose,
      code_hash: hashCode(settings.codeKey, id, digits),
      intent: intent ? formatIntent(intent) : null,
      tries_left: rules.tries,
      created_at: now,
      expires_at: secondsAfter(now, rules.lifeSeconds),
    })
    .execute();
  await sendCode(context, { digits, purpose: owner.purpose, intent }, recipient);
  return undefined;
}

/** Locks the user's row, so that limits are exact and only one code is live. Returns the end of a block. */
async function lockUser({ db }: CodeContext, { userId }: CodeOwner): Promise<Date | null> {
  const user = await db
    .selectFrom("users")
    .select("codes_blocked_until")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return user.codes_blocked_until;
}

/**
 * Counts the owner's recent requests. Sign-in codes for unknown devices are counted separately and do not reduce the
 * allowance of others.
 */
async function recentRequests({ db, now }: CodeContext, userId: string, isKnown: boolean): Promise<RecentRequests> {
  const counts = await db
    .selectFrom("one_time_codes")
    .select(({ fn }) => [
      fn.countAll().as("inDay"),
      fn.countAll().filterWhere("created_at", ">", secondsAfter(now, -3600)).as("inHour"),
      fn.countAll().filterWhere("created_at", ">", secondsAfter(now, -60)).as("inMinute"),
    ])
    .where("user_id", "=", userId)
    .where("is_known_device", "=", isKnown)
    .where("created_at", ">", secondsAfter(now, -86_400))
    .executeTakeFirstOrThrow();
  return { inMinute: Number(counts.inMinute), inHour: Number(counts.inHour), inDay: Number(counts.inDay) };
}

async function justSent(context: CodeContext, owner: CodeOwner, intent: CallIntent | undefined): Promise<boolean> {
  const { now, settings } = context;
  const live = await liveCode(context, owner);
  if (!live || live.verified_at || live.intent !== (intent ? formatIntent(intent) : null)) return false;
  const { lifeSeconds, resendSpacingSeconds } = settings.codes;
  return secondsAfter(live.expires_at, resendSpacingSeconds - lifeSeconds) > now;
}
