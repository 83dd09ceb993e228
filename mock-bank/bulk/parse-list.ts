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
import { chooseList, readable, type SheetOutline, withMergedHeadings } from "../../contract/list-sheet";
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
import { sheetLimits } from "../limits/limits";
import { plainText } from "../wire/plain-text";
import type { SheetTask } from "./read-sheet";
import { type ListReading, type SheetFault, type SheetRow, textOf } from "./sheet";
import { readCell } from "./sheet-cell";
import { claimedSize, faultOfArchive } from "./unpacked-size";

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Maximum characters of all cells together: a sheet exceeds its unpacked size only by repeating shared texts. */
const TEXTS_LENGTH_MAX = sheetLimits.unpackedBytes;

/** Finds the list in a workbook and reads its rows. */
export function parseList({ file: bytes, columns, unpackedMax }: SheetTask): ListReading {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = file.subarray(0, ZIP.length).equals(ZIP);
  if (!isZip && !file.subarray(0, OLE.length).equals(OLE)) return fault(unpackedKind(file) ?? "notASpreadsheet");
  const refused = isZip ? refuseUnread(file, unpackedMax) : undefined;
  if (refused) return fault(refused);
  const book = open(file, isZip);
  if ("kind" in book) return book;
  const choice = chooseList(
    book.SheetNames.map((name, at) => outlineOf(book, name, at)),
    columns,
  );
  if (choice.kind !== "list") return choice;
  const sheet = book.Sheets[book.SheetNames[choice.sheet] ?? ""];
  const hidden = columns.find((_, at) => isHiddenLine(sheet?.["!cols"]?.[choice.places[at] ?? -1]));
  if (hidden) return { kind: "hiddenColumn", heading: hidden.heading };
  const rows = rowsBelowHeadings(sheet, choice.places, book.Workbook?.WBProps?.date1904 === true);
  if (rows.length > sheetLimits.rows) return fault("tooManyRows");
  return lengthOf(rows) > TEXTS_LENGTH_MAX ? fault("tooMuch") : { kind: "list", rows };
}

const fault = (kind: SheetFault) => ({ kind: "fault", fault: kind }) as const;

/**
 * `dense` stores cells as arrays of rows; `nodim` ignores the size that the sheet declares. `cellStyles` reads which rows
 * and columns are hidden; with it the library would also make an object for each blank cell, which the setter prevents.
 */
const options: ParsingOptions = {
  dense: true,
  nodim: true,
  cellText: false,
  cellHTML: false,
  cellNF: true,
  cellStyles: true,
  get sheetStubs() {
    return false;
  },
  set sheetStubs(_) {},
};

/**
 * Only exceptions of the library mean that the file is not a spreadsheet; our own errors must not be mistaken for that.
 */
function open(file: Buffer, isZip: boolean): WorkBook | ReturnType<typeof fault> {
  try {
    const unpacked: Unpacked = CFB.read(isZip ? withSizesOfDirectory(file) : file, { type: "buffer" });
    const parts = unpacked.FileIndex.map(({ content = new Uint8Array() }, at) => ({
      name: unpacked.FullPaths[at] ?? "",
      content,
    }));
    if (isZip && isOtherFormat(parts)) return fault("otherProgram");
    if (isTooMuch(parts, isZip)) return fault("tooMuchWork");
    if (parts.some(({ name, content }) => isXlsStream(name) && hasUnknownLetters(content))) return fault("oldLetters");
    if (CFB.find(unpacked, "EncryptedPackage")) return fault("passwordProtected");
    return isZip ? parse_zip(withReadableParts(unpacked), options) : parse_xlscfb(unpacked, options);
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return fault(isLocked ? "passwordProtected" : "notASpreadsheet");
  }
}

const withReadableParts = (unpacked: Unpacked): Unpacked => ({
  ...unpacked,
  FileIndex: unpacked.FileIndex.map((part) => (part.content ? { ...part, content: readablePart(part.content) } : part)),
});

const isXlsStream = (name: string): boolean => /\/(?:Workbook|Book)$/i.test(name);

