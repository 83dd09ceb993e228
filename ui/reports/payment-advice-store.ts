import { adviceFileName, isUnpaid, type ReportFormat, type ReportRecord } from "../../domain/reports/report";
import { explain } from "../kit/explain";
import { FileDownload } from "../kit/file-download";
import { formatDateTime } from "../kit/format";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { reportWords } from "./words";

const words = reportWords.advice;
/** The proof of a payment, shown on the screen and downloaded as a file (specification 3, section 2.5). */
export class PaymentAdviceStore {
  readonly file: FileDownload;

  constructor(
    private readonly services: Services,
    readonly record: ReportRecord,
  ) {
    this.file = new FileDownload(services.downloads);
    makeStore(this);
  }

  /** The reason why there is no file. */
  get reason(): string | undefined {
    const { receiptFrom } = this.record;
    if (receiptFrom) return words.later(formatDateTime(receiptFrom));
    return isUnpaid(this.record) ? words.unpaid : undefined;
  }

  get problem(): string {
    return this.file.failure ? explain(this.file.failure, words.failed) : "";
  }

  async download(format: ReportFormat): Promise<void> {
    const { reports, clock } = this.services;
    await this.file.save(() => reports.paymentAdvice(this.record, format), adviceFileName(clock.now(), format));
  }
}
