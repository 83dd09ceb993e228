import type { BulkPayment } from "../../domain/payments/bulk";
import type { Payment } from "../../domain/payments/payment";
import { failureWords } from "../kit/failure-words";
import { messageOr, type OperationDescription } from "../operations/operation-description";
import { paymentFacts } from "./payment-facts";
import { billWords as bills, cardWords, words } from "./words";

const transfer = { title: words.confirmation, failure: words.failed };

/** Titles and default texts (specification 2, section 8; specification 3, section 8). */
const texts: Readonly<Record<Payment["kind"], { readonly title: string; readonly failure: string }>> = {
  ownAccounts: transfer,
  sameBank: transfer,
  otherBank: transfer,
  mobileMoney: { title: words.confirmationOfPayment, failure: words.failed },
  prepaidCard: { title: cardWords.confirmation, failure: cardWords.failed },
  ghanaGov: { title: words.confirmationOfPayment, failure: failureWords.fallback },
  ssnit: { title: words.confirmationOfPayment, failure: failureWords.fallback },
};

/** @param isRequest the payment is sent for approval */
export const describePayment = (payment: Payment, isRequest: boolean): OperationDescription => ({
  ...texts[payment.kind],
  facts: paymentFacts(payment),
  success: successOf(payment, isRequest),
});

/** A bill's success is announced in the bank's words; all other payments have fixed texts. */
function successOf(payment: Payment, isRequest: boolean): OperationDescription["success"] {
  const { kind } = payment;
  if (kind !== "ghanaGov" && kind !== "ssnit") return () => paymentSuccess(payment, isRequest);
  return messageOr(isRequest ? words.sentForApproval : bills.paid[kind]);
}

/** The success message of a single or a bulk payment that is no bill. */
export function paymentSuccess(payment: Payment | BulkPayment, isRequest: boolean): string {
  if (isRequest) return words.sentForApproval;
  return isScheduled(payment) ? words.scheduled : words.completed;
}

export const isScheduled = (payment: Payment | BulkPayment): boolean =>
  "schedule" in payment && payment.schedule !== undefined;
