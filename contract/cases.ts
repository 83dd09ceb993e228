import * as z from "zod/mini";
import { dayReply, maybe, message, momentReply, personName, requestId } from "./answers";
import { listedValue } from "./listed-values";
import { caseNumber } from "./texts";

/** What a user has asked the bank, with its answers. */
export const paymentCase = z.looseObject({
  caseNumber,
  kind: listedValue("caseKind"),
  status: listedValue("caseStatus"),
  /** The payment, or the payee of a bulk, that it is about; absent for a complaint. */
  transactionId: maybe(requestId),
  /** In the user's words. */
  asked: maybe(message),
  askedBy: personName,
  askedOn: momentReply,
  /** The day by whose end the bank answers. */
  answerBy: dayReply,
  /** The oldest first. */
  answers: z.array(z.looseObject({ date: momentReply, text: message })),
});
