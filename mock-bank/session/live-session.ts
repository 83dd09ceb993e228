import { createHash, randomBytes, randomUUID } from "node:crypto";
import { codes } from "../../contract/codes";
import { bankTime } from "../core/clock";
import { type Call, type Caller, type Refusal, type Role, refuse } from "../core/handler";
import type { Settings } from "../core/settings";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";

export const PROFILE_INACTIVE = refuse("Your profile is not active. Please contact the bank.", {
  code: codes.inactiveProfile,
});
export const TIMED_OUT = refuse("Your session has expired. Please sign in again.", { code: codes.sessionTimeout });
const PASSWORD_RESET = refuse(
  "Your session has ended, because your password was reset. If it was not you, call the Contact Center at once.",
  { code: codes.sessionTimeout, endReason: "PASSWORD_RESET" },
);
const SIGNED_IN_ELSEWHERE = refuse("You will be logged out due to one more login to your profile.", {
  code: codes.signedInElsewhere,
});

/** The reason for the end of a session, as stored in `sessions.end_reason`. */
export type SessionEnd = "timeout" | "signedInElsewhere" | "inactiveProfile" | "signedOut" | "passwordReset";

const refusalOf: Readonly<Record<SessionEnd, Refusal>> = {
  timeout: TIMED_OUT,
  signedInElsewhere: SIGNED_IN_ELSEWHERE,
  inactiveProfile: PROFILE_INACTIVE,
  signedOut: TIMED_OUT,
  passwordReset: PASSWORD_RESET,
};

/** The user of a live session, and the time of its last use. */
export type Visitor = Caller & { readonly mustChangePassword: boolean; readonly lastSeenAt: Date };

/** Milliseconds: uses of a session within this time are stored once, so that many calls cost one write. */
const SEEN_GRAIN_MS = 1000;
const TOKEN_BYTES = 32;

/** Returns the live session of a token and the bank's time, in one query; or why there is no session. */
export async function findSession(
  db: Connection,
  token: string,
  settings: Settings,
): Promise<{ readonly visitor: Visitor; readonly now: Date } | Refusal> {
  const [row] = await sessionOf(db, { tokenHash: hashToken(token) });
  if (!row) return TIMED_OUT;
  // The cast is safe: the bank writes only these reasons into the column.
  if (row.ended_at) return refusalOf[row.end_reason as SessionEnd] ?? TIMED_OUT;

  const now = bankTime(row.offset_ms ?? "0");
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  const ageMs = now.getTime() - row.created_at.getTime();
  const isOver = idleMs >= settings.sessionTimeoutSeconds * 1000 || ageMs >= settings.sessionLifeSeconds * 1000;
  const end = isOver ? "timeout" : row.active ? undefined : "inactiveProfile";
  if (end) {
    await endSession(db, row.id, end, now);
    return refusalOf[end];
  }
  const visitor: Visitor = {
    userId: row.user_id,
    userName: row.username,
    fullName: row.full_name,
    // The cast is safe: only the bank writes this column, with the names of `Role`.
    role: row.role as Role,
    menus: row.menus,
    companyId: row.company_id,
    sessionId: row.id,
    mustChangePassword: row.must_change_password,
    lastSeenAt: row.last_seen_at,
  };
  return { visitor, now };
}

const sessionOf = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom("sessions as session")
    .innerJoin("users as user", "user.id", "session.user_id")
    .select(["session.id", "session.created_at", "session.last_seen_at", "session.ended_at", "session.end_reason"])
    .select(["user.id as user_id", "user.username", "user.full_name", "user.role", "user.menus", "user.company_id"])
    .select(["user.active", "user.must_change_password"])
    .select((select) => select.selectFrom("bank_clock").select("offset_ms").as("offset_ms"))
    .where("session.token_hash", "=", tokenHash),
);

/** Locks a session that can have ended while its call waited. Returns its start, or why it has ended. */
export async function holdSession(db: Connection, sessionId: string): Promise<Date | Refusal> {
  const session = await db
    .selectFrom("sessions")
    .select(["created_at", "ended_at", "end_reason"])
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (session && !session.ended_at) return session.created_at;
  // The cast is safe, as in `findSession`.
  return refusalOf[session?.end_reason as SessionEnd] ?? TIMED_OUT;
}

/** Stores that the session is in use. Every successful call keeps it alive (specification 1, section 4). */
export async function touchSession(db: Connection, visitor: Visitor, now: Date): Promise<void> {
  const elapsedMs = now.getTime() - visitor.lastSeenAt.getTime();
  if (elapsedMs >= 0 && elapsedMs < SEEN_GRAIN_MS) return;
  await writeSeen(db, { id: visitor.sessionId, now });
}

const writeSeen = compileOnce((db, { id, now }: { id: string; now: Date }) =>
  db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).where("ended_at", "is", null),
);

/** Opens a session and ends the user's older ones. The token is returned once and stored hashed. */
export async function openSession({ db, now, deviceId }: Call, userId: string): Promise<string> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: "signedInElsewhere" satisfies SessionEnd })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashToken(token),
      device_id: deviceId,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return token;
}

export async function endSession(db: Connection, sessionId: string, why: SessionEnd, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: why })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
