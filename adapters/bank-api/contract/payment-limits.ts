import * as z from "zod/mini";
import { amountReply, countReply, flagReply, maybe, message, personName } from "./answers";
import { currencyCode } from "./texts";

/** What the company's limits and approval policy say about a payment, as of now. */
export const paymentLimits = {
  /** The currency of the two limits and of `leftToday`. */
  limitCurrency: currencyCode,
  transactionLimit: amountReply,
  dailyLimit: amountReply,
  leftToday: amountReply,
  /** The highest total, charges included, that the limits accept now, in the currency of the payment. */
  highestAmount: amountReply,
  /** Missing while no amount is known. */
  approvalsNeeded: maybe(countReply),
  /** The people who may give these approvals. */
  approvers: maybe(z.array(personName)),
  /** Why the limits would refuse the payment now, in words for the user. */
  refusal: maybe(message),
  /** For a refused payment: whether the limits would accept it tomorrow. */
  isPossibleTomorrow: maybe(flagReply),
};
