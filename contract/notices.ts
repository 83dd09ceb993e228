import * as z from "zod/mini";
import {
  amountReply,
  countReply,
  extra,
  flagReply,
  maybe,
  message,
  messageReply,
  momentReply,
  ownAccountNumber,
  requestId,
} from "./answers";
import { endpoint } from "./endpoint";
import { flag, pageSize } from "./fields";
import { listedValue, listedValues } from "./listed-values";
import {
  bookReference,
  caseNumber,
  currencyCode,
  narration,
  noticeId,
  noticeMark,
  payeeName,
  payeeNumber,
  scheduleId,
  transactionTitle,
} from "./texts";

/** Notices of debits and credits, and what each person is sent. */
export const notices = {
  list: endpoint({
    method: "POST",
    path: "/account/notices",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The newest notices of the company's debits and credits, or those before `before`, the newest first",
    specification: "1, 7; spec gaps, Notices",
    extension: true,
    input: z.object({ pageSize, before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
    reply: z.looseObject({
      notices: z.array(
        z.looseObject({
          noticeId,
          accountNumber: ownAccountNumber,
          type: listedValue("movementType"),
          /** The kind of the payment, in words. */
          title: transactionTitle,
          date: momentReply,
          reference: bookReference,
          /** The company's request that caused the debit or credit, if any. */
          transactionId: maybe(requestId),
          counterpartyName: maybe(payeeName),
          counterpartyAccount: maybe(payeeNumber),
          narration: maybe(narration),
          currency: currencyCode,
          /** Without charges. */
          amount: amountReply,
          charges: amountReply,
          /** Balance of the account afterwards. */
          balance: amountReply,
          isRead: flagReply,
        }),
      ),
      /** Payments of the company's schedules that have failed in the last seven days, the newest first. */
      failedSchedules: extra(
        z.array(
          z.looseObject({
            transactionId: requestId,
            scheduleId,
            date: momentReply,
            reason: message,
            counterpartyName: maybe(payeeName),
            currency: currencyCode,
            /** With charges. */
            amount: amountReply,
            isRead: flagReply,
          }),
        ),
      ),
      /** Cases that the caller has opened and the bank has answered within 30 days, the newest answer first. */
      cases: extra(
        z.array(
          z.looseObject({
            caseNumber,
            kind: listedValue("caseKind"),
            status: listedValue("caseStatus"),
            transactionId: maybe(requestId),
            date: momentReply,
            answer: message,
            isRead: flagReply,
          }),
        ),
      ),
      /** The number of all unread notices, failed schedules and cases among them, at most 100. */
      unread: countReply,
      mark: noticeMark,
    }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/account/notices/read",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Mark the notices as read that the list had when it answered `mark`; later ones stay unread",
    specification: "1, 7; spec gaps, Notices",
    extension: true,
    input: z.object({ mark: z.string().check(z.regex(/^[0-9,]*$/), z.maxLength(10_000)) }),
    reply: messageReply,
  }),
  preferences: endpoint({
    method: "POST",
    path: "/account/notices/preferences",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "What the caller is told in the client, by e-mail and by SMS, with what the bank always sends",
    specification: "1, 7; spec gaps, Notices",
    extension: true,
    input: z.object({}),
    reply: z.looseObject({
      preferences: z.array(
        z.looseObject({
          kind: listedValue("noticeKind"),
          /** Whether the client also lists messages of this kind. The user cannot switch that off. */
          inClient: flagReply,
          byEmail: flagReply,
          bySms: flagReply,
          /** Whether the ways are fixed by the bank; `choose` then refuses a change. */
          isFixed: flagReply,
        }),
      ),
    }),
  }),
  choose: endpoint({
    method: "POST",
    path: "/account/notices/preference",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Switch messages of one kind on or off, by e-mail or by SMS, from now on",
    specification: "1, 7; spec gaps, Notices",
    extension: true,
    input: z.object({ kind: z.enum(listedValues.noticeKind), way: z.enum(["EMAIL", "SMS"]), isOn: flag }),
    reply: messageReply,
  }),
};
