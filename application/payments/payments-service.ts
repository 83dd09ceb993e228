import { checkFunds, type Payment } from "../../domain/payments/payment";
import { limitedPaymentOf } from "../../domain/payments/payment-limits";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { LimitsService } from "./limits-service";
import type { PayeeName, PaymentReceipt, PaymentsPort } from "./payments-port";

/** Makes single payments of any kind. */
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly limits: LimitsService,
  ) {}

  pay(payment: Payment, payeeName: PayeeName = () => ""): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkFunds(payment),
      permit: () =>
        this.limits.permit(limitedPaymentOf(payment), "nameCheck" in payment ? payment.nameCheck : undefined),
      prepare: () =>
        this.unanswered.tracked(
          () => ({ kind: "payment", payment, payeeName: payeeName() }),
          this.payments.prepare(payment, payeeName),
        ),
    });
  }
}
