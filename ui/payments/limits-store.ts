import { compareStructural, reaction } from "mobx";
import { exceeds } from "../../domain/money";
import { type CheckedPayee, isSameCheck, type NameCheck } from "../../domain/payments/name-check";
import {
  isBulkPayment,
  type LimitedPayment,
  overLimitOf,
  type PaymentLimits,
} from "../../domain/payments/payment-limits";
import { Lookup } from "../kit/loading/lookup";
import { makeStore } from "../kit/make-store";
import type { ActionStore } from "../operations/action-store";
import { approvalsText, limitsLeft, limitWords } from "../operations/limit-words";
import type { Services } from "../services";

/**
 * The rest of the limits for the payment of a form, and the approvals that it needs. Empty if the bank lacks the call.
 */
export class LimitsStore {
  private readonly lookup: Lookup<LimitedPayment, PaymentLimits>;
  /** Shown until the newest answer arrives, so that the lines do not come and go with each key. */
  private latest: PaymentLimits | undefined;
  private latestPayee: CheckedPayee | undefined;
  readonly #payment: () => LimitedPayment | undefined;

  /**
   * @param action the payment's submission
   * @param payment the payment as far as it is entered; undefined until it has a source account
   */
  constructor(
    { limitsService, log }: Pick<Services, "limitsService" | "log">,
    private readonly action: Pick<ActionStore<unknown>, "isSubmitted">,
    payment: () => LimitedPayment | undefined,
  ) {
    this.#payment = payment;
    makeStore(this);
    this.lookup = new Lookup(
      {
        key: payment,
        fetch: (asked) => limitsService.limitsOf(asked),
        logMessage: "The limits could not be looked up",
      },
      log,
    );
    reaction(
      () => this.lookup.content,
      (content) => {
        if (content.kind === "found") this.setLatest(content.value);
        else if (content.kind === "failed" || content.kind === "notFound") this.setLatest(undefined);
      },
    );
  }

  /** The lines below the amount. */
  get lines(): readonly string[] {
    const [payment, limits] = [this.#payment(), this.shown];
    if (!payment || !limits) return [];
    return [
      limitsLeft(limits, { isBulk: isBulkPayment(payment), isScheduled: payment.isScheduled }),
      approvalsText(limits),
      this.todayText,
    ].filter(Boolean);
  }

  /** The approvals of the last answer, kept when the form of the submitted payment is empty again. Empty without one. */
  get approvals(): string {
    return this.latest ? approvalsText(this.latest) : "";
  }

  /** Why the bank would refuse the payment now, with ways out. */
  get problem(): string | undefined {
    const overLimit = overLimitOf(this.lookup.value, this.#payment());
    return overLimit && limitWords.refused(overLimit);
  }

  /** The names that the payment must confirm. */
  get nameCheck(): NameCheck | undefined {
    return compareStructural(this.#payment()?.payee, this.latestPayee) ? this.shown?.nameCheck : undefined;
  }

  /**
   * Asks again, because other users' payments use up the same limits. Not after the payment was or may have been made:
   * its amount would be counted again.
   */
  renew(): void {
    if (!this.action.isSubmitted) this.lookup.renew();
  }

  /** A request above what is left today can still be approved on another day. */
  private get todayText(): string {
    const [payment, limits] = [this.#payment(), this.lookup.value];
    if (!payment?.total || !limits?.approvalsNeeded || limits.refusal || payment.isScheduled) return "";
    const { leftToday, laterRefusal } = limits;
    if (laterRefusal?.isPossibleTomorrow === false) return limitWords.anyDay;
    const isMore = payment.currency === leftToday.currency && exceeds(payment.total, leftToday);
    return isMore || laterRefusal ? limitWords.today : "";
  }

  private setLatest(limits: PaymentLimits | undefined): void {
    this.latest = limits;
    this.latestPayee = this.#payment()?.payee;
  }

  private get shown(): PaymentLimits | undefined {
    return this.lookup.value ?? (this.lookup.isLooking ? this.latest : undefined);
  }
}

/** The names that the payment of a form must confirm, and the ones that the user has confirmed. */
export class NameCheckStore {
  private confirmed: NameCheck | undefined;

  constructor(
    private readonly limits: Pick<LimitsStore, "nameCheck">,
    private readonly form: { readonly refusals: number; refuse(): void },
  ) {
    makeStore(this);
  }

  /** Undefined if the bank asks for no confirmation. */
  get check(): NameCheck | undefined {
    return this.limits.nameCheck;
  }

  get isConfirmed(): boolean {
    return this.confirmed !== undefined && isSameCheck(this.confirmed, this.check);
  }

  /** Whether the names differ from those that the user has confirmed. */
  get hasChanged(): boolean {
    return this.confirmed !== undefined && !this.isConfirmed;
  }

  get isMissing(): boolean {
    return this.form.refusals > 0 && !this.isConfirmed;
  }

  confirm(isConfirmed: boolean): void {
    this.confirmed = isConfirmed ? this.check : undefined;
  }

  /** Returns the payment with what it confirms; undefined if the user must confirm the names first. */
  confirmedIn<P extends { readonly nameCheck?: NameCheck | undefined }>(payment: P | undefined): P | undefined {
    const { check } = this;
    if (!payment || !check) return payment;
    if (this.isConfirmed) return { ...payment, nameCheck: check };
    this.form.refuse();
    return undefined;
  }
}
