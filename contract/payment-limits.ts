import * as z from "zod/mini";
import { amountReply, countReply, extra, extraAmount, flagReply, maybe, message, personName } from "./answers";
import { currencyCode } from "./texts";

/** The state of the company's limits and approval policy for a payment, as of now. */
export const paymentLimits = {
  /** The currency of the two limits and of `leftToday`. */
  limitCurrency: currencyCode,
  transactionLimit: amountReply,
  dailyLimit: amountReply,
  leftToday: amountReply,
  /** What is left of it after the payment. Missing if nothing would be paid now. */
  leftAfter: extraAmount,
  /** The highest total, charges included, that the limits accept now, in the currency of the payment. */
  highestAmount: amountReply,
  /** Missing while no amount is known. */
  approvalsNeeded: maybe(countReply),
  /** The people who may give these approvals. */
  approvers: maybe(z.array(personName)),
  /**
   * Why the limits, the state of the changed schedule, or the bill of the request would refuse the payment now, in words
   * for the user.
   */
  refusal: maybe(message),
  /**
   * Why the limits would refuse a payment that is executed later, such as after its last approval, if they were then as
   * they are now. Missing if the payment is executed now.
   */
  laterRefusal: extra(message),
  /** Whether the limits would accept a refused payment tomorrow. Missing if they are not the cause of the refusal. */
  isPossibleTomorrow: maybe(flagReply),
};
