import { makeStore } from "../kit/make-store";
import { words } from "../kit/words";
import type { Services } from "../services";

type ReceiptDownloadDependencies = Pick<Services, "payments" | "downloads">;

/** Downloads the receipt of a payment as a file. */
export class ReceiptDownload {
  isBusy = false;
  problem: string | undefined;

  constructor(private readonly services: ReceiptDownloadDependencies) {
    makeStore(this);
  }

  async save(transactionId: string): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const receipt = await this.services.payments.receipt(transactionId);
    if (receipt.ok) this.services.downloads.save(receipt.value);
    this.end(receipt.ok ? undefined : words.status.receiptFailed);
  }

  forget(): void {
    this.problem = undefined;
  }

  private begin(): void {
    this.isBusy = true;
    this.problem = undefined;
  }

  private end(problem: string | undefined): void {
    this.isBusy = false;
    this.problem = problem;
  }
}
