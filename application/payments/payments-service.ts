import { checkFunds, type Payment } from "../../domain/payments/payment";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BulkPaymentsPort } from "./bulk-payments-port";
import type { PayeeName, PaymentReceipt, PaymentsPort } from "./payments-port";
import type { UnansweredPayments } from "./unanswered-payments";

/** Paying is one use case; which payment it is, the value says. */
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredPayments,
    private readonly bulkPayments: Pick<BulkPaymentsPort, "prepare">,
  ) {}

  pay(payment: Payment, payeeName: PayeeName = () => ""): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkFunds(payment),
      prepare: () => this.unanswered.remembered(payment, payeeName, this.payments.prepare(payment, payeeName)),
    });
  }

  /** The payment, to one or to many, whose answer was lost before this page was loaded; checking it again sends the same call with the same key. */
  async lost(): Promise<ProtectedAction<PaymentReceipt> | undefined> {
    const found = await this.unanswered.found();
    if (!found) return undefined;
    const { payment, code, key } = found;
    const payeeName = () => found.payeeName;
    const call =
      "rows" in payment
        ? await this.bulkPayments.prepare(payment, payeeName, key)
        : this.payments.prepare(payment, payeeName, key);
    return ProtectedAction.lost(this.otp, this.unanswered.remembered(payment, payeeName, call), code);
  }

  sessionEnded(): Promise<void> {
    return this.unanswered.sessionEnded();
  }

  receipt: PaymentsPort["receipt"] = (transactionId) => this.payments.receipt(transactionId);
}
