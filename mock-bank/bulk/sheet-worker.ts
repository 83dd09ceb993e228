import { workerData } from "node:worker_threads";
import { type CellObject, CFB, parse_xlscfb, parse_zip, type Unpacked, type WorkBook } from "xlsx";
import { isTooMuchRecords, isTooMuchWork } from "../../contract/sheet-work";
import { sheetLimits } from "../limits/limits";
import { lowerPriority } from "../threads/lower-priority";
import { sendInSlices } from "../threads/send-in-slices";
import type { SheetTask } from "./read-sheet";
import { type SheetFault, type SheetReading, type SheetRow, textOf } from "./sheet";
import { readCell } from "./sheet-cell";
import { unpackedSize } from "./unpacked-size";

// Runs in its own thread, one per file: a file that crashes the thread does not stop the bank.

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Maximum characters of all cells together: a sheet exceeds its unpacked size only by repeating shared texts. */
const TEXTS_LENGTH_MAX = sheetLimits.unpackedBytes;

lowerPriority();
// Only `readSheet` starts this thread.
const { file, unpackedMax } = workerData as SheetTask;
const reading = readFirstSheet(Buffer.from(file));
if ("fault" in reading) sendInSlices(reading);
else sendInSlices({ hasOtherSheets: reading.hasOtherSheets }, reading.rows);

function readFirstSheet(file: Buffer): SheetReading {
  const isZip = file.subarray(0, ZIP.length).equals(ZIP);
  if (!isZip && !file.subarray(0, OLE.length).equals(OLE)) return { fault: "notASpreadsheet" };
  if (isZip && !file.includes("xl/workbook.xml")) return { fault: "notASpreadsheet" };
  const refused = isZip ? refuseUnread(file) : undefined;
  if (refused) return { fault: refused };
  const opened = open(file, isZip);
  if ("fault" in opened) return opened;
  // `dense` stores cells as arrays of rows; `nodim` ignores the size that the sheet declares.
  const data = (opened.Sheets[opened.SheetNames[0] ?? ""]?.["!data"] ?? []) as (CellObject | undefined)[][];
  const date1904 = opened.Workbook?.WBProps?.date1904 === true;
  // The keys, because a row can claim the number one billion.
  const rows = Object.keys(data).flatMap((index) => rowOf(data[Number(index)], { index: Number(index), date1904 }));
  if (rows.length > sheetLimits.rows + 1) return { fault: "tooManyRows" };
  return lengthOf(rows) > TEXTS_LENGTH_MAX
    ? { fault: "tooMuch" }
    : { rows, hasOtherSheets: opened.SheetNames.length > 1 };
}

/**
 * Only exceptions of the library mean that the file is not a spreadsheet; our own errors must not be mistaken for that.
 */
function open(file: Buffer, isZip: boolean): WorkBook | { readonly fault: SheetFault } {
  try {
    const unpacked: Unpacked = CFB.read(file, { type: "buffer" });
    if (isTooMuch(unpacked, isZip)) return { fault: "tooMuchWork" };
    if (CFB.find(unpacked, "EncryptedPackage")) return { fault: "passwordProtected" };
    return (isZip ? parse_zip : parse_xlscfb)(unpacked, {
      dense: true,
      sheets: 0,
      nodim: true,
      cellText: false,
      cellHTML: false,
      cellNF: true,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { fault: isLocked ? "passwordProtected" : "notASpreadsheet" };
  }
}

/** Counts the work of all parts before any of them is parsed. */
function isTooMuch({ FullPaths, FileIndex }: Unpacked, isZip: boolean): boolean {
  const parts = FileIndex.map(({ content = new Uint8Array() }, at) => ({ name: FullPaths[at] ?? "", content }));
  if (isZip) return isTooMuchWork(parts);
  return parts.some(({ name, content }) => /\/(?:Workbook|Book)$/i.test(name) && isTooMuchRecords(content));
}

/** Refuses oversized files by their unpacked size and row count, before any cell is parsed. */
function refuseUnread(archive: Buffer): SheetFault | undefined {
  let rowsMax = 0;
  const size = unpackedSize(archive, unpackedMax, (part) => {
    rowsMax = Math.max(rowsMax, rowsWithin(part));
  });
  if (size === undefined) return "tooMuch";
  return rowsMax > sheetLimits.rows + 1 ? "tooManyRows" : undefined;
}

/** Counts rows with content: an empty row has no closing tag. */
function rowsWithin(part: Buffer): number {
  const ends = /<\/(?:\w{1,20}:)?row>/g;
  const text = part.toString("latin1");
  let count = 0;
  while (ends.test(text)) count++;
  return count;
}

/** A hoisted function, like all below, because the sheet is read before the module has finished loading. */
function lengthOf(rows: readonly SheetRow[]): number {
  return rows.reduce((sum, { cells }) => sum + cells.reduce((length, cell) => length + textOf(cell).length, 0), 0);
}

/** Omits empty rows. */
function rowOf(
  cells: readonly (CellObject | undefined)[] | undefined,
  { index, date1904 }: { readonly index: number; readonly date1904: boolean },
): SheetRow[] {
  if (!cells) return [];
  const width = Math.min(cells.length, sheetLimits.columns);
  const read = Array.from({ length: width }, (_, column) => readCell(cells[column], date1904));
  return read.some((cell) => cell !== "") ? [{ number: index + 1, cells: read }] : [];
}
