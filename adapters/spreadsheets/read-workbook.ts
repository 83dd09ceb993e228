import {
  type CellObject,
  CFB,
  type ParsingOptions,
  parse_xlscfb,
  parse_zip,
  type Unpacked,
  utils,
  type WorkBook,
  type WorkSheet,
} from "xlsx";
import {
  chooseList,
  type ListChoice,
  readable,
  type SheetOutline,
  withMergedHeadings,
} from "../../contract/list-sheet";
import { coveredCells, isFormula, isHiddenLine, readablePart } from "../../contract/sheet-cells";
import {
  hasUnknownLetters,
  isOtherFormat,
  isTooMuchRecords,
  isTooMuchWork,
  type SheetPart,
  unpackedKind,
  withSizesOfDirectory,
} from "../../contract/sheet-work";
import {
  type CellFault,
  FILE_ROWS_MAX,
  type FileProblem,
  type InspectedFile,
  type UnreliableCell,
} from "../../domain/payments/bulk-file";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/payments/bulk-columns";
import { cellFault } from "./cell-fault";
import { isZip, zipSize } from "./zip-size";

/** Far above the unpacked size of 100,000 rows, far below what a browser can handle. */
const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
const PARTS_MAX = 1000;
/** Far above the length of a heading; thousands of cells can share a text of a megabyte. */
export const HEADING_MAX = 300;

type Row = readonly (CellObject | undefined)[];
type ListPlaces = Extract<ListChoice, { readonly kind: "list" }>["places"];
/** A filled row with its index on the sheet. */
export type FilledRow = readonly [index: number, row: Row];

/** Reads a workbook like the bank does: the list's sheet, the number of rows below its headings, and unreliable cells. */
export function readWorkbook(bytes: Uint8Array, columns: readonly FileColumn[]): Result<InspectedFile, FileProblem> {
  const book = openBook(bytes);
  return book.ok ? inspect(book.value, columns) : book;
}

/** Checks the file signature regardless of the file name: XLSX is a ZIP archive, XLS an OLE compound file. */
function problemOfPackage(bytes: Uint8Array): FileProblem | undefined {
  if (!isZip(bytes)) {
    return isContainer(bytes) ? undefined : { kind: unpackedKind(bytes) ?? "notAWorkbook" };
  }
  const size = zipSize(bytes);
  if (!size) return { kind: "notAWorkbook" };
  return size.bytes > UNPACKED_BYTES_MAX || size.parts > PARTS_MAX ? { kind: "unpacksTooLarge" } : undefined;
}

const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const isContainer = (bytes: Uint8Array): boolean => CONTAINER.every((byte, at) => bytes[at] === byte);

/**
 * `nodim` ignores the range that a sheet declares. `cellStyles` reads which rows and columns are hidden; with it the
 * library would also make an object for each blank cell, which the setter prevents.
 */
const options: ParsingOptions = {
  dense: true,
  nodim: true,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: true,
  get sheetStubs() {
    return false;
  },
  set sheetStubs(_) {},
};

/** @param checkOther checks a workbook of another program, in the format OpenDocument; absent to refuse it */
export function openBook(
  bytes: Uint8Array,
  checkOther?: (parts: readonly SheetPart[]) => FileProblem | undefined,
): Result<WorkBook, FileProblem> {
  const problem = problemOfPackage(bytes);
  if (problem) return fail(problem);
  try {
    const unpacked: Unpacked = CFB.read(isZip(bytes) ? withSizesOfDirectory(bytes) : bytes, { type: "buffer" });
    const parts = unpacked.FileIndex.map(({ content = new Uint8Array() }, at) => ({
      name: unpacked.FullPaths[at] ?? "",
      content,
    }));
    if (isZip(bytes) && isOtherFormat(parts)) {
      const otherProblem = checkOther ? checkOther(parts) : ({ kind: "otherProgram" } as const);
      return otherProblem ? fail(otherProblem) : ok(parse_zip(unpacked, options));
    }
    if (isTooMuch(parts, bytes)) return fail({ kind: "tooMuchWork" });
    if (parts.some(({ name, content }) => isXlsStream(name) && hasUnknownLetters(content)))
      return fail({ kind: "oldLetters" });
    if (CFB.find(unpacked, "EncryptedPackage")) return fail({ kind: "passwordProtected" });
    return ok(isZip(bytes) ? parse_zip(withReadableParts(unpacked), options) : parse_xlscfb(unpacked, options));
  } catch (error) {
    // The library reports the reason only in the text of the error.
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return fail({ kind: isLocked ? "passwordProtected" : "notAWorkbook" });
  }
}

const withReadableParts = (unpacked: Unpacked): Unpacked => ({
  ...unpacked,
  FileIndex: unpacked.FileIndex.map((part) => (part.content ? { ...part, content: readablePart(part.content) } : part)),
});

const isXlsStream = (name: string): boolean => /\/(?:Workbook|Book)$/i.test(name);

/** Counts the work of all parts before any of them is parsed. */
function isTooMuch(parts: readonly SheetPart[], bytes: Uint8Array): boolean {
  if (isZip(bytes)) return isTooMuchWork(parts);
  return parts.some(({ name, content }) => isXlsStream(name) && isTooMuchRecords(content));
}

