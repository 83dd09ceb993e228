import { isSameCheck, type NameCheck, type NameNotConfirmed } from "../../domain/payments/name-check";
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
   * payment goes on, because the bank checks again.
   * @param confirmed the names that the user has confirmed
   */
  async permit(payment: LimitedPayment, confirmed?: NameCheck): Promise<Result<void, OverLimit | NameNotConfirmed>> {
    const limits = await this.limitsOf(payment);
    if (!limits.ok) return ok(undefined);
    const overLimit = overLimitOf(limits.value, payment);
    if (overLimit) return fail(overLimit);
    const nameCheck = limits.value?.nameCheck;
    return nameCheck && !isSameCheck(nameCheck, confirmed) ? fail({ kind: "nameNotConfirmed" }) : ok(undefined);
  }
}
