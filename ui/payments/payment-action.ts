import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { BulkPayment } from "../../domain/payments/bulk";
import type { Payment } from "../../domain/payments/payment";
import { FileDownload } from "../kit/file-download";
import { makeStore } from "../kit/make-store";
import { ActionStore, type OperationDescription } from "../operations/action-store";
import type { Services } from "../services";
import { type EnteredPayment, PaymentChecks } from "./payment-checks";
import { describePayment, isScheduled } from "./payment-description";

/** A single or a bulk payment. */
export type Payable = Payment | BulkPayment;

/** Creates the action of a form for single payments. */
export const createPaymentAction = (services: Services, entered: EnteredPayment, isRequest: boolean): PaymentAction =>
  new PaymentAction(services, entered, isRequest, describePayment);

/** The payment of a form: the checks before it, the confirmation with its summary, the outcome, and the receipt. */
export class PaymentAction<P extends Payable = Payment> {
  readonly action: ActionStore<PaymentReceipt>;
  readonly checks: PaymentChecks;
  /** The submitted payment, shown in the confirmation. */
  payment: P | undefined;
  /** The name for saving the payee, or the list of payees, entered in the code dialog. */
  payeeName = "";
  readonly receipt: FileDownload;

  constructor(
    private readonly services: Services,
    entered: EnteredPayment,
    private readonly isRequest: boolean,
    private readonly describe: (payment: P, isRequest: boolean) => OperationDescription,
  ) {
    this.receipt = new FileDownload(services.downloads);
    this.action = new ActionStore({ onFailed: () => void this.checks.renew() });
    makeStore(this);
    this.checks = new PaymentChecks(services, this.action, entered);
  }

  get isStarting(): boolean {
    return this.action.isStarting;
  }

  /** Starts the payment. Ignores repeated clicks while a code is being requested. */
  async begin(payment: P, payeeName = ""): Promise<void> {
    if (this.isStarting) return;
    const stated = this.checks.change.statedIn(payment);
    if (!stated) return;
    this.payment = stated;
    this.payeeName = payeeName;
    this.checks.same.renew();
    const action = this.services.operations.confirm(() => paying(stated, this.payeeName));
    await this.action.begin(action, this.describe(stated, this.isRequest));
  }

  /** The approvals that a request needs, with the names of those who may give them; empty if they are not known. */
  get approvals(): string {
    return this.isRequest ? this.checks.limits.approvals : "";
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
    return this.isRequest || this.isScheduled ? undefined : this.action.receipt;
  }

  private get isScheduled(): boolean {
    return this.payment !== undefined && isScheduled(this.payment);
  }

  close(): void {
    this.receipt.forget();
    this.action.close();
  }

  async saveReceipt(): Promise<void> {
    await this.receipt.save(() => this.services.payments.receipt(this.receiptId));
  }
}

const paying = (payment: Payable, payeeName: string) =>
  payment.kind === "bulk"
    ? ({ kind: "bulkPayment", payment, payeeName } as const)
    : ({ kind: "payment", payment, payeeName } as const);
