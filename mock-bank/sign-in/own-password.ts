import type { bankApi } from "../../contract/index";
import { type Handlers, isRefusal, refuse } from "../core/handler";
import { audit } from "../ledger/audit";
import { holdSession, TIMED_OUT } from "../session/live-session";
import { endGuessing, GUESSES_MAX, hashNewPassword, replacePassword, selectOwners } from "../session/new-password";
import { verifyPassword } from "../session/passwords";

const WRONG_PASSWORD = refuse("The current password is not right.", { retryable: true });
const CHANGED = { description: "Your password has been changed." };

export const ownPasswordHandlers: Handlers<typeof bankApi.passwords> = {
  /** The current password takes the place of a code: the session began with one. */
  replace: {
    prepare: async ({ password, ...chosen }, { db, caller }) => {
      const owner = await selectOwners(db).where("id", "=", caller.userId).executeTakeFirstOrThrow();
      const isRight = await verifyPassword(password, owner.password_hash);
      const hash = isRight ? await hashNewPassword(owner, chosen) : WRONG_PASSWORD;
      return async (call) => {
        // In the order in which resets and sign-ins lock them.
        await selectOwners(call.db).where("id", "=", caller.userId).forUpdate().execute();
        const begun = await holdSession(call.db, caller.sessionId);
        if (isRefusal(begun)) return begun;
        const isReplaced = !isRefusal(hash) && (await replacePassword(call, owner, hash, caller.sessionId));
        if (isReplaced) return CHANGED;
        if (isRight && isRefusal(hash)) return hash;
        const { companyId, userId } = caller;
        const detail = "A wrong current password";
        const earlier = await call.db
          .selectFrom("audit")
          .select(({ fn }) => fn.countAll<string>().as("guesses"))
          .where("company_id", "=", companyId)
          .where("user_id", "=", userId)
          .where("detail", "=", detail)
          .where("at", ">=", begun)
          .executeTakeFirstOrThrow();
        const isLast = Number(earlier.guesses) >= GUESSES_MAX - 1;
        if (isLast) await endGuessing(call, owner);
        await audit(call.db, { companyId, userId, event: "resetRefused", detail, at: call.now });
        return isLast ? { ...TIMED_OUT, keep: true, retryable: true } : WRONG_PASSWORD;
      };
    },
  },
};
