import type { Category } from "../../domain/payments/categories";
import type { ActivityFilter, ActivityFormat, ActivityPage } from "../../domain/reports/activity";
import type { ReportFilter, ReportFormat, ReportRecord } from "../../domain/reports/report";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/downloads";
import type { Page, PageOf, PageSize } from "../ports/page";
import { token } from "../ports/token";

/** The company's past transactions by category (specification 3, section 2.5), and what its people did. */
export interface ReportsPort {
  /** Records, newest first. */
  find(category: Category, filter: ReportFilter, page: Page): Promise<Result<PageOf<ReportRecord>, BankFailure>>;
  /** The payees of a bulk. */
  payees(bulk: ReportRecord, page: Page): Promise<Result<PageOf<ReportRecord>, BankFailure>>;
  /** A file with all records that match the filter. */
  download(category: Category, filter: ReportFilter, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
  /** A file with all payees of a bulk. */
  downloadPayees(bulk: ReportRecord, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
  /** The proof of payment of a transaction, or of one payee of a bulk. */
  paymentAdvice(record: ReportRecord, format: ReportFormat): Promise<Result<BankFile, BankFailure>>;
  /** One page of the company's activity, the newest first. `after` is the place that the page before it ended with. */
  activity(
    filter: ActivityFilter,
    page: { readonly after: string | undefined; readonly size: PageSize },
  ): Promise<Result<ActivityPage, BankFailure>>;
  /** A file with all entries that match the filter. */
  downloadActivity(filter: ActivityFilter, format: ActivityFormat): Promise<Result<BankFile, BankFailure>>;
}
export const ReportsPort = token<ReportsPort>("ReportsPort");
