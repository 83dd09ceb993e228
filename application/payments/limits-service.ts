import {
  type LimitedPayment,
  type OverLimit,
  overLimitOf,
  type PaymentLimits,
} from "../../domain/payments/payment-limits";
import { fail, ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { PaymentsPort } from "./payments-port";

/** Asks the bank what the company's limits leave. A bank without this extension is asked once. */
export class LimitsService {
  private isServed = true;

  constructor(private readonly payments: PaymentsPort) {}

  /** Returns undefined if the bank lacks the call. */
  async limitsOf(payment: LimitedPayment): Promise<Result<PaymentLimits | undefined, BankFailure>> {
    if (!this.isServed) return ok(undefined);
    const limits = await this.payments.limits(payment);
    if (!limits.ok && limits.failure.kind === "refused") this.isServed = false;
    return limits;
  }

  /**
   * Refuses a payment that the bank would certainly refuse, so that no code is requested in vain. Without an answer the
   * payment goes on, because the bank checks its limits again.
   */
  async permit(payment: LimitedPayment): Promise<Result<void, OverLimit>> {
    const limits = await this.limitsOf(payment);
    const overLimit = limits.ok ? overLimitOf(limits.value, payment) : undefined;
    return overLimit ? fail(overLimit) : ok(undefined);
  }
}
