import type { ReportFilter, ReportFormat, ReportRecord } from "../../domain/reports/report";
import type { Category } from "../../domain/requests/categories";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/bank-file";
import type { Page, PageOf } from "../ports/page";
import { token } from "../ports/token";

/** The company's past transactions, kind by kind (specification 3, section 2.5). */
export interface ReportsPort {
  /** Newest first. */
  find(category: Category, filter: ReportFilter, page: Page): Promise<Result<PageOf<ReportRecord>, BankFailure>>;
  /** Who was paid by a bulk. */
  payees(bulk: ReportRecord, page: Page): Promise<Result<PageOf<ReportRecord>, BankFailure>>;
  /** All that the filter finds. */
  download(category: Category, filter: ReportFilter, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
  /** All payees of a bulk. */
  downloadPayees(bulk: ReportRecord, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
  /** The proof that a transaction, or one payee of a bulk, was paid. */
  paymentAdvice(record: ReportRecord, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
}
export const ReportsPort = token<ReportsPort>("ReportsPort");
