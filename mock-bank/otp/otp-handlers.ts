import type { bankApi } from "../../adapters/bank-api/contract";
import { OTP_NULLIFIED } from "../../adapters/bank-api/contract/codes";
import { type Handlers, refuse } from "../handler";
import { sendDecoy, takeAsLong } from "../session/decoys";
import { prepareDefaultPassword } from "../session/default-password";
import { issueCode } from "./issue-code";
import { checkCode } from "./one-time-codes";
import { openAttempt, signIn } from "./sign-in";

/** The same whether a code was sent or nobody of that name may get one. */
const SENT = { description: "A one-time code has been sent to your phone and e-mail." };

export const otpHandlers: Handlers<typeof bankApi.otp> = {
  sendSignedOut: async ({ username }, call) => {
    const attempt = await openAttempt(call, username);
    await sendDecoy(call, username);
    if (!attempt) {
      await takeAsLong(call, 16);
      return SENT;
    }
    const owner = { userId: attempt.userId, sessionId: null, purpose: attempt.purpose };
    const refusal = await issueCode(call, owner, attempt);
    // Only somebody is refused, so whoever has not given a password yet must not hear of it.
    return (attempt.purpose === "signIn" ? refusal : undefined) ?? SENT;
  },

  send: async (_, call) => {
    const { userId, sessionId } = call.caller;
    const recipient = await call.db
      .selectFrom("users")
      .select(["username", "phone", "email"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return (await issueCode(call, { userId, sessionId, purpose: "action" }, recipient, call.intent)) ?? SENT;
  },

  verify: async ({ otp, userName, otpPin }, call) => {
    if (otpPin !== undefined && otpPin !== otp) return refuse("The field otpPin is not valid.");
    if (!call.who) return signIn(call, userName, otp);
    const { userId, sessionId } = call.who;
    if (userName.toLowerCase() !== call.who.userName) return refuse(OTP_NULLIFIED);
    return (await checkCode(call, { userId, sessionId, purpose: "action" }, otp)) ?? {};
  },

  verifyForgotPassword: { prepare: ({ otp, userName }) => prepareDefaultPassword(otp, userName) },
};
