import * as z from "zod/mini";
import {
  companyName,
  emailText,
  extra,
  isoMoment,
  maskedPhone,
  maybe,
  menuTitle,
  message,
  messageReply,
  noFields,
  personName,
  sessionId,
  timeoutSeconds,
  tolerant,
} from "./answers";
import { endpoint } from "./endpoint";
import { roles } from "./roles";

/** Reply to a correct sign-in code (spec gaps, sign-in). Replies to other codes have none of these fields. */
const signedIn = z.looseObject({
  sessionId: maybe(sessionId),
  firstName: maybe(personName),
  lastName: maybe(personName),
  companyName: maybe(companyName),
  lastLoginTime: maybe(isoMoment),
  sessionTimeoutInSeconds: maybe(timeoutSeconds),
  menus: maybe(z.array(z.looseObject({ title: menuTitle }))),
  roles: maybe(z.array(z.looseObject({ name: tolerant(z.enum(roles), z.string()) }))),
  firstLogin: maybe(z.boolean()),
  passwordChangeRequired: maybe(z.boolean()),
  usernamePasswordChangeRequired: maybe(z.boolean()),
  /** True if the user may read the company's activity. A bank without `reports.activity` omits it. */
  mayReadActivity: extra(z.boolean()),
});

/**
 * Where the code was sent, masked by the bank, such as `024*****89` and `a***@adom.example` (extensions). Omitted for a
 * forgotten password, because the reply must not depend on whether the user name exists.
 */
const sentReply = z.looseObject({
  description: maybe(message),
  maskedPhone: extra(maskedPhone),
  maskedEmail: extra(emailText),
});

/** Any text. A code that is not five digits is answered as a wrong code, not as a malformed call. */
const code = z.string().check(z.minLength(1), z.maxLength(20));
const name = z.string().check(z.minLength(1), z.maxLength(100));

export const otp = {
  sendSignedOut: endpoint({
    method: "POST",
    path: "/customer/otp/generateOtp",
    encoding: "form",
    session: "none",
    effect: "write",
    summary: "Send or resend a code before sign-in: for a password just accepted, or a user name just validated",
    specification: "1, 7",
    input: z.object({ deviceId: z.string(), username: name }),
    reply: sentReply,
  }),
  send: endpoint({
    method: "POST",
    path: "/customer/otp/generate",
    encoding: "none",
    session: "required",
    effect: "write",
    summary: "Send or resend a code to whoever is signed in; the Intent header says what for",
    specification: "1, 7",
    input: noFields,
    reply: sentReply,
  }),
  verify: endpoint({
    method: "POST",
    path: "/customer/otp/verify/:otp/false/:userName",
    encoding: "form",
    session: "optional",
    effect: "write",
    summary:
      "Check a code; without a session it is a sign-in code, :userName is the loginId, and the answer opens the session",
    specification: "1, 7",
    input: z.object({ otp: code, userName: name, otpPin: z.optional(code) }),
    reply: signedIn,
  }),
  verifyForgotPassword: endpoint({
    method: "POST",
    path: "/customer/otp/verifyUser/:otp/false/:userName",
    encoding: "none",
    session: "none",
    effect: "write",
    summary: "Check the code of a forgotten password; a default password is then sent",
    specification: "1, 7",
    input: z.object({ otp: code, userName: name }),
    reply: messageReply,
  }),
};
