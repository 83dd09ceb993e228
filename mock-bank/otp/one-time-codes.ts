import { createHmac, timingSafeEqual } from "node:crypto";
import { OTP_NULLIFIED } from "../../contract/codes";
import { parseIntent } from "../../contract/intent";
import { type Call, type Refusal, refuse } from "../core/handler";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";
import { audit } from "../ledger/audit";
import { countWrongTry, tooManyWrong, WRONG_CODE } from "./wrong-codes";

/** The user, session, device and purpose that a code belongs to; it is valid for no other. */
export type CodeOwner = {
  readonly userId: string;
  /** Null before sign-in. */
  readonly sessionId: string | null;
  readonly purpose: "signIn" | "action";
};
/** Texts of the message that must match the call, in addition to its digest. */
export type CodeTerms = { readonly total?: string | undefined; readonly to?: string | undefined };

export type CodeContext = Pick<Call, "db" | "now" | "settings" | "deviceId">;
type LiveCode = NonNullable<Awaited<ReturnType<typeof liveCode>>>;

/** Calls whose code needs no intent, because they move no money (spec gaps; mock bank, rules). */
const WITHOUT_INTENT = new Set(["POST /account/transactions/statement"]);

/**
 * Compares a code with the owner's live one. A wrong code costs a try; a right one can be checked again until it is
 * used. With `use` it is used immediately, as sign-in does.
 */
export async function checkCode(
  context: CodeContext,
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
 * Uses the caller's verified code for this call, in its transaction, once. A code that was made for another call
 * becomes void.
 */
export async function consumeCode(call: Call, digits: string, shown: CodeTerms): Promise<Refusal | undefined> {
  const live = await liveCode(call, ownerOf(call));
  const refusal = await refuseUnlessRight(call, live, digits, refuse(WRONG_CODE));
  if (refusal || !live) return refusal;
  return live.verified_at ? spend(call, live, shown) : refuse(WRONG_CODE);
}

/**
 * Like {@link consumeCode}, but for the e-mailed statement: that call is documented without a code (specification 1,
 * section 7), so an earlier call must have verified one.
 */
export async function consumeVerifiedCode(call: Call): Promise<Refusal | undefined> {
  const live = await liveCode(call, ownerOf(call));
  return live?.verified_at && live.expires_at > call.now ? spend(call, live, {}) : refuse(WRONG_CODE);
}

const ownerOf = ({ caller }: Call): CodeOwner => ({
  userId: caller.userId,
  sessionId: caller.sessionId,
  purpose: "action",
});

async function spend(call: Call, live: LiveCode, shown: CodeTerms): Promise<Refusal | undefined> {
  const { db, now, caller } = call;
  const isMeant = isMeantFor(call, live.intent, shown);
  await end(db, { id: live.id, consumedAt: isMeant ? now : null, nullifiedAt: isMeant ? null : now });
  if (isMeant) return undefined;
  const detail = `A code for something else was tried at ${call.canonical.line}`;
  await audit(db, { companyId: caller.companyId, userId: caller.userId, event: "codeMisused", detail, at: now });
  return refuse("This code confirms something else. Nothing was done.", { retryable: true });
}

type Ended = { id: string; consumedAt: Date | null; nullifiedAt: Date | null };
const end = compileOnce((db, { id, consumedAt, nullifiedAt }: Ended) =>
  db.updateTable("one_time_codes").set({ consumed_at: consumedAt, nullified_at: nullifiedAt }).where("id", "=", id),
);

function isMeantFor(call: Call, header: string | null, shown: CodeTerms): boolean {
  const { line, digest } = call.canonical;
  if (header === null) return WITHOUT_INTENT.has(line);
  const intent = parseIntent(header);
  return (
    intent !== undefined &&
    line.endsWith(` ${intent.call.toLowerCase()}`) &&
    intent.digest === digest &&
    intent.total === shown.total &&
    intent.to === shown.to
  );
}

/**
 * Returns the owner's one code that is neither used nor void. The user and then the code are locked until the transaction ends, so that
 * wrong codes in parallel are counted one after the other. Code that locks both takes them in this order.
 */
export async function liveCode({ db, deviceId }: CodeContext, { userId, sessionId, purpose }: CodeOwner) {
  const [live] =
    sessionId === null
      ? await codeOfDevice(db, { userId, purpose, deviceId })
      : await codeOfSession(db, { userId, purpose, sessionId });
  return live;
}

type OfUser = Pick<CodeOwner, "userId" | "purpose">;

const codeOfDevice = compileOnce((db, { deviceId, ...user }: OfUser & { deviceId: string }) =>
  codeOf(db, user).where("code.session_id", "is", null).where("code.device_id", "=", deviceId),
);

const codeOfSession = compileOnce((db, { sessionId, ...user }: OfUser & { sessionId: string }) =>
  codeOf(db, user).where("code.session_id", "=", sessionId),
);

const codeOf = (db: Connection, { userId, purpose }: OfUser) =>
  db
    .selectFrom("one_time_codes as code")
    .innerJoin("users", "users.id", "code.user_id")
    .select(["code.id", "code.purpose", "code.code_hash", "code.intent", "code.tries_left"])
    .select(["code.expires_at", "code.verified_at"])
    .select(["users.id as user_id", "users.company_id", "users.failed_codes", "users.codes_blocked_until"])
    .where("code.user_id", "=", userId)
    .where("code.purpose", "=", purpose)
    .where("code.consumed_at", "is", null)
    .where("code.nullified_at", "is", null)
    .orderBy("code.created_at", "desc")
    .limit(1)
    .forNoKeyUpdate(["users", "code"]);

async function refuseUnlessRight(
  context: CodeContext,
  live: LiveCode | undefined,
  digits: string,
  absent: Refusal,
): Promise<Refusal | undefined> {
  const { now, settings } = context;
  if (!live) return absent;
  const blockedUntil = live.codes_blocked_until;
  if (blockedUntil && blockedUntil > now) return tooManyWrong(blockedUntil, now);
  if (live.expires_at <= now) return absent;
  if (isRightCode(settings.codeKey, live, digits)) return undefined;
  return countWrongTry(context, live);
}

export const hashCode = (key: string, id: string, digits: string): string =>
  createHmac("sha256", key).update(`${id}:${digits}`).digest("hex");

/** Compares in constant time. */
export function isRightCode(key: string, code: { readonly id: string; readonly code_hash: string }, digits: string) {
  return timingSafeEqual(Buffer.from(hashCode(key, code.id, digits)), Buffer.from(code.code_hash));
}
