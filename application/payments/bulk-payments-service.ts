import type { Account } from "../../domain/accounts/account";
import { type BulkPayment, type BulkRow, badRows, checkBulkFunds } from "../../domain/payments/bulk";
import { type FileProblem, type Inspected, problemAtSight } from "../../domain/payments/bulk-file";
import type { BulkCategory } from "../../domain/requests/categories";
import { fail, ok, type Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { UnansweredOperations } from "../otp/unanswered-operations";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/bank-file";
import type { BulkPaymentsPort, Upload, Watch } from "./bulk-payments-port";
import type { PayeeName, PaymentReceipt } from "./payments-port";
import type { Spreadsheets } from "./spreadsheets-port";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Maximum rows stored for a reload, because a tab's storage holds only some megabytes. */
const KEPT_ROWS_MAX = 500;
type Cancelled = { readonly kind: "cancelled" };

/** Payments to many payees: inspects a file before the bank reads it, and lets users correct bad rows. */
export class BulkPaymentsService {
  constructor(
    private readonly bank: BulkPaymentsPort,
    private readonly spreadsheets: Spreadsheets,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  /** Counts the rows of a file. A file that is certainly invalid is refused immediately, without an upload. */
  async inspect(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<Inspected, FileProblem | Cancelled>> {
    const problem = problemAtSight(file);
    return problem ? fail(problem) : this.spreadsheets.inspect(file, category, signal);
  }

  async upload(upload: Upload, watch: Watch): Promise<Result<readonly BulkRow[], BankFailure | Cancelled>> {
    const read = await this.bank.upload(upload, watch);
    return watch.signal.aborted ? fail({ kind: "cancelled" }) : read;
  }

  /** Uploads corrected rows, so that the bank checks them again. The rows keep their places. */
  async recheck(
    category: BulkCategory,
    source: Account,
    rows: readonly BulkRow[],
  ): Promise<Result<readonly BulkRow[], BankFailure>> {
    const bytes = await this.spreadsheets.workbook(category, rows);
    const file = new File([bytes], "corrected.xlsx", { type: XLSX });
    const read = await this.bank.upload({ category, source, file });
    if (!read.ok) return read;
    const checked = read.value.flatMap((row, at) => {
      const asked = rows[at];
      return asked ? [{ ...row, place: asked.place }] : [];
    });
    return checked.length === rows.length ? ok(checked) : fail({ kind: "unreadable" });
  }

  /** Returns a workbook with the bad rows and the bank's reasons, so that the user can correct them elsewhere. */
  async errorsFile(category: BulkCategory, rows: readonly BulkRow[]): Promise<BankFile> {
    const bytes = await this.spreadsheets.workbook(category, badRows(rows), { reasons: true });
    return { name: "Rows with errors.xlsx", mimeType: XLSX, bytes };
  }

  pay(payment: BulkPayment, listName: PayeeName = () => ""): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkBulkFunds(payment),
      prepare: async () => {
        const call = await this.bank.prepare(payment, listName);
        const isKept = payment.rows.length <= KEPT_ROWS_MAX;
        const operation = () => ({ kind: "bulkPayment", payment, payeeName: listName() }) as const;
        return isKept ? this.unanswered.remembered(operation, call) : call;
      },
    });
  }
}
