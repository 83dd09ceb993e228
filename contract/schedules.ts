import * as z from "zod/mini";
import {
  amountReply,
  countReply,
  emptyOrDay,
  emptyOrMoment,
  extra,
  maybe,
  maybeAmount,
  message,
  messageReply,
  momentReply,
  owed,
  ownAccountNumber,
  personName,
} from "./answers";
import { changedAccountFields } from "./changed-account";
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
import { maybeListedValue, owedListedValue } from "./listed-values";
import { confirmedNameFields } from "./name-check";
import { frequency } from "./payment-fields";
import { accountType, bankName, narration as narrationReply, payeeName, payeeNumber, scheduleId } from "./texts";

const transType = z.enum(["OWN-TRANSFER", "LOCAL-TRANSFER", "OTHERBANK-TRANSFER", "BULK-TRANSFER"]);

const schedule = z.looseObject({
  scheduleId,
  sourceAccount: owed(ownAccountNumber),
  accountType: maybe(accountType),
  destinationAccountNo: maybe(payeeNumber),
  destinationAccountName: maybe(payeeName),
  beneficiaryBank: maybe(bankName),
  transferType: maybeListedValue("transferType"),
  totalBeneficiaries: maybe(countReply),
  transactionAmount: amountReply,
  charges: maybeAmount,
  totalAmount: maybeAmount,
  transactionNarration: maybe(narrationReply),
  frequency: owedListedValue("frequency"),
  specialDate: maybe(emptyOrDay),
  initiator: maybe(personName),
  createDate: owed(momentReply),
  approver: maybe(personName),
  dateApproved: maybe(emptyOrMoment),
  /** The day of the next run, empty while the schedule waits for approval. */
  nextRunDate: extra(emptyOrDay),
  /** Why and when the newest run failed; missing if it did not. */
  lastFailure: extra(message),
  lastFailureDate: extra(momentReply),
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
    reply: z.looseObject({ transactions: z.array(schedule) }),
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
      ...confirmedNameFields,
      ...changedAccountFields,
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
