import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { OTP_NULLIFIED } from "../../adapters/bank-api/contract/codes";
import { type CallIntent, formatIntent, parseIntent } from "../../adapters/bank-api/contract/intent";
import { type Call, type Refusal, refuse } from "../handler";
import { sendMessages } from "../messages";
import { PROFILE_INACTIVE } from "../session/live-session";
import { type CodePurpose, codeMessage, meaningOf } from "./code-messages";

export const WRONG_CODE = "OTP is not valid.";

/** Whose code it is: nobody else's, in no other session, on no other device before sign-in, for nothing else. */
export type CodeOwner = {
  readonly userId: string;
  /** Null before sign-in. */
  readonly sessionId: string | null;
  readonly purpose: CodePurpose;
};
export type CodeRecipient = { readonly username: string; readonly phone: string; readonly email: string };
/** What a code must have been made for, beside the digest of the call: the message said so. */
export type Shown = { readonly total?: string | undefined; readonly to?: string | undefined };

type Context = Pick<Call, "db" | "now" | "settings" | "deviceId">;
type LiveCode = NonNullable<Awaited<ReturnType<typeof liveCode>>>;

/** Calls whose code needs no intent: they move nothing (decisions; mock bank, rules). */
const WITHOUT_INTENT = new Set(["POST /account/transactions/statement"]);

/** Voids the owner's older code, makes a new one and sends it to phone and e-mail. */
export async function issueCode(
  context: Context,
  owner: CodeOwner,
  recipient: CodeRecipient,
  intent?: CallIntent | undefined,
): Promise<Refusal | undefined> {
  const { db, now, settings, deviceId } = context;
  const { codes: rules } = settings;
  const recent = await recentCodes(context, owner);
  if (recent.blockedUntil && recent.blockedUntil > now) return tooManyWrong(recent.blockedUntil, now);
  if (recent.inMinute >= rules.perMinuteMax || recent.inDay >= rules.perDayMax)
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
      purpose: owner.purpose,
      code_hash: hashCode(settings.codeKey, id, digits),
      intent: intent ? formatIntent(intent) : null,
      tries_left: rules.tries,
      created_at: now,
      expires_at: after(now, rules.lifeSeconds),
    })
    .execute();
  await sendCode(context, owner, recipient, digits, intent);
  return undefined;
}

/**
 * Holds a code against the owner's live one. A wrong one costs a try; a right one may be checked again until it is used
 * (`use` takes it at once, as sign-in does).
 */
export async function checkCode(
  context: Context,
  owner: CodeOwner,
  digits: string,
  { use = false } = {},
): Promise<Refusal | undefined> {
  const { db, now } = context;
  const live = await liveCode(context, owner);
  const refusal = await refuseUnlessRight(context, live, digits, refuse(OTP_NULLIFIED));
  if (refusal || !live) return refusal;
  await db
    .updateTable("one_time_codes")
    .set({ verified_at: now, ...(use && { consumed_at: now }) })
    .where("id", "=", live.id)
    .execute();
  if (live.failed_codes > 0)
    await db
      .updateTable("users")
      .set({ failed_codes: 0, codes_blocked_until: null })
      .where("id", "=", owner.userId)
      .execute();
  return undefined;
}

/**
 * Uses up the caller's verified code for this very call, in its transaction: once, and only if the code was made for it.
 * A code that was made for something else is void from then on.
 */
export async function consumeCode(call: Call, digits: string, shown: Shown): Promise<Refusal | undefined> {
  const { db, now, caller } = call;
  const owner: CodeOwner = { userId: caller.userId, sessionId: caller.sessionId, purpose: "action" };
  const live = await liveCode(call, owner);
  const refusal = await refuseUnlessRight(call, live, digits, refuse(WRONG_CODE));
  if (refusal || !live) return refusal;
  if (!live.verified_at) return refuse(WRONG_CODE);
  const isMeant = isMeantFor(call, live.intent, shown);
  await db
    .updateTable("one_time_codes")
    .set(isMeant ? { consumed_at: now } : { nullified_at: now })
    .where("id", "=", live.id)
    .execute();
  return isMeant ? undefined : refuse("This code confirms something else. Nothing was done.", { retryable: true });
}

function isMeantFor(call: Call, header: string | null, shown: Shown): boolean {
  const [line = ""] = call.canonical.split("\n", 1);
  if (header === null) return WITHOUT_INTENT.has(line);
  const intent = parseIntent(header);
  return (
    intent !== undefined &&
    line.endsWith(` ${intent.call.toLowerCase()}`) &&
    intent.digest === createHash("sha256").update(call.canonical).digest("base64url") &&
    intent.total === shown.total &&
    intent.to === shown.to
  );
}

