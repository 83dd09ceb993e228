import { randomInt } from "node:crypto";
import type { AnswerOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { secondsAfter } from "../core/clock";
import { type Call, type Refusal, refuse } from "../core/handler";
import { destinationOf, type Settings } from "../core/settings";
import { audit } from "../ledger/audit";
import { ownAddress, withoutLinks } from "../messages/message-text";
import { sendSecretMessages } from "../messages/secret-messages";
import { useRecoveryCode } from "../otp/recovery-codes";
import { endSessionsOf, formerHashes, type PasswordOwner, selectOwners } from "../session/new-password";
import { hashPassword } from "../session/passwords";

/** Hours for which a default password is valid. */
const LIFE_HOURS = 24;

/**
 * Letters and digits that cannot be mistaken for each other, because users read the password on one device and type it
 * on another.
 */
const UPPERCASE = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const LOWERCASE = "abcdefghijkmnpqrstuvwxyz";
const DIGITS = "23456789";
const ALPHABET = UPPERCASE + LOWERCASE + DIGITS;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns a password such as `Tq7m-Kx4d-Wb9r`: about 69 bits, and within the password rules. */
export function newDefaultPassword(): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join(""));
    const password = groups.join("-");
    if (/[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

const randomCharacter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));

type PasswordSentAnswer = AnswerOf<typeof bankApi.otp.verifyForgotPassword>;
const defaultSent = (settings: Settings): PasswordSentAnswer => ({
  description: `A default password has been sent to ${destinationOf(settings)}.`,
});

/**
 * Accepts the code of a forgotten password and sends a default one. The default password is hashed for every code,
 * before the transaction opens, so that a right code takes no longer than a wrong one.
 */
export async function prepareDefaultPassword(digits: string, username: string) {
  const password = newDefaultPassword();
  const hash = await hashPassword(password);

  return async (call: Call): Promise<PasswordSentAnswer | Refusal> => {
    const refusal = await useRecoveryCode(call, username, digits);
    if (refusal) return refusal;
    const user = await selectOwners(call.db)
      .where("username", "=", username.toLowerCase())
      .where("active", "=", true)
      .forUpdate()
      .executeTakeFirst();
    // The code was guessed for a name without a user: the answer is that of any right code.
    if (!user) return defaultSent(call.settings);
    await replaceByDefault(call, user, hash);
    await sendDefaultPassword(call, user, password);
    const { id: userId, company_id: companyId } = user;
    const detail = "A default password was sent";
    await audit(call.db, { companyId, userId, event: "passwordForgotten", detail, at: call.now });
    return defaultSent(call.settings);
  };
}

/** Replaces the forgotten password and ends its sessions; the code has proved the user's identity. */
async function replaceByDefault({ db, now }: Call, user: PasswordOwner, hash: string): Promise<void> {
  await db
    .updateTable("users")
    .set({
      password_hash: hash,
      password_history: JSON.stringify(formerHashes(user)),
      default_password_expires_at: secondsAfter(now, LIFE_HOURS * 3600),
      must_change_password: true,
      failed_passwords: 0,
      failed_codes: 0,
      codes_blocked_until: null,
    })
    .where("id", "=", user.id)
    .execute();
  await endSessionsOf({ db, now }, user.id, "passwordReset");
}

export async function sendDefaultPassword(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  { username, phone, email, company_id }: Pick<PasswordOwner, "username" | "phone" | "email" | "company_id">,
  password: string,
): Promise<void> {
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", company_id)
    .executeTakeFirstOrThrow();
  const body = [
    `${password} is your default password for ${settings.bankName}. It works once, for ${LIFE_HOURS} hours: sign in as ${username} (${withoutLinks(name)}) and create a password of your own. Never share it with anyone.`,
    ...ownAddress(settings),
  ].join("\n");
  const message = {
    username,
    subject: `${settings.bankName}: your default password`,
    body,
    at: now,
    secret: password,
    until: secondsAfter(now, LIFE_HOURS * 3600),
  };
  await sendSecretMessages(db, settings, [
    { ...message, channel: "sms", recipient: phone },
    { ...message, channel: "email", recipient: email },
  ]);
}

export const WRONG_DEFAULT_PASSWORD = refuse("The default password is not right or no longer valid.", {
  retryable: true,
});
