import { runInAction } from "mobx";
import { adviceFileName, isUnpaid, type ReportFormat, type ReportRecord } from "../../domain/reports/report";
import { explain } from "../kit/explain";
import { formatDateTime } from "../kit/format";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { reportWords } from "./words";

const words = reportWords.advice;
type PaymentAdviceStoreDependencies = Pick<Services, "reports" | "downloads" | "clock">;

/** The proof of a payment, shown on the screen and downloaded as a file (specification 3, section 2.5). */
export class PaymentAdviceStore {
  isDownloading = false;
  problem = "";

  constructor(
    private readonly services: PaymentAdviceStoreDependencies,
    readonly record: ReportRecord,
  ) {
    makeStore(this);
  }

  /** The reason why there is no file. */
  get reason(): string | undefined {
    const { receiptFrom } = this.record;
    if (receiptFrom) return words.later(formatDateTime(receiptFrom));
    return isUnpaid(this.record) ? words.unpaid : undefined;
  }

  async download(format: ReportFormat): Promise<void> {
    if (this.isDownloading) return;
    this.isDownloading = true;
    this.problem = "";
    const { reports, downloads, clock } = this.services;
    const file = await reports.paymentAdvice(this.record, format);
    if (file.ok) downloads.save({ ...file.value, name: adviceFileName(clock.now(), format) });
    runInAction(() => {
      this.isDownloading = false;
      if (!file.ok) this.problem = explain(file.failure, words.failed);
    });
  }
}
