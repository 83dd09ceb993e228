import type { ProtectedAction } from "../../application/otp/protected-action";
import type { PayeeName, PaymentReceipt } from "../../application/payments/payments-port";
import type { BulkPayment } from "../../domain/payments/bulk";
import type { Payment } from "../../domain/payments/payment";
import { makeStore } from "../kit/make-store";
import { ActionStore } from "../operations/action-store";
import type { Services } from "../services";
import { ReceiptDownload } from "./receipt-download";
import type { RecentPayments } from "./recent-payments";
import { words } from "./words";

type PaymentActionDependencies = Pick<Services, "payments" | "paymentsService" | "downloads">;
type PaymentActionOptions = {
  readonly isRequest: boolean;
  /** The success message of a payment that was executed immediately, if it differs from the usual one. */
  readonly success?: (receipt: PaymentReceipt) => string;
  /** The success message of a payment that was sent for approval, if it differs from the usual one. */
  readonly requested?: (receipt: PaymentReceipt) => string;
  /** The message used if the bank refuses without one. */
  readonly failure?: string;
  /**
   * Called after a failure, because balances may have changed. It is not called after a payment that was or may have
   * been made: the form would subtract its amount again.
   */
  readonly onFailed?: () => void;
  /** Loaded again when a payment begins, because another tab or user may have made the same payment in the meantime. */
  readonly recent?: RecentPayments;
};

/** A single or a bulk payment. */
export type Payable = Payment | BulkPayment;
type StartPayment<P> = (payment: P, payeeName: PayeeName) => ProtectedAction<PaymentReceipt>;

/** Creates the action of a form for single payments. */
export const createPaymentAction = (
  services: PaymentActionDependencies,
  options: PaymentActionOptions,
): PaymentAction =>
  new PaymentAction(services, options, (payment, payeeName) => services.paymentsService.pay(payment, payeeName));

/** Creates the action of a form for bulk payments. */
export const createBulkPaymentAction = (
  services: PaymentActionDependencies & Pick<Services, "bulkPaymentsService">,
  options: PaymentActionOptions,
) =>
  new PaymentAction<BulkPayment>(services, options, (payment, name) => services.bulkPaymentsService.pay(payment, name));

/** The payment of a form: the confirmation with its summary, the outcome, and the receipt. */
export class PaymentAction<P extends Payable = Payment> {
  readonly action: ActionStore<PaymentReceipt>;
  /** The submitted payment, shown in the confirmation. */
  payment: P | undefined;
  /** The name for saving the payee, or the list of payees, entered in the code dialog. */
  payeeName = "";
  readonly receipt: ReceiptDownload;

  constructor(
    services: PaymentActionDependencies,
    private readonly options: PaymentActionOptions,
    private readonly pay: StartPayment<P>,
  ) {
    this.receipt = new ReceiptDownload(services);
    this.action = new ActionStore({
      success: (receipt) =>
        options.isRequest
          ? (options.requested?.(receipt) ?? words.sentForApproval)
          : (options.success?.(receipt) ?? (this.isScheduled ? words.scheduled : words.completed)),
      failure: options.failure ?? words.failed,
      ...(options.onFailed && { onFailed: options.onFailed }),
    });
    makeStore(this);
  }

  get isStarting(): boolean {
    return this.action.isStarting;
  }

  /** Starts the payment. Ignores repeated clicks while a code is being requested. */
  async begin(payment: P, payeeName = ""): Promise<void> {
    if (this.isStarting) return;
    this.payment = payment;
    this.payeeName = payeeName;
    void this.options.recent?.load();
    await this.action.begin(this.pay(payment, () => this.payeeName));
  }

  setPayeeName(name: string): void {
    this.payeeName = name;
  }

  /** Whether the payee is saved. The confirmation then requires a name (specification 1, section 5). */
  get keepsPayee(): boolean {
    return this.payment !== undefined && "keepsPayee" in this.payment && this.payment.keepsPayee;
  }

  get isNameMissing(): boolean {
    return this.keepsPayee && this.payeeName.trim() === "";
  }

  /** The id for requesting the receipt, or empty if there is no receipt because nothing was paid yet. */
  get receiptId(): string {
    return this.receiptFrom ? "" : (this.paymentReceipt?.transactionId ?? "");
  }

  /** ISO 8601. The time from which a payment that awaits settlement has a receipt. */
  get receiptFrom(): string | undefined {
    return this.paymentReceipt?.receiptFrom;
  }

  /** The bank's answer to a payment that is neither a request nor scheduled. */
  private get paymentReceipt(): PaymentReceipt | undefined {
    return this.options.isRequest || this.isScheduled ? undefined : this.action.receipt;
  }

  private get isScheduled(): boolean {
    return this.payment !== undefined && "schedule" in this.payment && this.payment.schedule !== undefined;
  }

  /** Only a failed payment can be corrected. One that was or may have been made must not be sent again. */
  get mayBeCorrected(): boolean {
    return this.action.action?.step.kind === "failed";
  }

  close(): void {
    this.receipt.forget();
    this.action.close();
  }

  saveReceipt(): Promise<void> {
    return this.receipt.save(this.receiptId);
  }
}
