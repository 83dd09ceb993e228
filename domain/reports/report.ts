import type { ContributionType } from "../bills/contribution";
import type { Day } from "../calendar";
import type { FxTransferType } from "../fx/fx-transfer";
import type { Listed } from "../listed";
import type { Money } from "../money";
import type { Speed } from "../payments/bank";
import type { Category } from "../requests/categories";
import type { RequestStatus } from "../requests/status";

/** A past transaction; a text is empty, and a fee zero, where the bank's record has none (specification 3, section 3). */
export type ReportRecord = {
  readonly category: Category;
  /** The identity of the record. */
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
  /** ISO 8601, or the bank's own text where that is no date; so are the other moments. */
  readonly transactionDate: string;
  /** From when on a payment that awaits settlement has an advice; empty for any other. */
  readonly receiptFrom: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly approvedBy: string;
  readonly approvedAt: string;
  /** Payees of a bulk. */
  readonly count: number;
  readonly network: string;
  readonly phone: string;
  readonly customerId: string;
  readonly lastDigits: string;
  readonly cardName: string;
  readonly invoiceNumber: string;
  readonly expiresAt: string;
  readonly contributionType: Listed<ContributionType>;
  readonly service: string;
  readonly transferType: Listed<Speed | FxTransferType>;
  readonly swiftCode: string;
};

/** Report Category (specification 3, section 9). */
export const reportOutcomes = ["all", "successful", "failed", "pending"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The filter of a report; an empty ID and an absent day filter nothing. */
export type ReportFilter = {
  readonly outcome: ReportOutcome;
  /** Part of a schedule ID; of a bulk, part of its own ID. */
  readonly id: string;
  /** Part of the ID of a single transaction. */
  readonly transactionId: string;
  readonly start: Day | undefined;
  readonly end: Day | undefined;
};

export type ReportFormat = "excel" | "pdf" | "word";

const extensions: { readonly [F in ReportFormat]: string } = { excel: "xlsx", pdf: "pdf", word: "docx" };

/** A timestamp in digits and 'PDF_Report', whatever the format (S3-7-64 and 66). */
export const reportFileName = (now: number, format: ReportFormat): string => fileName(now, "PDF_Report", format);
/** Likewise (S3-7-65). */
export const adviceFileName = (now: number, format: ReportFormat): string => fileName(now, "Payment_Advice", format);

const fileName = (now: number, title: string, format: ReportFormat): string =>
  `${new Date(now).toISOString().slice(0, 19).replace(/\D/g, "")}${title}.${extensions[format]}`;

/** Of these nothing was paid, so that there is nothing to prove; of the others the bank knows. */
const unpaid: readonly RequestStatus[] = ["pending", "inProgress", "rejected", "failed", "recalled"];
export const isUnpaid = ({ status, receiptFrom }: ReportRecord): boolean =>
  receiptFrom !== "" || unpaid.includes(status);
