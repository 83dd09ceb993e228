import { randomInt, randomUUID } from "node:crypto";
import { type CallIntent, formatIntent } from "../../adapters/bank-api/contract/intent";
import { secondsAfter } from "../clock";
import { type Refusal, refuse } from "../handler";
import { sendMessages } from "../messages";
import { codeMessage, meaningOf } from "./code-messages";
import { type CodeContext, type CodeOwner, hashCode, liveCode } from "./one-time-codes";
import { tooManyWrong } from "./wrong-codes";

export type CodeRecipient = { readonly username: string; readonly phone: string; readonly email: string };

/** Voids the owner's older code, makes a new one and sends it to phone and e-mail. */
export async function issueCode(
  context: CodeContext,
  owner: CodeOwner,
  recipient: CodeRecipient,
  intent?: CallIntent | undefined,
): Promise<Refusal | undefined> {
  const { db, now, settings, deviceId } = context;
  const { codes: rules } = settings;
  const blocked = await lockUser(context, owner);
  const recent = await recentCodes(context, owner);
  const blockedUntil = owner.purpose === "forgotPassword" ? null : blocked;
  if (blockedUntil && blockedUntil > now) return tooManyWrong(blockedUntil, now);
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
      expires_at: secondsAfter(now, rules.lifeSeconds),
    })
    .execute();
  await sendCode(context, owner, recipient, digits, intent);
  return undefined;
}

/** Codes of one user are requested one after the other, so that limits are exact and one code is live. Returns the end of a block. */
async function lockUser({ db }: CodeContext, { userId }: CodeOwner): Promise<Date | null> {
  const user = await db
    .selectFrom("users")
    .select("codes_blocked_until")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return user.codes_blocked_until;
}

/** Codes of a forgotten password are counted apart: a request for one needs only a user name, and must take none from the user. */
async function recentCodes({ db, now }: CodeContext, { userId, purpose }: CodeOwner) {
  const { inMinute, inDay } = await db
    .selectFrom("one_time_codes")
    .where("user_id", "=", userId)
    .where("purpose", purpose === "forgotPassword" ? "=" : "!=", "forgotPassword")
    .where("created_at", ">", secondsAfter(now, -86_400))
    .select((select) => [
      select.fn.count("id").as("inDay"),
      select.fn.count("id").filterWhere("created_at", ">", secondsAfter(now, -60)).as("inMinute"),
    ])
    .executeTakeFirstOrThrow();
  return { inMinute: Number(inMinute), inDay: Number(inDay) };
}

async function justSent(context: CodeContext, owner: CodeOwner, intent: CallIntent | undefined): Promise<boolean> {
  const { now, settings } = context;
  const live = await liveCode(context, owner);
  if (!live || live.verified_at || live.intent !== (intent ? formatIntent(intent) : null)) return false;
  const { lifeSeconds, resendSpacingSeconds } = settings.codes;
  return secondsAfter(live.expires_at, resendSpacingSeconds - lifeSeconds) > now;
}

async function sendCode(
  { db, now, settings }: CodeContext,
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
