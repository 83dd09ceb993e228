import * as z from "zod/mini";
import { messageReply } from "./answers";
import { endpoint } from "./endpoint";
import { newPassword, password } from "./session";

export const passwords = {
  replace: endpoint({
    method: "POST",
    path: "/customer/replacePassword",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Replace one's own password while signed in",
    specification: "1, 2.4; spec gaps, Sign-in",
    extension: true,
    /** `password` is the current one. */
    input: z.object({ password, newPassword, confirmPassword: password }),
    reply: messageReply,
  }),
};
