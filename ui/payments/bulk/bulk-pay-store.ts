import { makeAutoObservable, observableRef } from "mobx";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import { BulkScheduleDraft, toBulkSchedule } from "../../../application/payments/transfer-draft";
import { dayAt } from "../../../domain/calendar";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { Schedule } from "../../../domain/payments/schedule";
import type { BulkCategory } from "../../../domain/requests/categories";
import { needsApproval } from "../../../domain/session/roles";
import type { User } from "../../../domain/session/user";
import { ActionStore } from "../../shared/dialogs/action-store";
import { FormStore } from "../../shared/form-store";
import type { Services } from "../../shared/services";
import { words as shared } from "../../shared/words";
import { words as payments } from "../words";
import { words } from "./bulk-words";

type Parts = Pick<Services, "bulkPayments" | "payments" | "downloads" | "clock">;

/** Paying a list, from its button to its receipt, whether it came from a file or was typed. */
export class BulkPayStore {
  readonly action: ActionStore<PaymentReceipt>;
  /** What was submitted, as the confirmation shows it. */
  payment: BulkPayment | undefined;
  receiptProblem: string | undefined;
  readonly isRequest: boolean;
  /** Whether it is paid later, or again and again. */
  readonly schedule: FormStore<BulkScheduleDraft, { readonly schedule: Schedule | undefined }>;

  constructor(
    private readonly services: Parts,
    category: BulkCategory,
    user: User,
  ) {
    this.isRequest = needsApproval(user);
    this.schedule = new FormStore(
      () => new BulkScheduleDraft(),
      (draft) => toBulkSchedule(draft, dayAt(services.clock.now())),
    );
    this.action = new ActionStore({
      success: () => (this.isRequest ? payments.sentForApproval : this.done),
      failure: words.failed[category],
    });
    makeAutoObservable<this, "services">(
      this,
      { action: false, isRequest: false, services: false, schedule: false, payment: observableRef },
      { autoBind: true },
    );
  }

  get isScheduled(): boolean {
    return this.schedule.draft.scheduled !== "";
  }

  async pay(payment: BulkPayment): Promise<void> {
    const when = this.schedule.submit();
    if (this.action.isStarting || !when) return;
    this.payment = { ...payment, ...when };
    await this.action.begin(this.services.bulkPayments.pay(this.payment));
  }

  /** What the receipt is asked for by; empty where there is none, for nothing was paid yet. */
  get receiptOf(): string {
    const step = this.action.action?.step;
    const isPaid = !this.isRequest && !this.payment?.schedule;
    return step?.at === "succeeded" && isPaid ? step.receipt.transactionId : "";
  }

  close(): void {
    this.receiptProblem = undefined;
    this.action.close();
  }

  async saveReceipt(transactionId: string): Promise<void> {
    this.tellReceiptProblem(undefined);
    const receipt = await this.services.payments.receipt(transactionId);
    if (receipt.ok) this.services.downloads.save(receipt.value);
    else this.tellReceiptProblem(shared.status.receiptFailed);
  }

  private get done(): string {
    return this.payment?.schedule ? payments.scheduled : payments.completed;
  }

  private tellReceiptProblem(problem: string | undefined): void {
    this.receiptProblem = problem;
  }
}
