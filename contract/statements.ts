import * as z from "zod/mini";
import {
  amountReply,
  countReply,
  dayReply,
  emailText,
  emptyOrMoment,
  extra,
  extraAmount,
  fileReply,
  maybe,
  maybeAmount,
  message,
  messageReply,
  momentReply,
  owed,
  ownAccountNumber,
  pagePosition,
  personName,
  requestId,
} from "./answers";
import { bookFormats } from "./book-formats";
import { endpoint } from "./endpoint";
import {
  accountNumber,
  afterRow,
  email,
  flag,
  optionalText,
  orEmpty,
  otpPassword,
  pageNumber,
  pageSize,
  wireDate,
} from "./fields";
import { listedValue } from "./listed-values";
import { accountName, base64, bookFormat, branchName, emptyOrCurrencyCode, narration } from "./texts";

const period = { startDate: wireDate, endDate: wireDate };

const movement = z.looseObject({
  type: listedValue("movementType"),
  date: momentReply,
  narration: owed(narration),
  amount: amountReply,
  /** The currency of the account if it is absent. */
  currency: maybe(emptyOrCurrencyCode),
});

const officialOrder = {
  ...period,
  accountNumber,
  delivery: z.enum(["branch", "email"]),
  branchName: optionalText(120),
  branchAddress: optionalText(200),
  email: z.optional(orEmpty(email)),
};

export const statements = {
  search: endpoint({
    method: "POST",
    path: "/account/transactions/search",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The movements of an account in a period",
    specification: "1, 7",
    /** With `withBalances` the answer has the balances at both ends of the period, which cost the bank a sum. */
    input: z.object({ ...period, accountNumber, withBalances: z.optional(flag) }),
    reply: z.looseObject({
      transactions: z.array(movement),
      openingBalance: extraAmount,
      /** The balance now if the period has not ended. */
      closingBalance: extraAmount,
      /** The formats of `forBooks` that the user may download. A bank without that call omits them. */
      bookFormats: extra(z.array(bookFormat)),
    }),
  }),
  statement: endpoint({
    method: "POST",
    path: "/account/transactions/statement",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "The statement of a period: answered as a base64 file, or sent by e-mail once a code has been verified",
    specification: "1, 7",
    input: z.object({
      ...period,
      accountNumber,
      isDownload: flag,
      downloadType: z.enum(["PDF", "Excel", "email"]),
      email: z.optional(orEmpty(email)),
    }),
    reply: z.looseObject({ file: maybe(base64), description: maybe(message) }),
  }),
  complete: endpoint({
    method: "POST",
    path: "/account/transactions/completeStatement",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The whole statement of a period to print: its balances and all transactions, the oldest first",
    specification: "1, 2.12; spec gaps, Bank statements",
    extension: true,
    input: z.object({ ...period, accountNumber }),
    reply: z.looseObject({
      /** The last day of the statement: the end of the period, or the day of issue if that is earlier. */
      endDate: dayReply,
      issuedAt: momentReply,
      openingBalance: amountReply,
      closingBalance: amountReply,
      transactions: z.array(z.looseObject({ ...movement.shape, balance: amountReply })),
    }),
  }),
  forBooks: endpoint({
    method: "POST",
    path: "/account/transactions/bookkeepingStatement",
    encoding: "form",
    session: "required",
    effect: "read",
    answer: "file",
    fileTypes: ["text/csv", "application/xml"],
    summary: "The statement of a period for accounting programs; each charge and E-Levy is an entry of its own",
    specification: "1, 2.12; spec gaps, Bank statements",
    extension: true,
    input: z.object({ ...period, accountNumber, format: z.enum(bookFormats) }),
    reply: fileReply,
  }),
  expenditure: endpoint({
    method: "POST",
    path: "/account/transactions/getCustomerExpenditure",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "What was spent from an account in a period, by kind: FDT, MMT, BLP, PCL, OET",
    specification: "1, 7",
    input: z.object({ ...period, accountNumber }),
    reply: z.looseObject({
      dashboardExpenditureList: z.array(
        z.looseObject({ txnType: listedValue("expenditureType"), totalAmount: amountReply }),
      ),
      totalAmount: maybeAmount,
    }),
  }),
  orderOfficial: endpoint({
    method: "POST",
    path: "/account/transactions/officialStatement",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Order a stamped statement, to be collected at a branch or sent by e-mail",
    specification: "1, 2.12; spec gaps, Bank statements",
    extension: true,
    input: z.object({ ...officialOrder, ...otpPassword }),
    reply: messageReply,
  }),
  checkOfficial: endpoint({
    method: "POST",
    path: "/account/transactions/officialStatementCheck",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "Whether the order of a stamped statement would be refused, before its code is requested",
    specification: "1, 2.12; spec gaps, Bank statements",
    extension: true,
    input: z.object(officialOrder),
    /** `refusal` is absent if the order would be accepted. */
    reply: z.looseObject({ refusal: maybe(message) }),
  }),
  officialOrders: endpoint({
    method: "POST",
    path: "/account/transactions/officialStatements",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "One page of the stamped statements that the company has ordered, the newest first",
    specification: "1, 2.12; spec gaps, Bank statements",
    extension: true,
    input: z.object({ pageNumber, pageSize, after: afterRow }),
    reply: z.looseObject({
      orders: z.array(
        z.looseObject({
          orderId: requestId,
          accountNumber: ownAccountNumber,
          accountName,
          startDate: dayReply,
          endDate: dayReply,
          /** Where it is collected. Absent if it is sent by e-mail, and `email` if it is collected. */
          branchName: maybe(branchName),
          email: maybe(emailText),
          orderedBy: personName,
          orderedOn: momentReply,
          charge: amountReply,
          currency: maybe(emptyOrCurrencyCode),
          /** Since when it is ready at the branch, or when it was sent. Absent: not yet, or the bank does not know. */
          readyOn: maybe(emptyOrMoment),
        }),
      ),
      size: countReply,
      position: pagePosition,
    }),
  }),
};