/** Counts the work of all parts before any of them is parsed. */
function isTooMuch(parts: readonly SheetPart[], isZip: boolean): boolean {
  if (isZip) return isTooMuchWork(parts);
  return parts.some(({ name, content }) => isXlsStream(name) && isTooMuchRecords(content));
}

/** Refuses oversized files by their unpacked size and row count, before any cell is parsed. */
function refuseUnread(archive: Buffer, unpackedMax: number): SheetFault | undefined {
  // The library makes room for as many bytes as a part claims.
  if (claimedSize(archive) > unpackedMax) return "tooMuch";
  let rowsMax = 0;
  const found = faultOfArchive(archive, unpackedMax, (part) => {
    rowsMax = Math.max(rowsMax, filledRowsWithin(part));
  });
  if (found) return found;
  return rowsMax > sheetLimits.rows + 1 ? "tooManyRows" : undefined;
}

/** Counts rows with a value. Rows of a formatted range are often blank. */
function filledRowsWithin(part: Buffer): number {
  const valuesAndEnds = /<(?:\w{1,20}:)?(?:v|is|f)[\s>/]|<(\/)(?:\w{1,20}:)?row>/g;
  const text = part.toString("latin1");
  let count = 0;
  let isFilled = false;
  for (let found = valuesAndEnds.exec(text); found; found = valuesAndEnds.exec(text)) {
    if (found[1] && isFilled) count++;
    isFilled = !found[1];
  }
  return count;
}

type Cells = readonly (CellObject | undefined)[];

/** The rows with content and their indexes. By keys, because a row can claim the number one billion. */
function filledRows(sheet: WorkSheet | undefined): readonly (readonly [index: number, cells: Cells])[] {
  const data = (sheet?.["!data"] ?? []) as readonly Cells[];
  return Object.keys(data).flatMap((index) => {
    const cells = readable(data[Number(index)] ?? []);
    return cells.some(isFilled) ? [[Number(index), cells] as const] : [];
  });
}

const isFilled = (cell: CellObject | undefined): boolean =>
  cell !== undefined && (isFormula(cell) || cell.t === "e" || String(cell.v ?? "").trim() !== "");

/** Merged cells of a row, as columns from and to. */
const mergedIn = (sheet: WorkSheet | undefined, row: number): readonly (readonly [from: number, to: number])[] =>
  (sheet?.["!merges"] ?? []).flatMap(({ s, e }) => (s.r === row && e.c > s.c ? [[s.c, e.c] as const] : []));

function usedColumns([, ...rows]: readonly (readonly [index: number, cells: Cells])[]): ReadonlySet<number> {
  const used = new Set<number>();
  for (const [, cells] of rows) for (const [column, cell] of cells.entries()) if (isFilled(cell)) used.add(column);
  return used;
}

function outlineOf({ Sheets, Workbook }: WorkBook, name: string, at: number): SheetOutline {
  const rows = filledRows(Sheets[name]);
  const textsOf = ([, cells]: (typeof rows)[number]) =>
    Array.from(cells, (cell) => plainText(textOf(readCell(cell, { date1904: false, at: "" }))));
  return {
    name,
    isHidden: Boolean(Workbook?.Sheets?.[at]?.Hidden),
    top: rows[0] && withMergedHeadings(textsOf(rows[0]), mergedIn(Sheets[name], rows[0][0]), () => usedColumns(rows)),
    hasRows: rows.length > 1,
    *filledRows() {
      for (const row of rows) yield textsOf(row);
    },
  };
}

function rowsBelowHeadings(sheet: WorkSheet | undefined, places: readonly number[], date1904: boolean): SheetRow[] {
  const isCovered = coveredCells(sheet?.["!merges"] ?? [], places);
  return filledRows(sheet)
    .slice(1)
    .map(([index, cells]) => ({
      number: index + 1,
      isHidden: isHiddenLine(sheet?.["!rows"]?.[index]),
      cells: places.map((c) =>
        readCell(isCovered(index, c) ? undefined : cells[c], {
          date1904,
          at: c < 0 ? "" : utils.encode_cell({ r: index, c }),
        }),
      ),
    }));
}

const lengthOf = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((length, cell) => length + textOf(cell).length, 0), 0);
