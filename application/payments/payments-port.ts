import type { Payment } from "../../domain/payments/payment";
import type { LimitedPayment, PaymentLimits } from "../../domain/payments/payment-limits";
import type { ComparedPayment, SamePayments } from "../../domain/payments/same-payments";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/downloads";
import { token } from "../ports/token";

/** The bank accepted the payment: it was executed, or sent for approval if the user is an Initiator. */
export type PaymentReceipt = {
  readonly transactionId: string;
  readonly message: string | undefined;
  /** ISO 8601: the time from which a payment that is settled later has a receipt. */
  readonly receiptFrom?: string | undefined;
};

/**
 * Returns the name under which the payee is saved. A function, because the user enters the name together with the code.
 */
export type ReadPayeeName = () => string;

export type PreparedPayment = PreparedCall<PaymentReceipt>;

export interface PaymentsPort {
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(payment: Payment, payeeName?: ReadPayeeName, key?: string): PreparedPayment;
  /** Returns the rest of the limits for a payment that is being entered. An extension: other banks refuse the call. */
  limits(payment: LimitedPayment): Promise<Result<PaymentLimits, BankFailure>>;
  /** Returns earlier payments that are the same. An extension: other banks refuse the call. */
  same(compared: ComparedPayment): Promise<Result<SamePayments, BankFailure>>;
  receipt(transactionId: string): Promise<Result<BankFile, BankFailure>>;
}
export const PaymentsPort = token<PaymentsPort>("PaymentsPort");
