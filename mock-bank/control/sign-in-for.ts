import { randomUUID } from "node:crypto";
import type { Bank } from "../calls/bank";
import { bankNow } from "../core/clock";
import { isRefusal, refuse } from "../core/handler";
import { inTransaction } from "../database/transaction";
import { audit } from "../ledger/audit";
import { newestCodeTo } from "../messages/secret-messages";
import { issueCode } from "../otp/issue-code";
import { PROFILE_INACTIVE } from "../session/live-session";
import { plainText } from "../wire/plain-text";

/**
 * Signs a user in on one device without the password: returns the answer of `authenticate` and the one-time code that
 * the bank has just sent. The code opens one session in the ordinary call, within five minutes and only on that device.
 */
export async function signInFor(
  { db, settings }: Bank,
  asked: { readonly username: string; readonly deviceId: string },
) {
  const now = await bankNow(db);
  const { deviceId } = asked;
  const answer = await inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "company_id", "username", "full_name", "phone", "email", "active"])
      .where("username", "=", plainText(asked.username).toLowerCase())
      .executeTakeFirst();
    if (!user) return refuse(`Nobody is called ${asked.username}.`);
    if (!user.active) return PROFILE_INACTIVE;
    const attempt = { id: randomUUID(), user_id: user.id, device_id: deviceId, created_at: now };
    await tx.insertInto("sign_in_attempts").values(attempt).execute();
    const owner = { userId: user.id, sessionId: null, purpose: "signIn" as const };
    const refusal = await issueCode({ db: tx, now, settings, deviceId }, owner, user);
    if (refusal) return refusal;
    await audit(tx, {
      companyId: user.company_id,
      userId: user.id,
      event: "openedByTrainer",
      detail: "By the bank, without the password",
      at: now,
    });
    return user;
  });
  return isRefusal(answer)
    ? answer
    : { ...(await candidateOf(db, answer)), code: (await newestCodeTo(db, settings, answer.username)) ?? "" };
}

type User = {
  readonly id: string;
  readonly company_id: string;
  readonly username: string;
  readonly full_name: string;
  readonly phone: string;
  readonly email: string;
};

async function candidateOf(db: Bank["db"], user: User) {
  const account = await db
    .selectFrom("ledger_accounts")
    .select("number")
    .where("company_id", "=", user.company_id)
    .orderBy("position")
    .executeTakeFirst();
  return {
    userName: user.username,
    loginId: user.id,
    accountNumber: account?.number ?? "",
    email: user.email,
    fullName: user.full_name,
    phoneNumber: user.phone,
  };
}
