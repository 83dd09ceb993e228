import * as z from "zod/mini";
import { amountReply, countAboveZero, countReply, extra, messageReply, momentReply, pagePosition } from "./answers";
import { endpoint } from "./endpoint";
import { afterRow, optionalText, otpPassword, pageNumber, pageSize } from "./fields";
import { listedValues } from "./listed-values";
import { pendingBulk, pendingSingle } from "./request-rows";
import { bulkRowsText, currencyCode, requestForm } from "./texts";

const reference = {
  transactionId: z.optional(z.string().check(z.maxLength(40))),
  bulkId: z.optional(z.string().check(z.maxLength(40))),
  transType: z.string().check(z.maxLength(80)),
  requestType: z.enum(["SINGLE", "BULK"]),
};

/** Maximum length of a search in the rows of a bulk, in characters. */
const DRILL_DOWN_SEARCH_MAX = 100;

export const approvals = {
  pending: endpoint({
    method: "POST",
    path: "/transfer/pendingTransactions",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of single requests that wait for a decision",
    specification: "3, 7 Pending requests",
    input: z.object({ transType: z.string().check(z.maxLength(300)), pageNumber, pageSize, after: afterRow }),
    reply: z.looseObject({ transactions: z.array(pendingSingle), size: countReply, position: pagePosition }),
  }),
  pendingBulk: endpoint({
    method: "POST",
    path: "/transfer/pendingBulkTransactions",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of bulk requests that wait for a decision",
    specification: "3, 7 Pending requests",
    input: z.object({
      requestType: z.enum(["TRANSFER", "MOBILEMONEY-TRANSFER", "PREPAIDCARD-TRANSFER"]),
      pageNumber,
      pageSize,
      after: afterRow,
    }),
    reply: z.looseObject({ transactions: z.array(pendingBulk), size: countReply, position: pagePosition }),
  }),
  inbox: endpoint({
    method: "POST",
    path: "/transfer/pendingSummary",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "Numbers and totals of the requests that the caller may decide, by kind and currency",
    specification: "3, 2.1; spec gaps, Approvals inbox",
    extension: true,
    input: z.object({}),
    reply: z.looseObject({
      /** A row for each kind and currency, without the caller's own requests and those that the caller has approved. */
      waiting: z.array(
        z.looseObject({
          transType: z.enum(listedValues.requestType),
          requestType: requestForm,
          currency: currencyCode,
          count: countAboveZero,
          totalAmount: amountReply,
          oldestDate: momentReply,
        }),
      ),
    }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/transfer/approval",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Approve a pending request with a one-time code",
    specification: "3, 7 Pending requests",
    input: z.object({ ...reference, ...otpPassword, approvalStatus: z.literal("APPROVE") }),
    reply: messageReply,
  }),
  reject: endpoint({
    method: "POST",
    path: "/transfer/rejection",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Reject a pending request, giving a reason",
    specification: "3, 7 Pending requests",
    input: z.object({
      ...reference,
      reason: z.string().check(z.minLength(1), z.maxLength(25)),
      approvalStatus: z.literal("REJECT"),
    }),
    reply: messageReply,
  }),
  drillDown: endpoint({
    method: "POST",
    path: "/transfer/transactionDrillDownByBulkId",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of the rows of a bulk request; `transaction` is a JSON text holding an array",
    specification: "3, 7 Pending requests",
    input: z.object({
      bulkId: z.string().check(z.maxLength(40)),
      pageNumber,
      pageSize,
      /** Only rows with this text in a name, number, amount or narration. Sent if an answer had `size`. */
      search: optionalText(DRILL_DOWN_SEARCH_MAX),
    }),
    /** `size`: the number of rows of all pages that contain the search. */
    reply: z.looseObject({ transaction: bulkRowsText, size: extra(countReply) }),
  }),
};
