import { OTP_NULLIFIED } from "../../contract/codes";
import type { bankApi } from "../../contract/index";
import { type Handlers, refuse } from "../core/handler";
import { destinationOf, type Settings } from "../core/settings";
import { issueCode } from "../otp/issue-code";
import { maskEmail, maskPhone } from "../otp/masked-recipient";
import { checkCode } from "../otp/one-time-codes";
import { sendRecoveryCode } from "../otp/recovery-codes";
import type { CodeRecipient } from "../otp/send-code";
import { prepareDefaultPassword } from "./default-password";
import { openAttempt, signIn } from "./sign-in";

/**
 * The answer is the same whether a code was sent or not. Only a device that gave the right password can get another
 * one.
 */
const sent = (settings: Settings) => ({ description: `A one-time code has been sent to ${destinationOf(settings)}.` });

/** Names the destination too. Only for a user who is signed in or has given the right password. */
const sentTo = ({ phone, email }: CodeRecipient, settings: Settings) => ({
  ...sent(settings),
  ...(settings.ways.sms && { maskedPhone: maskPhone(phone) }),
  ...(settings.ways.email && { maskedEmail: maskEmail(email) }),
});

export const otpHandlers: Handlers<typeof bankApi.otp> = {
  sendSignedOut: async ({ username }, call) => {
    const attempt = await openAttempt(call, username);
    if (!attempt) {
      await sendRecoveryCode(call, username);
      return sent(call.settings);
    }
    const owner = { userId: attempt.userId, sessionId: null, purpose: "signIn" } as const;
    return (await issueCode(call, owner, attempt)) ?? sentTo(attempt, call.settings);
  },

  send: async (_, call) => {
    const { userId, sessionId } = call.caller;
    const recipient = await call.db
      .selectFrom("users")
      .select(["username", "phone", "email"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return (
      (await issueCode(call, { userId, sessionId, purpose: "action" }, recipient, call.intent)) ??
      sentTo(recipient, call.settings)
    );
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
