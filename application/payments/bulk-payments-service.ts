import type { Account } from "../../domain/accounts/account";
import { type BulkPayment, type BulkRow, badRows, checkBulkFunds } from "../../domain/payments/bulk";
import { type FileProblem, type InspectedFile, problemOfNameOrSize } from "../../domain/payments/bulk-file";
import { limitedBulkOf } from "../../domain/payments/payment-limits";
import type { BulkCategory } from "../../domain/requests/categories";
import { fail, ok, type Result } from "../../domain/result";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/bank-file";
import type { BulkPaymentsPort, ProgressControl, Upload } from "./bulk-payments-port";
import type { LimitsService } from "./limits-service";
import type { PayeeName, PaymentReceipt } from "./payments-port";
import { type Spreadsheets, XLSX_MIME_TYPE } from "./spreadsheets-port";

/** Maximum rows stored for a reload, because a tab's storage holds only some megabytes. */
const STORED_ROWS_MAX = 500;
type Cancellation = { readonly kind: "cancelled" };
type ChangedFile = Extract<FileProblem, { readonly kind: "changedFile" }>;

/** Payments to many payees: inspects a file before the bank reads it, and lets users correct bad rows. */
export class BulkPaymentsService {
  /** Copies of inspected files in memory, so that the bank receives what was inspected. */
  private readonly copies = new WeakMap<File, File>();

  constructor(
    private readonly bank: BulkPaymentsPort,
    private readonly spreadsheets: Spreadsheets,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly limits: LimitsService,
  ) {}

  /** Counts the rows of a file. A file that is certainly invalid is refused immediately, without an upload. */
  async inspect(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<InspectedFile, FileProblem | Cancellation>> {
    const problem = problemOfNameOrSize(file);
    if (problem) return fail(problem);
    const bytes = await bytesOf(file);
    if (!bytes) return fail({ kind: "unreadableFile" });
    const copy = new File([bytes], file.name, { type: file.type });
    this.copies.set(file, copy);
    return this.spreadsheets.inspect(copy, category, signal);
  }

  /** Uploads an inspected file, unless it was saved again or removed since. */
  async upload(
    upload: Upload,
    control: ProgressControl,
  ): Promise<Result<readonly BulkRow[], BankFailure | Cancellation | ChangedFile>> {
    const copy = this.copies.get(upload.file);
    if (copy && !(await isSame(upload.file, copy))) return fail({ kind: "changedFile" });
    const read = await this.bank.upload(copy ? { ...upload, file: copy } : upload, control);
    return control.signal.aborted ? fail({ kind: "cancelled" }) : read;
  }

  /** Uploads corrected rows, so that the bank checks them again. The rows keep their positions. */
  async recheck(
    category: BulkCategory,
    source: Account,
    rows: readonly BulkRow[],
  ): Promise<Result<readonly BulkRow[], BankFailure>> {
    const file = await this.spreadsheets.uploadFile(category, rows);
    const read = await this.bank.upload({ category, source, file });
    if (!read.ok) return read;
    const checked = read.value.flatMap((row, at) => {
      const original = rows[at];
      return original ? [{ ...row, position: original.position }] : [];
    });
    return read.value.length === rows.length ? ok(checked) : fail({ kind: "unreadable" });
  }

  /** Returns a workbook with the bad rows and the bank's reasons, so that the user can correct them elsewhere. */
  async errorsFile(category: BulkCategory, rows: readonly BulkRow[]): Promise<BankFile> {
    const bytes = await this.spreadsheets.workbook(category, badRows(rows), { reasons: true });
    return { name: "Rows with errors.xlsx", mimeType: XLSX_MIME_TYPE, bytes };
  }

  pay(payment: BulkPayment, listName: PayeeName = () => ""): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkBulkFunds(payment),
      permit: () => this.limits.permit(limitedBulkOf(payment)),
      prepare: async () => {
        const call = await this.bank.prepare(payment, listName);
        const isStored = payment.rows.length <= STORED_ROWS_MAX;
        const operation = () => ({ kind: "bulkPayment", payment, payeeName: listName() }) as const;
        return isStored ? this.unanswered.tracked(operation, call) : call;
      },
    });
  }
}

/** Returns undefined if the file was changed or removed, or may not be read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function isSame(file: File, copy: File): Promise<boolean> {
  const [now, then] = [await bytesOf(file), await bytesOf(copy)];
  return now?.length === then?.length && (now?.every((byte, at) => byte === then?.[at]) ?? false);
}
