import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, maybeText, narration, otpPassword } from "./fields";

const paid = z.looseObject({ transactionId: maybeText, description: maybeText });

export const payments = {
  toSelf: endpoint({
    method: "POST",
    path: "/transfer/toSelf",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Transfer between two of the company's own accounts",
    specification: "2, 7 Payments",
    input: z.object({
      sourceAccount: accountNumber,
      sourceAccountType: z.optional(z.string().check(z.maxLength(40))),
      destinationAccountNo: accountNumber,
      destinationAccountName: z.optional(z.string().check(z.maxLength(120))),
      destinationBankName: z.optional(z.string().check(z.maxLength(120))),
      destinationBankCode: z.optional(z.string().check(z.maxLength(20))),
      amount: amountText,
      currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
      narration,
      transType: z.literal("OWN-TRANSFER"),
      isSchedule: z.optional(z.string()),
      frequency: z.optional(z.string()),
      startDate: z.optional(z.string()),
      ...otpPassword,
    }),
    reply: paid,
  }),
  receipt: endpoint({
    method: "GET",
    path: "/transaction/receipt",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The receipt of a completed transaction",
    specification: "1, 7",
    input: z.object({ trnxID: z.string().check(z.minLength(1), z.maxLength(40)) }),
    reply: z.looseObject({ mimeType: z.string(), base64: z.string() }),
  }),
};
