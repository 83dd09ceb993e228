import * as z from "zod/mini";
import { countReply, fileReply } from "./answers";
import { endpoint } from "./endpoint";
import { id, optionalText, orEmpty, pageNumber, pageSize, wireDate } from "./fields";
import { reportRow } from "./report-rows";

const filter = {
  reportCategory: z.optional(z.enum(["ALL", "SUCCESSFUL", "FAILED", "PENDING"])),
  /** The bulk id if the category is a bulk. */
  ScheduleId: optionalText(40),
  /** Extension: part of the id of a single transaction. */
  transactionId: optionalText(40),
  startDate: z.optional(orEmpty(wireDate)),
  endDate: z.optional(orEmpty(wireDate)),
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
    input: z.object({ ...filter, transactionType: z.enum(singleTypes), pageNumber, pageSize }),
    reply: z.looseObject({ count: countReply, transfers: z.array(reportRow) }),
  }),
  fetchBulk: endpoint({
    method: "POST",
    path: "/transaction-reports/fetchBulk",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of past bulk transactions",
    specification: "3, 7 Reports",
    input: z.object({ ...filter, transactionType: z.enum(bulkTypes), pageNumber, pageSize }),
    reply: z.looseObject({ count: countReply, transactions: z.array(reportRow) }),
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
};
