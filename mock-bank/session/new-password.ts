import { type Call, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { audit } from "../ledger/audit";
import { sendMessages } from "../messages/messages";
import { isCommon } from "./common-passwords";
import { endSession, type SessionEnd } from "./live-session";
import { hashPassword, verifyPassword } from "./passwords";

/** A new password must differ from the user's last three (spec gaps; mock bank, rules). */
const REMEMBERED = 3;
/** Shorter parts of a user name occur in too many words. */
const NAME_PART_MIN = 4;

const MISMATCH = refuse("Passwords do not match!");
const COMMON = refuse("This password is easy to guess. Please choose another one.");
const OWN_NAME = refuse("The password must not contain your user name.");
const USED_BEFORE = refuse("You have used this password before. Please choose another one.");

/** The user whose password is replaced. */
export type PasswordOwner = {
  readonly id: string;
  readonly company_id: string;
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly password_hash: string;
  readonly password_history: readonly string[];
  readonly default_password_expires_at: Date | null;
};
type Chosen = { readonly newPassword: string; readonly confirmPassword: string };

/** Selects the columns of a {@link PasswordOwner}. */
export const selectOwners = (db: Connection) =>
  db
    .selectFrom("users")
    .select(["id", "company_id", "username", "phone", "email"])
    .select(["password_hash", "password_history", "default_password_expires_at"]);

/**
 * Returns the hash of a new password, or why it is refused. The contract checks length and characters; this checks the
 * rest.
 */
export async function hashNewPassword(
  owner: PasswordOwner,
  { newPassword, confirmPassword }: Chosen,
): Promise<string | Refusal> {
  if (newPassword !== confirmPassword) return MISMATCH;
  if (isCommon(newPassword)) return COMMON;
  if (namesOwner(newPassword, owner.username)) return OWN_NAME;
  if (await isUsed(newPassword, owner)) return USED_BEFORE;
  return hashPassword(newPassword);
}

function namesOwner(password: string, username: string): boolean {
  const typed = password.toLowerCase();
  const parts = [username, ...username.split(/[^a-z]+/)].filter((part) => part.length >= NAME_PART_MIN);
  return parts.some((part) => typed.includes(part));
}

async function isUsed(password: string, { password_hash, password_history }: PasswordOwner): Promise<boolean> {
  for (const hash of new Set([password_hash, ...password_history])) {
    if (await verifyPassword(password, hash)) return true;
  }
  return false;
}

/**
 * The hashes that a new password is compared with. A default password is not stored, because the user did not choose
 * it.
 */
export function formerHashes({
  password_hash,
  password_history,
  default_password_expires_at,
}: PasswordOwner): string[] {
  const chosen = default_password_expires_at ? password_history : [password_hash, ...password_history];
  return [...new Set(chosen)].slice(0, REMEMBERED);
}

/**
 * Replaces the hash, ends the sessions of the old password, and notifies the user. Returns false if the hash was
 * replaced meanwhile, so that two parallel attempts make one change.
 * @param keptSession the session in which the user replaces a password that need not be replaced
 */
export async function replacePassword(
  call: Call,
  owner: PasswordOwner,
  hash: string,
  keptSession?: string,
): Promise<boolean> {
  const { db, now } = call;
  const { id: userId, company_id: companyId } = owner;
  const replaced = await db
    .updateTable("users")
    .set({
      password_hash: hash,
      password_history: JSON.stringify([hash, ...formerHashes(owner)].slice(0, REMEMBERED)),
      default_password_expires_at: null,
      must_change_password: false,
      first_login: false,
      failed_passwords: 0,
    })
    .where("id", "=", userId)
    .where("password_hash", "=", owner.password_hash)
    .$if(keptSession === undefined, (user) => user.where("must_change_password", "=", true))
    .where("active", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (!replaced) return false;
  await (keptSession === undefined
    ? endSessionsOf(call, userId, "signedOut")
    : endSessionsOf(call, userId, "passwordReset", keptSession));
  await notifyOwner(call, owner, CHANGED);
  await audit(db, { companyId, userId, event: "passwordChanged", detail: "By the user", at: now });
  return true;
}

/** Ends the user's sessions and the sign-ins in progress, because they are based on the old password. */
export async function endSessionsOf(
  { db, now }: Pick<Call, "db" | "now">,
  userId: string,
  why: Extract<SessionEnd, "signedOut" | "passwordReset">,
  keptSession = "",
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: why })
    .where("user_id", "=", userId)
    .where("id", "<>", keptSession)
    .where("ended_at", "is", null)
    .execute();
  await db
    .updateTable("sign_in_attempts")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** Ends the default password: it allows one sign-in, in which it is replaced. */
export async function endDefaultPassword({ db, now }: Pick<Call, "db" | "now">, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ default_password_expires_at: now })
    .where("id", "=", userId)
    .where("default_password_expires_at", "is not", null)
    .execute();
}

const CHANGED = {
  subject: "your password was changed",
  what: (bank: string) => `Your password for ${bank} was changed`,
};
const GUESSED = {
  subject: "wrong current passwords",
  what: (bank: string) => `Your session at ${bank} was ended after ${GUESSES_MAX} wrong current passwords`,
};
/** Wrong current passwords after which a session ends. */
export const GUESSES_MAX = 5;

/** Ends a session in which the current password was guessed, and informs the user. */
export async function endGuessing(call: Call, owner: PasswordOwner): Promise<void> {
  await endSession(call.db, call.caller.sessionId, "timeout", call.now);
  await notifyOwner(call, owner, GUESSED);
}

async function notifyOwner(
  { db, now, settings: { bankName } }: Call,
  { username, phone, email }: PasswordOwner,
  { subject, what }: typeof CHANGED,
): Promise<void> {
  const body = `${what(bankName)}. If it was not you, call the Contact Center at once.`;
  const message = { username, subject: `${bankName}: ${subject}`, body, at: now };
  await sendMessages(db, [
    { ...message, channel: "sms", recipient: phone },
    { ...message, channel: "email", recipient: email },
  ]);
}
