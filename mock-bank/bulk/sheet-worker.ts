import { parentPort, workerData } from "node:worker_threads";
import { type CellObject, read } from "xlsx";
import { SHEET_ROWS_MAX, type SheetReading, type SheetRow } from "./sheet";
import { unpackedSize } from "./unpacked-size";

/** Runs in a thread of its own, one for each file: whatever a file does to it, the bank goes on. */
const UNPACKED_BYTES_MAX = 160 * 1024 * 1024;
const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Columns further right are nobody's: no list has a tenth of them. */
const COLUMNS_MAX = 50;
/** Digits that a number in a spreadsheet holds for certain. */
const EXACT_DIGITS = 15;

// Given by `readSheet`, and by nobody else.
parentPort?.postMessage(readFirstSheet(Buffer.from(workerData as Uint8Array)));

function readFirstSheet(file: Buffer): SheetReading {
  const isZip = file.subarray(0, ZIP.length).equals(ZIP);
  if (!isZip && !file.subarray(0, OLE.length).equals(OLE)) return { fault: "notASpreadsheet" };
  if (isZip && !file.includes("xl/workbook.xml")) return { fault: "notASpreadsheet" };
  if (isZip && unpackedSize(file, UNPACKED_BYTES_MAX) === undefined) return { fault: "tooMuch" };
  try {
    const { SheetNames, Sheets } = read(file, {
      type: "buffer",
      dense: true,
      sheets: 0,
      nodim: true,
      cellText: false,
      cellHTML: false,
    });
    // With `dense` the rows stand in a list of their own; with `nodim` what size the sheet claims is not believed.
    const data = (Sheets[SheetNames[0] ?? ""]?.["!data"] ?? []) as (CellObject | undefined)[][];
    const rows = data.flatMap(rowOf);
    return rows.length > SHEET_ROWS_MAX + 1 ? { fault: "tooManyRows" } : { rows };
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { fault: isLocked ? "passwordProtected" : "notASpreadsheet" };
  }
}

/** Rows without anything are left out. */
function rowOf(cells: readonly (CellObject | undefined)[] | undefined, index: number): SheetRow[] {
  if (!cells) return [];
  const texts = Array.from({ length: Math.min(cells.length, COLUMNS_MAX) }, (_, column) => textOf(cells[column]));
  return texts.some((text) => text !== "") ? [{ number: index + 1, cells: texts }] : [];
}

function textOf(cell: CellObject | undefined): string | null {
  if (!cell || cell.t === "z") return "";
  if (cell.f !== undefined) return null;
  if (cell.t === "n" && typeof cell.v === "number") return String(Number(cell.v.toPrecision(EXACT_DIGITS)));
  return String(cell.v ?? "").trim();
}
