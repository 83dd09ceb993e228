import type { ContributionType } from "../bills/contribution";
import type { Day } from "../calendar";
import type { Quote } from "../fx/fx-rate";
import type { FxTransferType } from "../fx/fx-transfer";
import type { ListedOrUnknown } from "../listed-or-unknown";
import type { Money } from "../money";
import type { Speed } from "../payments/bank";
import type { Category } from "../payments/categories";
import type { RequestStatus } from "../requests/status";

/**
 * A past transaction. If the bank's record lacks a value, a text is empty and a fee is zero (specification 3, section
 * 3).
 */
export type ReportRecord = {
  readonly category: Category;
  /** Id of the record. */
  readonly id: string;
  readonly scheduleId: string;
  readonly bulkId: string;
  readonly requestId: string;
  readonly source: { readonly account: string; readonly name: string; readonly type: string };
  readonly payee: { readonly account: string; readonly name: string; readonly bank: string; readonly country: string };
  readonly amount: Money;
  readonly charge: Money;
  readonly eLevy: Money;
  readonly total: Money;
  readonly narration: string;
  readonly status: RequestStatus;
  /** The bank's own name of the kind of transaction. */
  readonly transactionType: string;
  /** ISO 8601, or the bank's text if it is not a date; the same applies to other times. */
  readonly transactionDate: string;
  /** Time from which a payment that awaits settlement has an advice; otherwise empty. */
  readonly receiptFrom: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly approvedBy: string;
  readonly approvedAt: string;
  /** Number of payees of a bulk. */
  readonly count: number;
  readonly network: string;
  readonly phone: string;
  readonly customerId: string;
  readonly lastDigits: string;
  readonly cardName: string;
  readonly invoiceNumber: string;
  readonly expiresAt: string;
  readonly contributionType: ListedOrUnknown<ContributionType>;
  readonly service: string;
  readonly transferType: ListedOrUnknown<Speed | FxTransferType>;
  readonly swiftCode: string;
  /** Part of the amount of a bill. The last three are undefined if the record does not contain them. */
  readonly penalty?: Money | undefined;
  readonly quotes?: readonly Quote[];
  readonly debit?: Money | undefined;
};

/** Report Category (specification 3, section 9). */
export const reportOutcomes = ["all", "successful", "failed", "pending"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The filter of a report. An empty id or an absent day does not filter. */
export type ReportFilter = {
  readonly outcome: ReportOutcome;
  /** Part of a schedule id; for a bulk, part of the bulk's id. */
  readonly id: string;
  /** Part of the id of a single transaction. */
  readonly transactionId: string;
  readonly start: Day | undefined;
  readonly end: Day | undefined;
};

export type ReportFormat = "excel" | "pdf" | "word";

const extensions: { readonly [F in ReportFormat]: string } = { excel: "xlsx", pdf: "pdf", word: "docx" };

/** Combines the time in digits with 'PDF_Report', regardless of the format (S3-7-64 and 66). */
export const reportFileName = (now: number, format: ReportFormat): string => fileName(now, "PDF_Report", format);
/** Combines the time in digits with 'Payment_Advice', regardless of the format (S3-7-65). */
export const adviceFileName = (now: number, format: ReportFormat): string => fileName(now, "Payment_Advice", format);

const fileName = (now: number, title: string, format: ReportFormat): string =>
  `${new Date(now).toISOString().slice(0, 19).replace(/\D/g, "")}${title}.${extensions[format]}`;

/** Statuses without a payment, and so without a payment advice. For all others the bank decides. */
const unpaid: readonly RequestStatus[] = ["pending", "inProgress", "rejected", "failed", "recalled"];
export const isUnpaid = ({ status, receiptFrom }: ReportRecord): boolean =>
  receiptFrom !== "" || unpaid.includes(status);
