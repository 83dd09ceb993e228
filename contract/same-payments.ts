import * as z from "zod/mini";
import { amountReply, countAboveZero, countReply, extra, momentReply, personName, requestId } from "./answers";
import { listedValue } from "./listed-values";

/**
 * The company's waiting, executed and scheduled payments that pay the same bill, or the same amounts to the same payees,
 * by any user and in any kind of request. Those with most rows in common come first.
 */
export const samePayments = {
  samePayments: extra(
    z.array(
      z.looseObject({
        /** The id of the request, the bulk or the schedule. */
        transactionId: requestId,
        state: listedValue("samePaymentState"),
        /** When it was asked for, was sent or paid, or will be paid. */
        date: momentReply,
        by: personName,
        /** Rows in common; 1 for single payments. */
        rowsInCommon: countAboveZero,
        rowsOfPayment: countAboveZero,
        /** The sum of the rows in common. */
        amount: amountReply,
      }),
    ),
  ),
  /** The number of further ones that are not listed. */
  otherSamePayments: extra(countReply),
};
