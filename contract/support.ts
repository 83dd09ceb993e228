import * as z from "zod/mini";
import { extra, flagReply, maybe, message, momentReply, noFields, owed } from "./answers";
import { endpoint } from "./endpoint";
import { accountNumber, email, orEmpty, phoneNumber, text } from "./fields";
import { listedValue } from "./listed-values";
import { caseNumber, fileAddress, fileName } from "./texts";

/** Characters of the longest signed paper: two names of 120 characters, each of up to four bytes. */
const SIGNED_PAPER_MAX = 2400;

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
    /** `caseNumber` is an extension: the number under which `support.cases` lists the complaint of a signed-in user. */
    reply: z.looseObject({ description: maybe(message), caseNumber: extra(caseNumber) }),
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
  paper: endpoint({
    method: "POST",
    path: "/support/paper",
    encoding: "form",
    session: "optional",
    effect: "read",
    summary: "What is true today of a paper that the bank has signed",
    specification: "3, 7 Reports; spec gaps, Papers",
    extension: true,
    input: z.object({
      /** The whole signature (compact JWS), which only a reader of the paper has. */
      signature: text(SIGNED_PAPER_MAX),
    }),
    reply: z.looseObject({
      state: listedValue("paperState"),
      /** Since when. */
      stateDate: maybe(momentReply),
      /** Two people or more have approved the payment. */
      isApprovedByTwo: flagReply,
      /** The bank has issued a newer paper instead. */
      isReplaced: flagReply,
    }),
  }),
};