/** The one code of the owner that is neither used nor void, locked until the transaction ends. */
function liveCode({ db, deviceId }: Context, owner: CodeOwner) {
  return db
    .selectFrom("one_time_codes as code")
    .innerJoin("users", "users.id", "code.user_id")
    .select(["code.id", "code.code_hash", "code.intent", "code.tries_left", "code.expires_at", "code.verified_at"])
    .select(["users.id as user_id", "users.failed_codes", "users.codes_blocked_until"])
    .where("code.user_id", "=", owner.userId)
    .where("code.purpose", "=", owner.purpose)
    .where((where) =>
      owner.sessionId === null
        ? where.and([where("code.session_id", "is", null), where("code.device_id", "=", deviceId)])
        : where("code.session_id", "=", owner.sessionId),
    )
    .where("code.consumed_at", "is", null)
    .where("code.nullified_at", "is", null)
    .orderBy("code.created_at", "desc")
    .limit(1)
    .forUpdate("code")
    .executeTakeFirst();
}

async function refuseUnlessRight(
  context: Context,
  live: LiveCode | undefined,
  digits: string,
  absent: Refusal,
): Promise<Refusal | undefined> {
  const { now, settings } = context;
  if (!live) return absent;
  if (live.codes_blocked_until && live.codes_blocked_until > now) return tooManyWrong(live.codes_blocked_until, now);
  if (live.expires_at <= now) return absent;
  const given = Buffer.from(hashCode(settings.codeKey, live.id, digits));
  return timingSafeEqual(given, Buffer.from(live.code_hash)) ? undefined : countWrongTry(context, live);
}

async function countWrongTry({ db, now, settings }: Context, live: LiveCode): Promise<Refusal> {
  const { codes: rules } = settings;
  const triesLeft = live.tries_left - 1;
  await db
    .updateTable("one_time_codes")
    .set({ tries_left: triesLeft, nullified_at: triesLeft > 0 ? null : now })
    .where("id", "=", live.id)
    .execute();
  const { failed_codes: wrongInARow } = await db
    .updateTable("users")
    .set((set) => ({ failed_codes: set("failed_codes", "+", 1) }))
    .where("id", "=", live.user_id)
    .returning("failed_codes")
    .executeTakeFirstOrThrow();
  if (wrongInARow >= rules.wrongUntilInactive) return inactivate({ db, now }, live.user_id);
  if (wrongInARow !== rules.wrongUntilBlocked) return refuse(WRONG_CODE, { failureCount: triesLeft, retryable: true });
  const until = after(now, rules.blockSeconds);
  await db.updateTable("users").set({ codes_blocked_until: until }).where("id", "=", live.user_id).execute();
  return { ...tooManyWrong(until, now), keep: true, retryable: true };
}

async function inactivate({ db, now }: Pick<Context, "db" | "now">, userId: string): Promise<Refusal> {
  await db.updateTable("users").set({ active: false }).where("id", "=", userId).execute();
  await db
    .updateTable("sessions")
    .set({ ended_at: now, ended_why: "inactiveProfile" })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
  return { ...PROFILE_INACTIVE, keep: true, retryable: true };
}

async function recentCodes({ db, now }: Context, { userId }: CodeOwner) {
  const { blockedUntil, inMinute, inDay } = await db
    .selectFrom("users")
    .leftJoin("one_time_codes as code", (join) =>
      join.onRef("code.user_id", "=", "users.id").on("code.created_at", ">", after(now, -86_400)),
    )
    .where("users.id", "=", userId)
    .groupBy("users.id")
    .select((select) => [
      "users.codes_blocked_until as blockedUntil",
      select.fn.count("code.id").as("inDay"),
      select.fn.count("code.id").filterWhere("code.created_at", ">", after(now, -60)).as("inMinute"),
    ])
    .executeTakeFirstOrThrow();
  return { blockedUntil, inMinute: Number(inMinute), inDay: Number(inDay) };
}

async function justSent(context: Context, owner: CodeOwner, intent: CallIntent | undefined): Promise<boolean> {
  const { now, settings } = context;
  const live = await liveCode(context, owner);
  if (!live || live.verified_at || live.intent !== (intent ? formatIntent(intent) : null)) return false;
  const { lifeSeconds, resendSpacingSeconds } = settings.codes;
  return after(live.expires_at, resendSpacingSeconds - lifeSeconds) > now;
}

async function sendCode(
  { db, now, settings }: Context,
  { purpose }: CodeOwner,
  { username, phone, email }: CodeRecipient,
  digits: string,
  intent: CallIntent | undefined,
): Promise<void> {
  const meaning = meaningOf(purpose, intent, settings.bankName);
  const body = codeMessage(digits, meaning, settings.codes.lifeSeconds / 60);
  const message = { username, subject: `${settings.bankName}: your one-time code`, body, code: digits, at: now };
  await sendMessages(db, [
    { ...message, channel: "sms", recipient: phone },
    { ...message, channel: "email", recipient: email },
  ]);
}

function tooManyWrong(until: Date, now: Date): Refusal {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return refuse(`Too many wrong codes. Please try again in ${minutes} minutes.`);
}

const hashCode = (key: string, id: string, digits: string): string =>
  createHmac("sha256", key).update(`${id}:${digits}`).digest("hex");

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
