import { checkFunds, type Payment } from "../../domain/payments/payment";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { PayeeName, PaymentReceipt, PaymentsPort } from "./payments-port";

/** Paying is one use case; which payment it is, the value says. */
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsPort,
    private readonly otp: OtpPort,
  ) {}

  pay(payment: Payment, payeeName?: PayeeName): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkFunds(payment),
      prepare: () => this.payments.prepare(payment, payeeName),
    });
  }

  receipt: PaymentsPort["receipt"] = (transactionId) => this.payments.receipt(transactionId);
}
