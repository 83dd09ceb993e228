import type { Payment } from "../../domain/payments/payment";
import type { Result } from "../../domain/result";
import type { ConfirmedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The bank took the payment: paid at once, or sent for approval when the user is an Initiator. */
export type PaymentReceipt = { readonly transactionId: string; readonly message: string | undefined };

/** A file to keep: the bank's base64 decoded (specification 1, section 3, Receipt). */
export type ReceiptFile = { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The name under which a payee is kept, asked for when the payment is sent: it is typed beside the code. */
export type PayeeName = () => string;

export interface PaymentsPort {
  /** Fixes the call and its idempotency key; nothing is sent yet. */
  prepare(payment: Payment, payeeName?: PayeeName): ConfirmedCall<PaymentReceipt>;
  receipt(transactionId: string): Promise<Result<ReceiptFile, BankFailure>>;
}
export const PaymentsPort = token<PaymentsPort>("PaymentsPort");
