import type { Payment } from "../../domain/payments/payment";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/bank-file";
import { token } from "../ports/token";

/** The bank took the payment: paid at once, or sent for approval when the user is an Initiator. */
export type PaymentReceipt = {
  readonly transactionId: string;
  readonly message: string | undefined;
  /** ISO 8601: the moment from which a payment that is settled later has a receipt. */
  readonly receiptFrom?: string | undefined;
};

/** The name under which a payee is kept, asked for when the payment is sent: it is typed beside the code. */
export type PayeeName = () => string;

export type PreparedPayment = PreparedCall<PaymentReceipt>;

export interface PaymentsPort {
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param key that of the same payment sent before, whose answer was lost
   */
  prepare(payment: Payment, payeeName?: PayeeName, key?: string): PreparedPayment;
  receipt(transactionId: string): Promise<Result<BankFile, BankFailure>>;
}
export const PaymentsPort = token<PaymentsPort>("PaymentsPort");
