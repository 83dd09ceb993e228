import { isSameCheck, type NameCheck, type NameNotConfirmed } from "../../domain/payments/name-check";
import {
  type LimitedPayment,
  type OverLimit,
  overLimitOf,
  type PaymentLimits,
} from "../../domain/payments/payment-limits";
import { fail, ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { Clock } from "../ports/clock";
import type { PaymentsPort } from "./payments-port";

type Answer = Promise<Result<PaymentLimits | undefined, BankFailure>>;

/** An older answer is not used for a permission, because other users' payments use up the same limits. */
const FRESH_MS = 10_000;

/** Asks the bank what the company's limits leave. A bank without this extension is asked once. */
export class LimitsService {
  private isServed = true;
  /** The newest answer, which the form has asked for while the payment was entered. */
  private latest: { readonly to: string; readonly answer: Answer; readonly askedAt: number } | undefined;

  constructor(
    private readonly payments: PaymentsPort,
    private readonly clock: Pick<Clock, "elapsed">,
  ) {}

  /** Returns undefined if the bank lacks the call. */
  limitsOf(payment: LimitedPayment): Answer {
    const answer = this.ask(payment);
    this.latest = { to: keyOf(payment), answer, askedAt: this.clock.elapsed() };
    return answer;
  }

  /**
   * Refuses a payment that the bank would certainly refuse, so that no code is requested in vain. Without an answer the
   * payment goes on, because the bank checks again. A permission of the last ten seconds for exactly this payment is
   * used once, which saves a round trip before the code.
   * @param confirmed the names that the user has confirmed
   */
  async permit(payment: LimitedPayment, confirmed?: NameCheck): Promise<Result<void, OverLimit | NameNotConfirmed>> {
    const taken = await this.takeLatest(payment);
    if (taken?.ok && permission(taken.value, payment, confirmed).ok) return ok(undefined);
    const limits = taken?.ok === false ? taken : await this.ask(payment);
    return limits.ok ? permission(limits.value, payment, confirmed) : ok(undefined);
  }

  private async ask(payment: LimitedPayment): Answer {
    if (!this.isServed) return ok(undefined);
    const limits = await this.payments.limits(payment);
    if (!limits.ok && limits.failure.kind === "refused") this.isServed = false;
    return limits;
  }

  private takeLatest(payment: LimitedPayment): Answer | undefined {
    const { latest } = this;
    this.latest = undefined;
    const isFresh = latest && this.clock.elapsed() - latest.askedAt <= FRESH_MS;
    return isFresh && latest.to === keyOf(payment) ? latest.answer : undefined;
  }
}

/** Two payments with the same key are the same for the limits. */
const keyOf = ({ source, currency, total, largest, isScheduled, changed, payee }: LimitedPayment): string =>
  JSON.stringify([
    source,
    currency,
    total?.minor,
    largest?.minor,
    isScheduled,
    changed?.id,
    payee && [payee.kind, payee.place, payee.number],
  ]);

function permission(
  limits: PaymentLimits | undefined,
  payment: LimitedPayment,
  confirmed: NameCheck | undefined,
): Result<void, OverLimit | NameNotConfirmed> {
  const overLimit = overLimitOf(limits, payment);
  if (overLimit) return fail(overLimit);
  const nameCheck = limits?.nameCheck;
  return nameCheck && !isSameCheck(nameCheck, confirmed) ? fail({ kind: "nameNotConfirmed" }) : ok(undefined);
}