/** With the option `dense`, the rows are in `!data`; empty rows and cells are missing. */
export function filledRows(sheet: WorkSheet | undefined): readonly FilledRow[] {
  const data = (sheet?.["!data"] ?? []) as readonly (Row | undefined)[];
  return Object.keys(data).flatMap((index) => {
    const row = readable(data[Number(index)] ?? []);
    return row.some(isFilled) ? [[Number(index), row] as const] : [];
  });
}

/** Merged cells of a row, as columns from and to. */
export const mergedIn = (sheet: WorkSheet | undefined, row: number): readonly (readonly [from: number, to: number])[] =>
  (sheet?.["!merges"] ?? []).flatMap(({ s, e }) => (s.r === row && e.c > s.c ? [[s.c, e.c] as const] : []));

export function usedColumns(rows: readonly FilledRow[]): ReadonlySet<number> {
  const used = new Set<number>();
  for (const [, row] of rows) for (const [column, cell] of row.entries()) if (isFilled(cell)) used.add(column);
  return used;
}

function outlineOf({ Sheets, Workbook }: WorkBook, name: string, at: number): SheetOutline {
  const rows = filledRows(Sheets[name]);
  const textsOf = ([, row]: FilledRow) => Array.from(row, (cell) => plainText(textIn(cell).slice(0, HEADING_MAX)));
  return {
    name,
    isHidden: Boolean(Workbook?.Sheets?.[at]?.Hidden),
    top:
      rows[0] &&
      withMergedHeadings(textsOf(rows[0]), mergedIn(Sheets[name], rows[0][0]), () => usedColumns(rows.slice(1))),
    hasRows: rows.length > 1,
    *filledRows() {
      for (const row of rows) yield textsOf(row);
    },
  };
}

function inspect(book: WorkBook, columns: readonly FileColumn[]): Result<InspectedFile, FileProblem> {
  const choice = chooseList(
    book.SheetNames.map((name, at) => outlineOf(book, name, at)),
    columns,
  );
  if (choice.kind !== "list") return fail(choice);
  const { places, others } = choice;
  const name = book.SheetNames[choice.sheet] ?? "";
  const sheet = book.Sheets[name];
  const hidden = columns.find((_, at) => isHiddenLine(sheet?.["!cols"]?.[places[at] ?? -1]));
  if (hidden) return fail({ kind: "hiddenColumn", heading: hidden.heading });
  const [headings, ...filled] = filledRows(sheet);
  const rows = withoutCovered(filled, sheet?.["!merges"] ?? [], places);
  for (const row of rows) {
    const formula = formulaIn(row, places);
    if (formula) return fail(formula);
  }
  if (rows.length > FILE_ROWS_MAX) return fail({ kind: "tooManyRows" });
  const faults = rows.flatMap((row, at) =>
    faultsOfRow(sheet, row, columns, places).map((fault): CellFault => ({ ...fault, position: at + 1 })),
  );
  const unread = unreadColumns(
    headings?.[1] ?? [],
    [...usedColumns(filled)].filter((at) => !places.includes(at)),
  );
  return ok({
    rows: rows.length,
    faults,
    ...(unread.length > 0 && { unread }),
    ...(others > 0 && { sheet: name }),
  });
}

/** Returns the first formula in the columns of a row. */
export function formulaIn([r, row]: FilledRow, places: ListPlaces): FileProblem | undefined {
  const c = places.find((column) => isFormula(row[column]));
  return c === undefined ? undefined : { kind: "formula", cell: utils.encode_cell({ r, c }) };
}

/** A fault of a row, of which the caller knows the position in the list. */
type RowFault = UnreliableCell | { readonly kind: "hiddenRow"; readonly row: number };

/** Returns the cells of a row that are unreliable, and whether the row is hidden. */
export function faultsOfRow(
  sheet: WorkSheet | undefined,
  [index, row]: FilledRow,
  columns: readonly FileColumn[],
  places: ListPlaces,
): readonly RowFault[] {
  const faults: RowFault[] = [];
  for (const [at, column] of columns.entries()) {
    const place = places[at] ?? -1;
    const cell = row[place];
    const fault = cell && cellFault({ cell, name: utils.encode_cell({ r: index, c: place }) }, column);
    if (fault) faults.push(fault);
  }
  if (isHiddenLine(sheet?.["!rows"]?.[index])) faults.push({ kind: "hiddenRow", row: index + 1 });
  return faults;
}

export function withoutCovered(rows: readonly FilledRow[], merged: WorkSheet["!merges"] & object, places: ListPlaces) {
  if (merged.length === 0) return rows;
  const isCovered = coveredCells(merged, places);
  return rows.map(([r, row]): FilledRow => [r, row.map((cell, c) => (isCovered(r, c) ? undefined : cell))]);
}

/** Columns with content that is not part of the list, by their headings or letters. */
const unreadColumns = (headings: Row, columns: readonly number[]) =>
  [...columns]
    .sort((one, other) => one - other)
    .map((column) => ({
      letter: utils.encode_col(column),
      heading: plainText(textIn(headings[column]).slice(0, HEADING_MAX)),
    }));

export const textIn = (cell: CellObject | undefined): string => String(cell?.v ?? "");

export const isFilled = (cell: CellObject | undefined): boolean =>
  cell !== undefined && (isFormula(cell) || cell.t === "e" || textIn(cell).trim() !== "");
