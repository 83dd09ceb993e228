import type { BulkRow } from "../../domain/payments/bulk";
import type { CellFault, FileProblem, InspectedFile } from "../../domain/payments/bulk-file";
import type { BulkCategory } from "../../domain/payments/categories";
import type { ColumnMapping, ForeignTable, MappingCheck } from "../../domain/payments/column-mapping";
import type { TemplateColumn } from "../../domain/payments/pasted-rows";
import type { Result } from "../../domain/result";
import { token } from "../ports/token";

export const XLSX_MIME_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A file with the rows of another one in the format of the template. */
export type MappedFile = {
  readonly file: File;
  /** The number of each row on the sheet of the original file, in order. */
  readonly rowNumbers: readonly number[];
  readonly faults: readonly CellFault[];
};

/** A file with other headings, kept in a worker until it is closed. Answers are undefined after that, or if it failed. */
export interface OpenWorkbook {
  readonly tables: readonly ForeignTable[];
  /** Reads all rows with a mapping, without writing them. */
  check(mapping: ColumnMapping): Promise<MappingCheck | undefined>;
  /** Writes the rows into the template, and closes the file. */
  write(mapping: ColumnMapping): Promise<Result<MappedFile, FileProblem>>;
  close(): void;
}

/** Reads and writes workbooks in a worker, so that the page stays responsive. */
export interface Spreadsheets {
  /** Returns the path of the template of a category. */
  templateOf(category: BulkCategory): string;
  /** Returns the columns of the template, in order. */
  templateColumns(category: BulkCategory): readonly TemplateColumn[];
  /**
   * Returns whether an amount among the given ones can be read in two ways, such as "2,500" if another is "1.111,11"; undefined
   * if none can.
   */
  doubtfulAmong(amounts: readonly string[]): ((amount: string) => boolean) | undefined;
  /**
   * Prepares for a file that the user is about to choose, because starting the worker takes longer than reading a short
   * file.
   */
  expect(): void;
  /**
   * Counts the payees in a file and finds unreliable cells, or returns why the file cannot be sent; `cancelled` if
   * `signal` stopped it.
   */
  inspect(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<InspectedFile, FileProblem | { readonly kind: "cancelled" }>>;
  /** Opens a file with other headings, also in formats that the bank does not take. */
  open(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<OpenWorkbook, FileProblem | { readonly kind: "cancelled" }>>;
  /**
   * Writes a workbook in the format of the template. With `reasons`, a last column contains the bank's message about
   * each row.
   */
  workbook(
    category: BulkCategory,
    rows: readonly BulkRow[],
    options?: { readonly reasons: boolean },
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes a workbook of texts, with one row of headings. */
  textWorkbook(headings: readonly string[], rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes a workbook in the format of the template and returns the file to upload. */
  uploadFile(category: BulkCategory, rows: readonly BulkRow[], name?: string): Promise<File>;
}
export const Spreadsheets = token<Spreadsheets>("Spreadsheets");
