import * as z from "zod/mini";
import { listOf, maybeAmount, maybeCount, maybeText, messageReply, textOrNumber } from "./answers";
import { endpoint } from "./endpoint";
import {
  accountNumber,
  amountText,
  anyAccountNumber,
  id,
  narration,
  optionalText,
  otpPassword,
  wireDate,
} from "./fields";
import { maybeListedValue } from "./listed-values";
import { frequency } from "./payment-fields";

const transType = z.enum(["OWN-TRANSFER", "LOCAL-TRANSFER", "OTHERBANK-TRANSFER", "BULK-TRANSFER"]);

const schedule = z.looseObject({
  scheduleId: textOrNumber,
  sourceAccount: maybeText,
  accountType: maybeText,
  destinationAccountNo: maybeText,
  destinationAccountName: maybeText,
  beneficiaryBank: maybeText,
  transferType: maybeListedValue("transferType"),
  totalBeneficiaries: maybeCount,
  transactionAmount: maybeAmount,
  charges: maybeAmount,
  totalAmount: maybeAmount,
  transactionNarration: maybeText,
  frequency: maybeListedValue("frequency"),
  specialDate: maybeText,
  initiator: maybeText,
  createDate: maybeText,
  approver: maybeText,
  dateApproved: maybeText,
  /** Extension: the day of the next run, empty while the schedule waits for approval. */
  nextRunDate: maybeText,
});

/** Lists, changes and stops schedules. A payment with `isSchedule` creates one. */
export const schedules = {
  list: endpoint({
    method: "POST",
    path: "/transfer/schedulePaymentTransactionList",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The schedules of one kind of transfer",
    specification: "2, 7 Schedules",
    input: z.object({ transType }),
    reply: z.looseObject({ transactions: listOf(schedule) }),
  }),
  update: endpoint({
    method: "POST",
    path: "/transfer/schedulePaymentUpdate",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Change a schedule from its next run on, with a one-time code, since it may pay another account or amount",
    specification: "2, 4 Schedules",
    extension: true,
    input: z.object({
      scheduleId: id,
      transType,
      sourceAccount: accountNumber,
      /** Absent for bulks, because their payees and amounts cannot be changed. */
      destinationAccountNo: z.optional(anyAccountNumber),
      destinationAccountName: optionalText(120),
      destinationBankCode: optionalText(20),
      amount: z.optional(amountText),
      narration,
      frequency,
      startDate: z.optional(wireDate),
      ...otpPassword,
    }),
    reply: messageReply,
  }),
  remove: endpoint({
    method: "POST",
    path: "/transfer/schedulePaymentDelete",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Stop a schedule",
    specification: "2, 4 Schedules",
    extension: true,
    input: z.object({ scheduleId: id }),
    reply: messageReply,
  }),
};
