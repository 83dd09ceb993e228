import { makeAutoObservable, observableRef } from "mobx";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { PayeeName, PaymentReceipt } from "../../application/payments/payments-port";
import type { BulkPayment } from "../../domain/payments/bulk";
import type { Payment } from "../../domain/payments/payment";
import { ActionStore } from "../shared/dialogs/action-store";
import type { Services } from "../shared/services";
import { ReceiptDownload } from "./receipt-download";
import type { RecentPayments } from "./recent-payments";
import { words } from "./words";

type Parts = Pick<Services, "payments" | "downloads">;
type Telling = {
  readonly isRequest: boolean;
  /** What is told of a payment that was made at once, where it is not the usual. */
  readonly success?: (receipt: PaymentReceipt) => string;
  /** Where the bank refuses without a word. */
  readonly failure?: string;
  /** Balances may have changed. What was paid, or may have been, is not reckoned with anew: its form would count it twice. */
  readonly onFailed?: () => void;
  /** Loaded again when a payment begins, because another tab or user may have made the same payment meanwhile. */
  readonly recent?: RecentPayments;
};

/** One payment, or one to many. */
export type Payable = Payment | BulkPayment;
type Pay<P> = (payment: P, payeeName: PayeeName) => ProtectedAction<PaymentReceipt>;

/** What a form for one payment makes. */
export const onePayment = (services: Parts, telling: Telling): PaymentAction =>
  new PaymentAction(services, telling, (payment, payeeName) => services.payments.pay(payment, payeeName));

/** What a form for many makes. */
export const manyPayments = (services: Parts & Pick<Services, "bulkPayments">, telling: Telling) =>
  new PaymentAction<BulkPayment>(services, telling, (payment, name) => services.bulkPayments.pay(payment, name));

/** The payment that a form makes: confirmed with its summary, then told how it ended, then its receipt. */
export class PaymentAction<P extends Payable = Payment> {
  readonly action: ActionStore<PaymentReceipt>;
  /** What was submitted, as the confirmation shows it. */
  payment: P | undefined;
  /** The name under which the payee, or the list of them, is to be kept, typed beside the code. */
  payeeName = "";
  readonly receipt: ReceiptDownload;

  constructor(
    services: Parts,
    private readonly telling: Telling,
    private readonly pay: Pay<P>,
  ) {
    this.receipt = new ReceiptDownload(services);
    this.action = new ActionStore({
      success: (receipt) =>
        telling.isRequest
          ? words.sentForApproval
          : (telling.success?.(receipt) ?? (this.isScheduled ? words.scheduled : words.completed)),
      failure: telling.failure ?? words.failed,
      ...(telling.onFailed && { onFailed: telling.onFailed }),
    });
    makeAutoObservable<this, "telling" | "pay">(
      this,
      { action: false, receipt: false, payment: observableRef, telling: false, pay: false },
      { autoBind: true },
    );
  }

  get isStarting(): boolean {
    return this.action.isStarting;
  }

  /** Nothing is sent twice: while a code is on its way another press is none. */
  async begin(payment: P, payeeName = ""): Promise<void> {
    if (this.isStarting) return;
    this.payment = payment;
    this.payeeName = payeeName;
    void this.telling.recent?.load();
    await this.action.begin(this.pay(payment, () => this.payeeName));
  }

  nameThePayee(name: string): void {
    this.payeeName = name;
  }

  /** The payee is kept only under a name (specification 1, section 5). */
  get keepsPayee(): boolean {
    return this.payment !== undefined && "keepsPayee" in this.payment && this.payment.keepsPayee;
  }

  get isNameMissing(): boolean {
    return this.keepsPayee && this.payeeName.trim() === "";
  }

  /** The id that the receipt is asked for with; empty while there is no receipt, because nothing was paid yet. */
  get receiptOf(): string {
    return this.receiptFrom ? "" : (this.taken?.transactionId ?? "");
  }

  /** ISO 8601: when a payment that awaits settlement will have its receipt. */
  get receiptFrom(): string | undefined {
    return this.taken?.receiptFrom;
  }

  /** The bank's answer to a payment that is neither a request nor scheduled. */
  private get taken(): PaymentReceipt | undefined {
    const step = this.action.action?.step;
    return step?.at === "succeeded" && !this.telling.isRequest && !this.isScheduled ? step.receipt : undefined;
  }

  private get isScheduled(): boolean {
    return this.payment !== undefined && "schedule" in this.payment && this.payment.schedule !== undefined;
  }

  /** What failed can be corrected; what was done, or may have been, is not to be sent again. */
  get mayBeCorrected(): boolean {
    return this.action.action?.step.at === "failed";
  }

  close(): void {
    this.receipt.forget();
    this.action.close();
  }

  saveReceipt(): Promise<void> {
    return this.receipt.save(this.receiptOf);
  }
}
