import * as z from "zod/mini";
import { emailText, loginId, messageReply, noFields, owed, ownAccountNumber, personName, phoneText } from "./answers";
import { endpoint } from "./endpoint";

export const password = z.string().check(z.minLength(1), z.maxLength(128));
const userName = z.string().check(z.minLength(1), z.maxLength(100));
/** Eight characters with an uppercase letter, a special character and a digit (specification 1, section 5). */
export const newPassword = z
  .string()
  .check(z.minLength(8), z.maxLength(128), z.regex(/[A-Z]/), z.regex(/[^A-Za-z0-9]/), z.regex(/\d/));

export const session = {
  authenticate: endpoint({
    method: "POST",
    path: "/customer/authenticate",
    encoding: "form",
    session: "none",
    effect: "write",
    summary: "Check username and password; the one-time code follows",
    specification: "1, 7",
    input: z.object({
      username: userName,
      password,
      deviceID: z.string(),
      longitude: z.string(),
      latitude: z.string(),
      deviceModel: z.string(),
      isRootConsented: z.string(),
    }),
    reply: z.looseObject({
      loginId: owed(loginId),
      accountNumber: owed(ownAccountNumber),
      email: owed(emailText),
      fullname: owed(personName),
      phoneNumber: owed(phoneText),
    }),
  }),
  logout: endpoint({
    method: "POST",
    path: "/customer/logout",
    encoding: "none",
    session: "required",
    effect: "write",
    summary: "End the session",
    specification: "1, 7",
    input: noFields,
    reply: messageReply,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/servicereq/refreshSession",
    encoding: "none",
    session: "required",
    effect: "write",
    summary: "Keep the session alive after the warning",
    specification: "1, 7",
    input: noFields,
    reply: messageReply,
  }),
  validateUsername: endpoint({
    method: "POST",
    path: "/customer/validateUsername",
    encoding: "form",
    session: "none",
    effect: "write",
    summary: "Begin a forgotten password: a code may then be sent to whoever has this user name",
    specification: "1, 7",
    input: z.object({ username: userName }),
    reply: messageReply,
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/customer/changePassword",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Create a new password, at first sign-in or when a change is required",
    specification: "1, 7",
    input: z.object({ newPassword, confirmPassword: password }),
    reply: messageReply,
  }),
  resetDefaultPassword: endpoint({
    method: "POST",
    path: "/customer/resetDefaultPassword",
    encoding: "form",
    session: "none",
    effect: "write",
    summary: "Replace the default password that was sent by a new one",
    specification: "1, 7",
    input: z.object({ password, newPassword, confirmPassword: password, deviceID: z.string(), loginId: userName }),
    reply: messageReply,
  }),
};
