import { randomUUID } from "node:crypto";
import type { bankApi } from "../../contract/index";
import { type Handlers, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { audit, type OtherEvent } from "../ledger/audit";
import { endSession, PROFILE_INACTIVE } from "../session/live-session";
import { hashPassword, isOutdated, verifyPassword } from "../session/passwords";
import { passwordHandlers } from "./password-handlers";

const WRONG_CREDENTIALS = refuse("The user name or the password is not right.", { retryable: true });

export const sessionHandlers: Handlers<typeof bankApi.session> = {
  /** Unknown names take the same time and get the same answer as wrong passwords. */
  authenticate: {
    prepare: async ({ username, password }, { db, now }) => {
      const user = await findUser(db, username);
      const isOver = user?.default_password_expires_at && user.default_password_expires_at <= now;
      const isRight = (await verifyPassword(password, user?.password_hash)) && !isOver;
      const newHash = user && isRight && isOutdated(user.password_hash) ? await hashPassword(password) : undefined;

      return async ({ db, now, deviceId }) => {
        const auditSignIn = (event: OtherEvent, detail: string) =>
          audit(db, { companyId: user?.company_id ?? null, userId: user?.id ?? null, event, detail, at: now });
        if (!user || !isRight) {
          await countWrongPassword(db, user?.id);
          await auditSignIn("signInRefused", "A wrong user name or password");
          return WRONG_CREDENTIALS;
        }
        if (!user.active) {
          await auditSignIn("signInRefused", "The profile is not active");
          return { ...PROFILE_INACTIVE, keep: true };
        }
        await db
          .updateTable("users")
          .set({ failed_passwords: 0, ...(newHash && { password_hash: newHash }) })
          .where("id", "=", user.id)
          .execute();
        await db
          .insertInto("sign_in_attempts")
          .values({ id: randomUUID(), user_id: user.id, device_id: deviceId, created_at: now })
          .execute();
        return {
          loginId: user.id,
          accountNumber: await mainAccount(db, user.company_id),
          email: user.email,
          fullname: user.full_name,
          phoneNumber: user.phone,
        };
      };
    },
  },

  logout: async (_, { db, now, caller: { sessionId, userId, companyId } }) => {
    await endSession(db, sessionId, "signedOut", now);
    await audit(db, { companyId, userId, event: "signedOut", detail: "By the user", at: now });
    return { description: "You have been logged out." };
  },

  /** Every successful call extends the session, so this handler does nothing else. */
  refresh: async () => ({ description: "Your session has been extended." }),

  ...passwordHandlers,
};

const findUser = (db: Connection, username: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "company_id",
      "password_hash",
      "default_password_expires_at",
      "active",
      "email",
      "full_name",
      "phone",
    ])
    .where("username", "=", username.toLowerCase())
    .executeTakeFirst();

async function countWrongPassword(db: Connection, userId: string | undefined): Promise<void> {
  await db
    .updateTable("users")
    .set((set) => ({ failed_passwords: set("failed_passwords", "+", 1) }))
    .where("id", "=", userId ?? "")
    .execute();
}

async function mainAccount(db: Connection, companyId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("ledger_accounts")
    .select("number")
    .where("company_id", "=", companyId)
    .orderBy("is_primary", "desc")
    .orderBy("position")
    .executeTakeFirst();
  return account?.number;
}
