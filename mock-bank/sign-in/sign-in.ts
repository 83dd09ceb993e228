import { access } from "../../contract/description/access";
import type { AnswerOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { secondsAfter } from "../core/clock";
import type { Call, Refusal, Role } from "../core/handler";
import { audit } from "../ledger/audit";
import { checkCode } from "../otp/one-time-codes";
import type { CodeRecipient } from "../otp/send-code";
import { isPermitted } from "../session/access";
import { openSession, PROFILE_INACTIVE } from "../session/live-session";
import { endDefaultPassword } from "../session/new-password";

/** Seconds in which the code must follow the right password. */
const ATTEMPT_SECONDS = 600;

type Attempt = CodeRecipient & { readonly userId: string };

/**
 * Returns the latest right password that entitles this device to a sign-in code. Undefined if the device has validated
 * the user name since, because then it requests the code of a forgotten password.
 */
export function openAttempt({ db, now, deviceId }: Call, username: string): Promise<Attempt | undefined> {
  return db
    .selectFrom("sign_in_attempts as attempt")
    .innerJoin("users as user", "user.id", "attempt.user_id")
    .select(["user.id as userId", "user.username", "user.phone", "user.email"])
    .where("user.username", "=", username.toLowerCase())
    .where("attempt.device_id", "=", deviceId)
    .where("attempt.used_at", "is", null)
    .where("attempt.created_at", ">", secondsAfter(now, -ATTEMPT_SECONDS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("password_recoveries as recovery")
            .select("recovery.opened_at")
            .whereRef("recovery.username", "=", "user.username")
            .where("recovery.device_id", "=", deviceId)
            .whereRef("recovery.opened_at", ">=", "attempt.created_at"),
        ),
      ),
    )
    .orderBy("attempt.created_at", "desc")
    .executeTakeFirst();
}

/** Accepts the sign-in code and opens the session, which ends the user's other ones (spec gaps, sign-in). */
export async function signIn(
  call: Call,
  loginId: string,
  digits: string,
): Promise<AnswerOf<typeof bankApi.otp.verify> | Refusal> {
  const { db, now, settings } = call;
  const refusal = await checkCode(call, { userId: loginId, sessionId: null, purpose: "signIn" }, digits, { use: true });
  if (refusal) return refusal;
  const user = await db
    .selectFrom("users as user")
    .innerJoin("companies as company", "company.id", "user.company_id")
    .select(["user.first_name", "user.last_name", "user.role", "user.menus", "user.last_login_at", "user.active"])
    .select(["user.first_login", "user.must_change_password", "company.id as company_id", "company.name"])
    .where("user.id", "=", loginId)
    .executeTakeFirstOrThrow();
  if (!user.active) return PROFILE_INACTIVE;

  await db.updateTable("users").set({ last_login_at: now }).where("id", "=", loginId).execute();
  await endDefaultPassword(call, loginId);
  await db
    .updateTable("sign_in_attempts")
    .set({ used_at: now })
    .where("user_id", "=", loginId)
    .where("used_at", "is", null)
    .execute();
  const sessionId = await openSession(call, loginId);
  await audit(db, {
    companyId: user.company_id,
    userId: loginId,
    event: "signedIn",
    detail: "With password and one-time code",
    at: now,
  });
  return {
    sessionId,
    firstName: user.first_name,
    lastName: user.last_name,
    companyName: user.name,
    lastLoginTime: user.last_login_at?.toISOString() ?? null,
    sessionTimeoutInSeconds: settings.sessionTimeoutSeconds,
    menus: user.menus.map((title) => ({ title })),
    roles: [{ name: user.role }],
    firstLogin: user.first_login,
    passwordChangeRequired: user.must_change_password,
    usernamePasswordChangeRequired: false,
    // The database has a check on the roles.
    ...(isPermitted(access.reports.activity, { menus: user.menus, role: user.role as Role }) && {
      mayReadActivity: true,
    }),
  };
}
