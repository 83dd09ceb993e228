import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { described, maybeText, nothing } from "./fields";

const password = z.string().check(z.minLength(1), z.maxLength(128));

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
      username: z.string().check(z.minLength(1), z.maxLength(100)),
      password,
      deviceID: z.string(),
      longitude: z.string(),
      latitude: z.string(),
      deviceModel: z.string(),
      isRootConsented: z.string(),
    }),
    reply: z.looseObject({
      loginId: maybeText,
      accountNumber: maybeText,
      email: maybeText,
      fullname: maybeText,
      phoneNumber: maybeText,
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
    input: nothing,
    reply: described,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/servicereq/refreshSession",
    encoding: "none",
    session: "required",
    effect: "write",
    summary: "Keep the session alive after the warning",
    specification: "1, 7",
    input: nothing,
    reply: described,
  }),
};
