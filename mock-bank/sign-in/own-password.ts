import type { bankApi } from "../../contract/index";
import { type Handlers, isRefusal, refuse } from "../core/handler";
import { audit } from "../ledger/audit";
import { hashNewPassword, replacePassword, selectOwners } from "../session/new-password";
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
        const isReplaced = !isRefusal(hash) && (await replacePassword(call, owner, hash, caller.sessionId));
        if (isReplaced) return CHANGED;
        if (isRight && isRefusal(hash)) return hash;
        const { companyId, userId } = caller;
        const detail = "A wrong current password";
        await audit(call.db, { companyId, userId, event: "resetRefused", detail, at: call.now });
        return WRONG_PASSWORD;
      };
    },
  },
};
