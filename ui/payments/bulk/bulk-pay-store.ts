import { makeAutoObservable, observableRef } from "mobx";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";
import { needsApproval } from "../../../domain/session/roles";
import type { User } from "../../../domain/session/user";
import { ActionStore } from "../../shared/dialogs/action-store";
import type { Services } from "../../shared/services";
import { words as shared } from "../../shared/words";
import { words as payments } from "../words";
import { words } from "./bulk-words";

type Parts = Pick<Services, "bulkPayments" | "payments" | "downloads">;

/** Paying a list, from its button to its receipt, whether it came from a file or was typed. */
export class BulkPayStore {
  readonly action: ActionStore<PaymentReceipt>;
  /** What was submitted, as the confirmation shows it. */
  payment: BulkPayment | undefined;
  receiptProblem: string | undefined;
  readonly isRequest: boolean;

  constructor(
    private readonly services: Parts,
    category: BulkCategory,
    user: User,
  ) {
    this.isRequest = needsApproval(user);
    this.action = new ActionStore({
      success: () => (this.isRequest ? payments.sentForApproval : payments.completed),
      failure: words.failed[category],
    });
    makeAutoObservable<this, "services">(
      this,
      { action: false, isRequest: false, services: false, payment: observableRef },
      { autoBind: true },
    );
  }

  async pay(payment: BulkPayment): Promise<void> {
    if (this.action.isStarting) return;
    this.payment = payment;
    await this.action.begin(this.services.bulkPayments.pay(payment));
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

  private tellReceiptProblem(problem: string | undefined): void {
    this.receiptProblem = problem;
  }
}
