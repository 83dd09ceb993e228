import { checkFunds, type Payment } from "../../domain/payments/payment";
import type { OtpPort } from "../otp/otp-port";
import { type ConfirmedCall, isLost, ProtectedAction } from "../otp/protected-action";
import type { PayeeName, PaymentReceipt, PaymentsPort, PreparedPayment } from "./payments-port";
import type { UnansweredPayments } from "./unanswered-payments";

/** Paying is one use case; which payment it is, the value says. */
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredPayments,
  ) {}

  pay(payment: Payment, payeeName: PayeeName = () => ""): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkFunds(payment),
      prepare: () => this.remembered(payment, payeeName, this.payments.prepare(payment, payeeName)),
    });
  }

  /** The payment whose answer was lost before this page was loaded; checking it again sends the same call with the same key. */
  async lost(): Promise<ProtectedAction<PaymentReceipt> | undefined> {
    const found = await this.unanswered.found();
    if (!found) return undefined;
    const { payment, code, key } = found;
    const payeeName = () => found.payeeName;
    const call = this.payments.prepare(payment, payeeName, key);
    return ProtectedAction.lost(this.otp, this.remembered(payment, payeeName, call), code);
  }

  sessionEnded(): Promise<void> {
    return this.unanswered.sessionEnded();
  }

  receipt: PaymentsPort["receipt"] = (transactionId) => this.payments.receipt(transactionId);

  /** Written down before it is sent, and forgotten once it is known what became of it. */
  private remembered(payment: Payment, payeeName: PayeeName, call: PreparedPayment): ConfirmedCall<PaymentReceipt> {
    const submit = async (code: string) => {
      await this.unanswered.remember({ payment, payeeName: payeeName(), code, key: call.key });
      const answer = await call.submit(code);
      if (answer.ok || !isLost(answer.failure, true)) await this.unanswered.forget();
      return answer;
    };
    return { ...call, submit };
  }
}
