import type { bankApi } from "../../contract/index";
import { type Call, type Handlers, isRefusal, refuse } from "../core/handler";
import { destinationOf, type Settings } from "../core/settings";
import { audit } from "../ledger/audit";
import { openRecovery } from "../otp/recovery-codes";
import { hashNewPassword, type PasswordOwner, replacePassword, selectOwners } from "../session/new-password";
import { verifyPassword } from "../session/passwords";
import { WRONG_DEFAULT_PASSWORD } from "./default-password";

type PasswordCalls = Pick<typeof bankApi.session, "validateUsername" | "changePassword" | "resetDefaultPassword">;

/** The answer is the same whether a user has the name or not. */
const validated = (settings: Settings) => ({
  description: `If the user name is right, a one-time code can be sent to ${destinationOf(settings)}.`,
});
const NOT_DUE = refuse("A new password can be created only when one is asked for.");
const CHANGED = { description: "Password has been successfully reset!" };

export const passwordHandlers: Handlers<PasswordCalls> = {
  validateUsername: async ({ username }, call) => {
    const { db, now } = call;
    await openRecovery(call, username);
    const user = await db
      .selectFrom("users")
      .select(["id", "company_id"])
      .where("username", "=", username.toLowerCase())
      .where("active", "=", true)
      .executeTakeFirst();
    const [companyId, userId] = [user?.company_id ?? null, user?.id ?? null];
    await audit(db, { companyId, userId, event: "passwordForgotten", detail: "A code may be sent", at: now });
    return validated(call.settings);
  },

  /** Allowed only at the end of a sign-in with password and code that requires it. */
  changePassword: {
    prepare: async (chosen, { db, caller }) => {
      const owner = await selectOwners(db).where("id", "=", caller.userId).executeTakeFirstOrThrow();
      const hash = await hashNewPassword(owner, chosen);
      return async (call) => {
        if (!(await mustChange(call))) return NOT_DUE;
        if (isRefusal(hash)) return hash;
        return (await replacePassword(call, owner, hash)) ? CHANGED : NOT_DUE;
      };
    },
  },

  /** A name without a user takes as long as a wrong default password, and gets the same answer. */
  resetDefaultPassword: {
    prepare: async ({ password, loginId, ...chosen }, { db, now }) => {
      const owner = await selectOwners(db)
        .where("username", "=", loginId.toLowerCase())
        .where("active", "=", true)
        .executeTakeFirst();
      const isRight = await verifyPassword(password, owner?.password_hash);
      const isDefault = owner?.default_password_expires_at && owner.default_password_expires_at > now;
      if (!owner || !isRight || !isDefault) return (call) => refuseDefault(call, owner);
      const hash = await hashNewPassword(owner, chosen);
      return async (call) => {
        if (isRefusal(hash)) return hash;
        return (await replacePassword(call, owner, hash)) ? CHANGED : refuseDefault(call, owner);
      };
    },
  },
};

async function mustChange({ db, caller }: Call): Promise<boolean> {
  const { must_change_password } = await db
    .selectFrom("users")
    .select("must_change_password")
    .where("id", "=", caller.userId)
    .executeTakeFirstOrThrow();
  return must_change_password;
}

async function refuseDefault({ db, now }: Call, owner: PasswordOwner | undefined) {
  const [companyId, userId] = [owner?.company_id ?? null, owner?.id ?? null];
  await audit(db, {
    companyId,
    userId,
    event: "resetRefused",
    detail: "A wrong or outdated default password",
    at: now,
  });
  return WRONG_DEFAULT_PASSWORD;
}
