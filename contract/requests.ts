import * as z from "zod/mini";
import {
  amountReply,
  countReply,
  dayReply,
  emptyOrDay,
  emptyOrMoment,
  extra,
  flagReply,
  maybe,
  maybeAmount,
  message,
  messageReply,
  momentReply,
  noFields,
  owed,
  pagePosition,
  personName,
  requestId,
} from "./answers";
import { paymentCase } from "./cases";
import { reviewedChangedAccounts } from "./changed-account";
import { endpoint } from "./endpoint";
import { afterRow, optionalText, otpPassword, pageNumber, pageSize, id as paymentId } from "./fields";
import { listedValue } from "./listed-values";
import { listNames, nameCheck } from "./name-check";
import { paymentLimits } from "./payment-limits";
import { myRequest, outlook } from "./request-rows";
import { samePayments } from "./same-payments";
import { emptyOrCurrencyCode, eventDetail, payeeName, payeeNumber } from "./texts";

/** Characters of what a user writes about a payment. */
const CASE_MESSAGE_MAX = 300;

const id = z.optional(z.string().check(z.maxLength(40)));

export const requests = {
  mine: endpoint({
    method: "POST",
    path: "/transfer/myRequest",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of the caller's own requests, filtered where `filter` is true",
    specification: "3, 7 My requests",
    input: z.object({
      transType: z.string().check(z.maxLength(80)),
      requestType: z.enum(["SINGLE", "BULK"]),
      pageNumber,
      pageSize,
      after: afterRow,
      filter: z.optional(z.string()),
      transactionId: id,
      bulkId: id,
      scheduleId: id,
      customerId: id,
    }),
    reply: z.looseObject({ transactions: z.array(myRequest), size: countReply, position: pagePosition }),
  }),
  review: endpoint({
    method: "POST",
    path: "/transfer/requestReview",
    encoding: "form",
    session: "required",
    effect: "read",
    summary:
      "What became of a request so far, by the audit trail, and for who may decide it what should be known before",
    specification: "3, 4; spec gaps, Roles",
    extension: true,
    input: z.object({
      transactionId: z.string().check(z.minLength(1), z.maxLength(40)),
      /** The client asks before a code for the approval; the user has not opened the details by this call. */
      forApproval: z.optional(z.literal("true")),
    }),
    reply: z.looseObject({
      approvals: countReply,
      approvalsNeeded: countReply,
      events: z.array(
        z.looseObject({
          event: listedValue("requestEvent"),
          by: owed(personName),
          at: momentReply,
          detail: maybe(eventDetail),
        }),
      ),
      /**
       * Whether the receipt is available now; `receiptFrom` is the time from which it is, if the payment is settled
       * later.
       */
      hasReceipt: maybe(flagReply),
      receiptFrom: maybe(emptyOrMoment),
      availableAfter: maybeAmount,
      /** The currency of `availableAfter`. */
      accountCurrency: maybe(emptyOrCurrencyCode),
      arrivesOn: maybe(emptyOrDay),
      /** The cut-off on which `arrivesOn` depends: an approval after it arrives later. Missing if there is none. */
      approveBefore: extra(momentReply),
      isFirstToPayee: maybe(flagReply),
      /**
       * The schedule that an approval sets up, or changes: its first day as it was asked for, and the day of the next
       * payment, which leaves with the approval if `isDue`. Otherwise the answer leaves out `availableAfter`.
       */
      schedule: extra(
        z.looseObject({
          frequency: listedValue("frequency"),
          startDate: maybe(emptyOrDay),
          firstRun: dayReply,
          isDue: maybe(flagReply),
          isChange: maybe(flagReply),
        }),
      ),
      ...outlook,
      /** The newest rejection of the same request, and what has changed since. */
      askedAgain: extra(
        z.looseObject({
          transactionId: requestId,
          by: personName,
          date: momentReply,
          reason: maybe(eventDetail),
          changes: z.array(z.looseObject({ label: message, before: maybe(eventDetail), after: maybe(eventDetail) })),
        }),
      ),
      /**
       * How the list of a bulk differs from the last one of its kind that was paid to at least half of its payees: the
       * numbers of payees, the difference of the totals, and the largest changes. A new payee has no `amountBefore`, a
       * missing one has no `amount`.
       */
      lastList: extra(
        z.looseObject({
          transactionId: requestId,
          date: momentReply,
          added: countReply,
          missing: countReply,
          changed: countReply,
          difference: amountReply,
          changes: z.array(
            z.looseObject({
              payeeName: maybe(payeeName),
              payeeNumber,
              amountBefore: maybeAmount,
              amount: maybeAmount,
            }),
          ),
        }),
      ),
      /** The comparison that the requester has confirmed for the first payment to a new beneficiary. */
      nameCheck,
      /** The payees that were known at other accounts when the request was made. */
      changedAccounts: reviewedChangedAccounts,
      /** Only of a bulk. */
      listNames,
      /** Present for users with the right to decide the request. `approvalsNeeded` counts approvals after the caller's own. */
      limits: extra(z.looseObject(paymentLimits)),
      ...samePayments,
      /** Sent by banks without `samePayments`. */
      likelyDuplicates: maybe(z.array(z.looseObject({ transactionId: requestId, createDate: momentReply }))),
    }),
  }),
  stages: endpoint({
    method: "POST",
    path: "/transfer/requestStages",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "Where the money of a payment is: its stages in their order, and what the bank was asked about it",
    specification: "3, 4; spec gaps, Cases",
    extension: true,
    /** The id of a payment, or of a payee of a bulk: the `id` of its report record. */
    input: z.object({ transactionId: z.string().check(z.minLength(1), z.maxLength(40)) }),
    reply: z.looseObject({
      stages: z.array(
        z.looseObject({
          stage: listedValue("paymentStage"),
          /** When it happened. Absent: it has not happened, or the bank does not know. */
          date: maybe(momentReply),
          /** By when the bank expects it, if it is not known to have happened. */
          expectedBy: maybe(momentReply),
          by: maybe(personName),
          /** The way that the money takes, or the reason of a refusal or return. */
          detail: maybe(eventDetail),
        }),
      ),
      cases: z.array(paymentCase),
      /** The kinds of cases that the caller may open now. */
      mayAsk: z.array(listedValue("caseKind")),
    }),
  }),
  openCase: endpoint({
    method: "POST",
    path: "/support/case",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Ask the bank to find a payment, or to ask for its money back",
    specification: "1, 7; spec gaps, Cases",
    extension: true,
    input: z.object({
      /** The id of a payment, or of a payee of a bulk. */
      transactionId: paymentId,
      kind: z.enum(["FIND", "RETURN"]),
      message: optionalText(CASE_MESSAGE_MAX),
    }),
    reply: paymentCase,
  }),
  cases: endpoint({
    method: "POST",
    path: "/support/cases",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The 50 newest cases that the caller may read, the newest first",
    specification: "1, 7; spec gaps, Cases",
    extension: true,
    input: noFields,
    reply: z.looseObject({ cases: z.array(paymentCase) }),
  }),
  recall: endpoint({
    method: "POST",
    path: "/transfer/transactionRecall",
    alternativePath: "/transfer/transactionrecall",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary:
      "Take back one's own pending request, with a one-time code; prepaid card requests ask at the lower-case path",
    specification: "3, 7 My requests",
    input: z.object({ transactionId: id, bulkId: id, ...otpPassword }),
    reply: messageReply,
  }),
};
