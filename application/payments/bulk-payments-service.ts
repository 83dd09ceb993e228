import type { Account } from "../../domain/accounts/account";
import { type BulkRow, badRows } from "../../domain/payments/bulk";
import {
  FILE_BYTES_MAX,
  FILE_TYPES,
  type FileProblem,
  type InspectedFile,
  OTHER_FILE_TYPES,
  problemOfNameOrSize,
} from "../../domain/payments/bulk-file";
import type { BulkCategory } from "../../domain/payments/categories";
import type { ColumnMapping } from "../../domain/payments/column-mapping";
import { fail, ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/downloads";
import type { BulkPaymentsPort, ProgressControl, Upload } from "./bulk-payments-port";
import { type MappedFile, type OpenWorkbook, type Spreadsheets, XLSX_MIME_TYPE } from "./spreadsheets-port";

type Cancellation = { readonly kind: "cancelled" };
type ChangedFile = Extract<FileProblem, { readonly kind: "changedFile" }>;

/** Payments to many payees: inspects a file before the bank reads it, and lets users correct bad rows. */
export class BulkPaymentsService {
  /** Copies of inspected files in memory, so that the bank receives what was inspected. */
  private readonly copies = new WeakMap<File, File>();

  constructor(
    private readonly bank: BulkPaymentsPort,
    private readonly spreadsheets: Spreadsheets,
  ) {}

  /** The files that are sent in place of files with other headings. */
  private readonly mapped = new WeakMap<File, MappedFile>();

  /** Counts the rows of a file. A file that is certainly invalid is refused immediately, without an upload. */
  async inspect(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<InspectedFile, FileProblem | Cancellation>> {
    const copied = await this.copy(file, FILE_TYPES);
    return copied.ok ? this.spreadsheets.inspect(copied.value, category, signal) : copied;
  }

  /** Opens a file with other headings, or in a format that the bank does not take. */
  async open(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<OpenWorkbook, FileProblem | Cancellation>> {
    const copied = await this.copy(file, [...FILE_TYPES, ...OTHER_FILE_TYPES]);
    return copied.ok ? this.spreadsheets.open(copied.value, category, signal) : copied;
  }

  /** Writes the rows of a file into the template, which is then sent in its place. */
  async map(file: File, opened: OpenWorkbook, mapping: ColumnMapping): Promise<Result<InspectedFile, FileProblem>> {
    const written = await opened.write(mapping);
    if (!written.ok) return written;
    const { rowNumbers, faults } = written.value;
    if (written.value.file.size > FILE_BYTES_MAX) return fail({ kind: "rowsTooLarge" });
    this.mapped.set(file, written.value);
    return ok({ rows: rowNumbers.length, faults, isRewritten: true });
  }

  private async copy(file: File, types: readonly string[]): Promise<Result<File, FileProblem>> {
    const problem = problemOfNameOrSize(file, types);
    if (problem) return fail(problem);
    const bytes = await bytesOf(file);
    if (!bytes) return fail({ kind: "unreadableFile" });
    const copy = new File([bytes], file.name, { type: file.type });
    this.copies.set(file, copy);
    this.mapped.delete(file);
    return ok(copy);
  }

  /** Uploads an inspected file, unless it was saved again or removed since. */
  async upload(
    upload: Upload,
    control: ProgressControl,
  ): Promise<Result<readonly BulkRow[], BankFailure | Cancellation | ChangedFile>> {
    const copy = this.copies.get(upload.file);
    if (copy && !(await isSame(upload.file, copy))) return fail({ kind: "changedFile" });
    const mapped = this.mapped.get(upload.file);
    const sent = mapped ? { file: mapped.file, positions: mapped.rowNumbers } : { file: copy ?? upload.file };
    const read = await this.bank.upload({ ...upload, ...sent }, control);
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
