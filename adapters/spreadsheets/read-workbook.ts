import {
  type CellObject,
  CFB,
  parse_xlscfb,
  parse_zip,
  type Unpacked,
  utils,
  type WorkBook,
  type WorkSheet,
} from "xlsx";
import { isTooMuchRecords, isTooMuchWork } from "../../contract/sheet-work";
import type { BulkField } from "../../domain/payments/bulk";
import { type CellFault, FILE_ROWS_MAX, type FileProblem, type InspectedFile } from "../../domain/payments/bulk-file";
import { fail, ok, type Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/payments/bulk-columns";
import { cellFault } from "./cell-fault";
import { isZip, zipSize } from "./zip-size";

/** Far above the unpacked size of 100,000 rows, far below what a browser can handle. */
const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
const PARTS_MAX = 1000;

type Row = readonly (CellObject | undefined)[];
type Rows = readonly (Row | undefined)[];

/** Reads a workbook like the bank does: first sheet, headings, number of rows below them, and unreliable cells. */
export function readWorkbook(bytes: Uint8Array, columns: readonly FileColumn[]): Result<InspectedFile, FileProblem> {
  const problem = problemOfPackage(bytes);
  if (problem) return fail(problem);
  const book = openBook(bytes);
  return book.ok ? inspect(book.value, columns) : book;
}

/** Checks the file signature regardless of the file name: XLSX is a ZIP archive, XLS an OLE compound file. */
function problemOfPackage(bytes: Uint8Array): FileProblem | undefined {
  if (!isZip(bytes)) return isContainer(bytes) ? undefined : { kind: "notAWorkbook" };
  const size = zipSize(bytes);
  if (!size) return { kind: "notAWorkbook" };
  return size.bytes > UNPACKED_BYTES_MAX || size.parts > PARTS_MAX ? { kind: "unpacksTooLarge" } : undefined;
}

const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const isContainer = (bytes: Uint8Array): boolean => CONTAINER.every((byte, at) => bytes[at] === byte);

/** `nodim` ignores the range that a sheet declares. */
const options = { dense: true, nodim: true, cellHTML: false, cellText: false, cellNF: true } as const;

type Book = {
  readonly rows: Rows;
  /** Reads the other sheets. That doubles the time, so it only happens to explain an error. */
  readonly readOtherSheets: () => readonly Rows[];
};

function openBook(bytes: Uint8Array): Result<Book, FileProblem> {
  try {
    const unpacked: Unpacked = CFB.read(bytes, { type: "buffer" });
    const parse = (sheets?: number): WorkBook =>
      (isZip(bytes) ? parse_zip : parse_xlscfb)(unpacked, { ...options, ...(sheets !== undefined && { sheets }) });
    if (isTooMuch(unpacked, bytes)) return fail({ kind: "tooMuchWork" });
    if (CFB.find(unpacked, "EncryptedPackage")) return fail({ kind: "passwordProtected" });
    const { SheetNames, Sheets } = parse(0);
    const sheet = Sheets[SheetNames[0] ?? ""];
    const readOtherSheets = () => {
      const all = SheetNames.length > 1 ? parse().Sheets : {};
      return SheetNames.slice(1).map((name) => rowsOf(all[name]));
    };
    return ok({ rows: rowsOf(sheet), readOtherSheets });
  } catch (error) {
    // The library reports the reason only in the text of the error.
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return fail({ kind: isLocked ? "passwordProtected" : "notAWorkbook" });
  }
}

/** Counts the work of all parts before any of them is parsed. */
function isTooMuch({ FullPaths, FileIndex }: Unpacked, bytes: Uint8Array): boolean {
  const parts = FileIndex.map(({ content = new Uint8Array() }, at) => ({ name: FullPaths[at] ?? "", content }));
  if (isZip(bytes)) return isTooMuchWork(parts);
  return parts.some(({ name, content }) => /\/(?:Workbook|Book)$/i.test(name) && isTooMuchRecords(content));
}

/** With the option `dense`, the rows are in `!data`; empty rows and cells are missing. */
const rowsOf = (sheet: WorkSheet | undefined): Rows => (sheet?.["!data"] ?? []) as Rows;

function inspect({ rows, readOtherSheets }: Book, columns: readonly FileColumn[]): Result<InspectedFile, FileProblem> {
  const top = rows.findIndex(isFilled);
  const headings = rows[top];
  const noRows = () =>
    fail({ kind: "noRows" as const, isElsewhere: readOtherSheets().some((sheet) => sheet.some(isFilled)) });
  if (!headings) return noRows();
  const indexes = columnIndexes(headings, columns);
  const missing = missingOf(indexes, columns);
  if (missing.length > 0) {
    const hasHeadings = (row: Row | undefined) => missingOf(columnIndexes(row ?? [], columns), columns).length === 0;
    const isElsewhere = rows.some(hasHeadings) || readOtherSheets().some((sheet) => sheet.some(hasHeadings));
    return fail({ kind: "wrongColumns", missing, isElsewhere });
  }
  let count = 0;
  const faults: CellFault[] = [];
  for (let at = top + 1; at < rows.length; at++) {
    const row = rows[at];
    if (!isFilled(row)) continue;
    const formula = indexes.find((column) => row[column]?.f !== undefined);
    if (formula !== undefined) return fail({ kind: "formula", cell: utils.encode_cell({ r: at, c: formula }) });
    count += 1;
    if (count > FILE_ROWS_MAX) return fail({ kind: "tooManyRows" });
    const fault = firstFault(row, columns, indexes);
    if (fault) faults.push({ ...fault, position: count });
  }
  return count === 0 ? noRows() : ok({ rows: count, faults });
}

function firstFault(row: Row, columns: readonly FileColumn[], indexes: readonly number[]) {
  const cellOf = (at: number) => row[indexes[at] ?? -1];
  const textOf = (name: BulkField) => textIn(cellOf(columns.findIndex(({ field }) => field === name)));
  for (const [at, column] of columns.entries()) {
    const fault = cellFault(cellOf(at), column, textOf);
    if (fault) return fault;
  }
  return undefined;
}

/** Returns the index of each column in the headings, or -1 if it is missing. */
function columnIndexes(headings: Row, columns: readonly FileColumn[]): readonly number[] {
  const texts = Array.from(headings, (cell) => asHeading(textIn(cell)));
  return columns.map(({ heading }) => texts.indexOf(asHeading(heading)));
}

const missingOf = (indexes: readonly number[], columns: readonly FileColumn[]): readonly string[] =>
  columns.filter(({ isOptional }, at) => !isOptional && indexes[at] === -1).map(({ heading }) => heading);

const textIn = (cell: CellObject | undefined): string => String(cell?.v ?? "");

const asHeading = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

const isFilled = (row: Row | undefined): row is Row =>
  row?.some((cell) => cell?.f !== undefined || textIn(cell).trim() !== "") ?? false;
