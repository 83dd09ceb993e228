import { type CellObject, read, utils, type WorkSheet } from "xlsx";
import { FILE_ROWS_MAX, type FileProblem } from "../../domain/payments/bulk-file";
import { fail, ok, type Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/bulk-columns";
import { isZip, zipSize } from "./zip-size";

/** Far above what 100,000 rows unpack to, far below what a browser cannot bear. */
const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
const PARTS_MAX = 1000;

type Row = readonly (CellObject | undefined)[];

/** Opens a workbook as the bank will: the first sheet, its headings, and how many rows it lists below them. */
export function readWorkbook(
  bytes: Uint8Array,
  columns: readonly FileColumn[],
): Result<{ readonly rows: number }, FileProblem> {
  const problem = problemOfPackage(bytes);
  if (problem) return fail(problem);
  const sheet = firstSheetOf(bytes);
  return sheet.ok ? inspectSheet(sheet.value, columns) : sheet;
}

/** XLSX is a ZIP archive, XLS a file of Microsoft's older container; anything else is neither, whatever it is called. */
function problemOfPackage(bytes: Uint8Array): FileProblem | undefined {
  if (!isZip(bytes)) return isContainer(bytes) ? undefined : { kind: "notAWorkbook" };
  const size = zipSize(bytes);
  if (!size) return { kind: "notAWorkbook" };
  return size.bytes > UNPACKED_BYTES_MAX || size.parts > PARTS_MAX ? { kind: "unpacksTooLarge" } : undefined;
}

const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const isContainer = (bytes: Uint8Array): boolean => CONTAINER.every((byte, at) => bytes[at] === byte);

/** `nodim`: what a sheet claims to span is not believed. */
const options = { type: "array", dense: true, sheets: 0, nodim: true, cellHTML: false, cellText: false } as const;

function firstSheetOf(bytes: Uint8Array): Result<WorkSheet, FileProblem> {
  try {
    const book = read(bytes, options);
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    return sheet ? ok(sheet) : fail({ kind: "noRows" });
  } catch (error) {
    // The library tells the reason in words alone.
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return fail({ kind: isLocked ? "passwordProtected" : "notAWorkbook" });
  }
}

function inspectSheet(
  sheet: WorkSheet,
  columns: readonly FileColumn[],
): Result<{ readonly rows: number }, FileProblem> {
  // Asked for with `dense`, the cells stand in rows under this name; rows and cells that are empty are left out.
  const rows = (sheet["!data"] ?? []) as readonly (Row | undefined)[];
  const top = rows.findIndex((row) => row !== undefined && !isBlank(row));
  const headings = rows[top];
  if (!headings) return fail({ kind: "noRows" });
  const places = placesOf(headings, columns);
  const missing = columns
    .filter(({ isOptional }, at) => !isOptional && places[at] === -1)
    .map(({ heading }) => heading);
  if (missing.length > 0) return fail({ kind: "wrongColumns", missing });
  let count = 0;
  for (let at = top + 1; at < rows.length; at++) {
    const row = rows[at];
    if (!row || isBlank(row)) continue;
    const formula = places.find((place) => row[place]?.f !== undefined);
    if (formula !== undefined) return fail({ kind: "formula", cell: utils.encode_cell({ r: at, c: formula }) });
    count += 1;
    if (count > FILE_ROWS_MAX) return fail({ kind: "tooManyRows" });
  }
  return count === 0 ? fail({ kind: "noRows" }) : ok({ rows: count });
}

/** Where each column stands; -1 where it does not. */
function placesOf(headings: Row, columns: readonly FileColumn[]): readonly number[] {
  const told = Array.from(headings, (cell) => asHeading(String(cell?.v ?? "")));
  return columns.map(({ heading }) => told.indexOf(asHeading(heading)));
}

const asHeading = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

const isBlank = (row: Row): boolean =>
  row.every((cell) => cell?.f === undefined && String(cell?.v ?? "").trim() === "");
