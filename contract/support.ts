import * as z from "zod/mini";
import { messageReply, noFields, owed } from "./answers";
import { endpoint } from "./endpoint";
import { accountNumber, email, orEmpty, phoneNumber, text } from "./fields";
import { fileAddress, fileName } from "./texts";

export const support = {
  complain: endpoint({
    method: "GET",
    path: "/support/send/email",
    encoding: "query",
    session: "optional",
    effect: "write",
    summary: "Send a complaint; another subject is sent as `other - text`",
    specification: "1, 7",
    input: z.object({
      accountNumber: z.optional(orEmpty(accountNumber)),
      senderName: text(120),
      phoneNumber,
      emailAddress: z.optional(orEmpty(email)),
      emailSubject: text(120),
      emailBody: text(4000),
    }),
    reply: messageReply,
  }),
  directives: endpoint({
    method: "GET",
    path: "/support/regulatoryDirectivesFiles",
    encoding: "none",
    session: "optional",
    effect: "read",
    summary: "The regulatory directives, as links to files",
    specification: "1, 7",
    input: noFields,
    reply: z.looseObject({
      regulatoryDirectives: z.array(z.looseObject({ fileName: owed(fileName), url: fileAddress })),
    }),
  }),
};
