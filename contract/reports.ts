import * as z from "zod/mini";
import { countReply, fileReply, loginId, maybe, pagePosition, personName } from "./answers";
import { endpoint } from "./endpoint";
import { accountNumber, afterRow, id, optionalText, orEmpty, pageNumber, pageSize, wireDate } from "./fields";
import { listedValue, listedValues } from "./listed-values";
import { reportRow } from "./report-rows";
import {
  activityDetail,
  activityTitle,
  emptyOrAccountNumber,
  emptyOrRequestId,
  listPlace,
  loginName,
  seal,
  secondMoment,
} from "./texts";

const filter = {
  reportCategory: z.optional(z.enum(["ALL", "SUCCESSFUL", "FAILED", "PENDING"])),
  /** The bulk id if the category is a bulk. */
  ScheduleId: optionalText(40),
  /** Extension: part of the id of a single transaction. */
  transactionId: optionalText(40),
  startDate: z.optional(orEmpty(wireDate)),
  endDate: z.optional(orEmpty(wireDate)),
};
/** All filters of the company's activity can be combined. Absent or empty ones do not filter. */
const activityFilter = {
  startDate: wireDate,
  endDate: wireDate,
  kind: z.optional(orEmpty(z.enum(listedValues.activityKind))),
  /** The `personId` of one of the people. */
  personId: optionalText(40),
  accountNumber: z.optional(orEmpty(accountNumber)),
};
const singleTypes = [
  "OWN_ACCOUNT_TRANSFER",
  "LOCAL_TRANSFER",
  "OTHER_BANK_TRANSFER_SINGLE",
  "MOBILE_MONEY_SINGLE",
  "PREPAID_CARD_LOAD_SINGLE",
  "AIRTIME",
  "DATA",
  "BILLS_PAYMENT",
  "BILLS_PAYMENT_GHANA_GOV",
  "BILLS_PAYMENT_SSNIT",
  "FX",
  "DIRECT_DEBIT_SINGLE",
] as const;
const bulkTypes = [
  "OTHER_BANK_TRANSFER_BULK",
  "MOBILE_MONEY_BULK",
  "PREPAID_CARD_LOAD_BULK",
  "DIRECT_DEBIT_BULK",
] as const;
const format = z.enum(["EXCEL", "PDF", "WORD"]);

export const reports = {
  fetch: endpoint({
    method: "POST",
    path: "/transaction-reports/fetch",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of past single transactions",
    specification: "3, 7 Reports",
    input: z.object({ ...filter, transactionType: z.enum(singleTypes), pageNumber, pageSize, after: afterRow }),
    reply: z.looseObject({ count: countReply, transfers: z.array(reportRow), position: pagePosition }),
  }),
  fetchBulk: endpoint({
    method: "POST",
    path: "/transaction-reports/fetchBulk",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of past bulk transactions",
    specification: "3, 7 Reports",
    input: z.object({ ...filter, transactionType: z.enum(bulkTypes), pageNumber, pageSize, after: afterRow }),
    reply: z.looseObject({ count: countReply, transactions: z.array(reportRow), position: pagePosition }),
  }),
  fetchBulkRows: endpoint({
    method: "POST",
    path: "/transaction-reports/fetchBulkDrill",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of the rows of a past bulk",
    specification: "3, 7 Reports",
    input: z.object({
      ...filter,
      transactionType: z.optional(z.enum(bulkTypes)),
      scheduleId: optionalText(40),
      bulkId: id,
      pageNumber,
      pageSize,
    }),
    reply: z.looseObject({ count: countReply, transfers: z.array(reportRow) }),
  }),
  download: endpoint({
    method: "POST",
    path: "/transaction-reports/download",
    encoding: "form",
    session: "required",
    effect: "read",
    answer: "file",
    summary: "All past transactions that the filter finds, as a file",
    specification: "3, 7 Reports",
    input: z.object({
      ...filter,
      transactionType: z.enum([...singleTypes, ...bulkTypes]),
      downloadType: format,
      /** Extension: the file lists the payees of this bulk. */
      bulkId: optionalText(40),
    }),
    reply: fileReply,
  }),
  paymentAdvice: endpoint({
    method: "POST",
    path: "/transaction-reports/download-payment-advice",
    encoding: "form",
    session: "required",
    effect: "read",
    answer: "file",
    summary: "The payment advice of a past transaction, by the record's id",
    specification: "3, 7 Reports",
    input: z.object({ transactionId: id, reportType: format }),
    reply: fileReply,
  }),
  activity: endpoint({
    method: "POST",
    path: "/transaction-reports/activity",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "What the people of the company did in a period, the newest first",
    specification: "3, 7 Reports; spec gaps, Company activity",
    extension: true,
    input: z.object({
      ...activityFilter,
      /** The `next` of the page before this one; absent for the first page. */
      after: optionalText(120),
      pageSize,
    }),
    reply: z.looseObject({
      /** The number of entries from this page on, counted up to 10,000. */
      count: countReply,
      entries: z.array(
        z.looseObject({
          date: secondMoment,
          kind: listedValue("activityKind"),
          title: activityTitle,
          detail: activityDetail,
          /** Absent if the bank did it by itself. */
          person: maybe(personName),
          userName: maybe(loginName),
          /** The id of the request that the entry is about; empty if there is none. */
          transactionId: emptyOrRequestId,
          accountNumber: emptyOrAccountNumber,
          seal,
        }),
      ),
      next: maybe(listPlace),
      /** The people of the company, whose ids filter the list. */
      people: z.array(z.looseObject({ personId: loginId, name: personName })),
    }),
  }),
  downloadActivity: endpoint({
    method: "POST",
    path: "/transaction-reports/downloadActivity",
    encoding: "form",
    session: "required",
    effect: "read",
    answer: "file",
    fileTypes: ["text/csv", "application/pdf"],
    summary: "All entries of the company's activity that the filter finds; the CSV carries the company's hash chain",
    specification: "3, 7 Reports; spec gaps, Company activity",
    extension: true,
    input: z.object({ ...activityFilter, downloadType: z.enum(["CSV", "PDF"]) }),
    reply: fileReply,
  }),
};
