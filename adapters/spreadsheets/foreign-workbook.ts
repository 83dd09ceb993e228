import { type CellObject, SSF, utils, type WorkBook, type WorkSheet } from "xlsx";
import { withMergedHeadings } from "../../contract/list-sheet";
import { doubtfulIn, ISO_DATE, isErrorText, isHiddenLine, paddedDigits } from "../../contract/sheet-cells";
import { unpackedKind } from "../../contract/sheet-work";
import { readEntry } from "../../domain/entered-text";
import { formatMinor, parseAmount } from "../../domain/money";
import type { BulkField, BulkRow } from "../../domain/payments/bulk";
import { type CellFault, countsIn, FILE_ROWS_MAX, type FileProblem } from "../../domain/payments/bulk-file";
import type { BulkCategory } from "../../domain/payments/categories";
import { type ColumnSample, guessColumns } from "../../domain/payments/column-guess";
import {
  type CellMark,
  type ColumnMapping,
  type FieldSource,
  type ForeignTable,
  type LeftOutReason,
  type LeftOutRow,
  LISTED_MAX,
  type MappingCheck,
  type TableColumn,
} from "../../domain/payments/column-mapping";
import { findTables, leftOutReason, payeeField, splitSideBySide, titleOf } from "../../domain/payments/table-outline";
import { entryFormatOf, type RowProblems, rowProblems } from "../../domain/payments/typed-rows";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/payments/bulk-columns";
import { problemOfOpenDocument, readDelimited } from "./read-other-format";
import {
  type FilledRow,
  faultsOfRow,
  filledRows,
  formulaIn,
  HEADING_MAX,
  isFilled,
  mergedIn,
  openBook,
  textIn,
  usedColumns,
  withoutCovered,
} from "./read-workbook";
import { writeWorkbook } from "./write-workbook";
import { isZip } from "./zip-size";

/** Rows by which columns are guessed, and those that the user sees. */
const [SAMPLED_ROWS, SHOWN_ROWS] = [60, 6];
const LEFT_OUT_TEXT_MAX = 120;

/** A file in the format of the template, with the number that each of its rows has on the sheet of the original file. */
export type MappedWorkbook = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rowNumbers: readonly number[];
  readonly faults: readonly CellFault[];
};

export type ForeignFile = {
  readonly bytes: Uint8Array;
  /** Name of the file without its ending, which can describe the payments. */
  readonly title: string;
  /** A text file with separated cells. */
  readonly isDelimited: boolean;
  readonly category: BulkCategory;
  readonly columns: readonly FileColumn[];
};

type Sheet = { readonly name: string; readonly sheet: WorkSheet; readonly rows: readonly FilledRow[] };
/** A table with the rows that belong to it: those above its headings, up to the next table. */
type Table = { readonly shown: ForeignTable; readonly on: Sheet; readonly rows: readonly FilledRow[] };

/** A workbook of another program, kept in the worker while the user says which column is which. */
export class ForeignWorkbook {
  private constructor(
    private readonly file: ForeignFile,
    private readonly tables: readonly Table[],
  ) {}

  static open(file: ForeignFile): Result<ForeignWorkbook, FileProblem> {
    const unpacked = isZip(file.bytes) ? undefined : unpackedKind(file.bytes);
    if (file.isDelimited && unpacked === "webPage") return fail({ kind: unpacked });
    const isText = file.isDelimited || unpacked === "plainText";
    const book = isText ? openText(file.bytes) : openBook(file.bytes, problemOfOpenDocument);
    if (!book.ok) return book;
    if (book.value.Workbook?.WBProps?.date1904) countDaysFrom1900(book.value);
    const tables = sheetsOf(book.value).flatMap((sheet) => tablesOn(sheet, file));
    return tables.length > 0 ? ok(new ForeignWorkbook(file, tables)) : fail({ kind: "noTable" });
  }

  get shownTables(): readonly ForeignTable[] {
    return this.tables.map(({ shown }) => shown);
  }

  /** Reads all rows with a mapping, without writing anything. */
  check(mapping: ColumnMapping): MappingCheck {
    return this.read(mapping, () => {}).check;
  }

  /** Writes the rows into the template. Rows with marks are written too: the bank checks and the user corrects them. */
  write(mapping: ColumnMapping): Result<MappedWorkbook, FileProblem> {
    const { columns } = this.file;
    const cells: (readonly (string | CellObject)[])[] = [];
    const rowNumbers: number[] = [];
    const { check, faults } = this.read(mapping, (row, reader) => {
      rowNumbers.push(row[0] + 1);
      cells.push(columns.map(({ field }) => reader.cell(row, field)));
    });
    if (check.problem) return fail(check.problem);
    const bytes = writeWorkbook({
      headings: columns.map(({ heading }) => heading),
      holds: columns.map(({ holds }) => holds),
      rows: cells,
    });
    return ok({ bytes, faults, rowNumbers });
  }

  /** Reads the rows of the table; `onRow` receives each row that is paid. */
  private read(mapping: ColumnMapping, onRow: (row: FilledRow, reader: ReturnType<typeof readerOf>) => void) {
    const table = this.tables[mapping.table];
    if (!table) throw new Error("The file has no such table");
    const reader = readerOf(table, mapping, this.file);
    const takenBack = new Set(mapping.takenBack);
    const leftOut: LeftOutRow[] = [];
    const marks: CellMark[] = [];
    const faults: CellFault[] = [];
    let [rows, minor, leftOutCount, markCount] = [0, 0, 0, 0];
    let problem: FileProblem | undefined;
    for (const row of table.rows) {
      const position = row[0] + 1;
      if (reader.isBlank(row)) continue;
      const texts = reader.entries(row);
      const problems = reader.problems(row, texts);
      const reason = takenBack.has(position) ? undefined : reader.leftOut(row, problems);
      if (reason) {
        leftOutCount += 1;
        if (leftOut.length < LISTED_MAX)
          leftOut.push({ row: position, reason, text: shownRow(row, table.shown.columns) });
        continue;
      }
      rows += 1;
      problem ??= formulaIn(row, reader.places);
      const found = faultsOfRow(table.on.sheet, row, reader.columns, reader.places).map(
        (fault): CellFault => ({ ...fault, position }),
      );
      faults.push(...found);
      const counted = found.filter((fault) => countsIn(mapping.currency, fault));
      const marked = [...counted, ...reader.wrongForms(row, problems).filter(isAnotherCell(counted))];
      markCount += marked.length;
      if (marks.length < LISTED_MAX) marks.push(...marked);
      const amount = parseAmount(texts.amount ?? "");
      if (amount.ok && problems.amount !== TWO_READINGS) minor += amount.value.minor;
      onRow(row, reader);
    }
    if (rows === 0) problem ??= { kind: "noRows", isElsewhere: false };
    if (rows > FILE_ROWS_MAX) problem = { kind: "tooManyRows" };
    return { check: { rows, minor, leftOut, leftOutCount, marks, markCount, problem }, faults };
  }
}

/** A cell that is unreliable is not marked for its form too. */
const isAnotherCell =
  (faults: readonly CellFault[]) =>
  (mark: CellMark): boolean =>
    !("field" in mark && faults.some((fault) => "field" in fault && fault.field === mark.field));

/** Days from 1900 to 1904, when old workbooks of Apple's computers begin. The template counts from 1900. */
const DAYS_TO_1904 = 1462;

function countDaysFrom1900({ Sheets }: WorkBook): void {
  const cells = Object.values(Sheets).flatMap((sheet) => filledRows(sheet).flatMap(([, row]) => row));
  for (const cell of cells)
    if (cell?.t === "n" && typeof cell.v === "number" && SSF.is_date(String(cell.z ?? ""))) cell.v += DAYS_TO_1904;
}

function openText(bytes: Uint8Array): Result<WorkBook, FileProblem> {
  try {
    return ok(readDelimited(bytes));
  } catch {
    return fail({ kind: "tooMuchWork" });
  }
}

/** Returns the visible sheets with content. */
const sheetsOf = ({ SheetNames, Sheets, Workbook }: WorkBook): readonly Sheet[] =>
  SheetNames.flatMap((name, at) => {
    const sheet = Sheets[name];
    const rows = Workbook?.Sheets?.[at]?.Hidden ? [] : filledRows(sheet);
    return sheet && rows.length > 0 ? [{ name, sheet, rows }] : [];
  });

function tablesOn(on: Sheet, file: ForeignFile): readonly Table[] {
  const { sheet, rows } = on;
  const grid = function* () {
    for (const row of rows) yield { index: row[0], texts: headingTexts(row) };
  };
  const outlines = findTables(grid(), file.columns);
  return outlines.flatMap(({ heading, first, last }, at) => {
    const from = at === 0 ? 0 : (outlines[at - 1]?.last ?? 0) + 1;
    const within = rows.filter(([index]) => index >= from && index <= last);
    const body = within.filter(([index]) => index >= first);
    const headingRow = within.find(([index]) => index === heading?.index);
    const texts = headingRow
      ? withMergedHeadings(headingTexts(headingRow), mergedIn(sheet, headingRow[0]), () => usedColumns(body))
      : [];
    const used = usedColumns(body);
    const width = Math.max(texts.length, ...[...used].map((index) => index + 1));
    const all = Array.from(
      { length: width },
      (_, index): TableColumn => ({
        index,
        letter: utils.encode_col(index),
        heading: plainText((texts[index] ?? "").slice(0, HEADING_MAX)),
      }),
    );
    const isHidden = ({ index }: TableColumn) => isHiddenLine(sheet["!cols"]?.[index]);
    const usable = all.filter((column) => used.has(column.index) && !isHidden(column));
    const titles = within.filter(([index]) => index < (heading?.index ?? first)).flatMap(([, row]) => row.map(textIn));
    return splitSideBySide(usable, file.columns).map((indexes): Table => {
      const columns = usable.filter(({ index }) => indexes.includes(index));
      const samples = columns.map((column) => sampleOf(column, body));
      const shown: ForeignTable = {
        sheet: on.name,
        headingRow: heading && heading.index + 1,
        firstRow: first + 1,
        lastRow: last + 1,
        columns,
        unusable: all.flatMap((column) => {
          const reason =
            isHidden(column) && used.has(column.index) ? "hidden" : used.has(column.index) ? undefined : "empty";
          return reason && (reason === "hidden" || column.heading) ? [{ ...column, reason }] : [];
        }),
        firstRows: body.slice(0, SHOWN_ROWS).map(([index, row]) => ({
          row: index + 1,
          cells: columns.map((column) => shownText(row[column.index])),
        })),
        guesses: guessColumns(file.columns, samples, titleOf([...titles, on.name, file.title])),
      };
      return { shown, on, rows: within };
    });
  });
}

const headingTexts = ([, row]: FilledRow): readonly string[] =>
  Array.from(row, (cell) => textIn(cell).slice(0, HEADING_MAX));

const sampleOf = ({ index, heading }: TableColumn, rows: readonly FilledRow[]): ColumnSample => ({
  index,
  heading,
  texts: rows
    .slice(0, SAMPLED_ROWS)
    .map(([, row]) => shownText(row[index]))
    .filter((text) => text !== ""),
});

/** Returns what the spreadsheet shows, on one line. A number without a format has all its digits, unlike in Excel. */
function shownText(cell: CellObject | undefined): string {
  if (cell?.t !== "n" || typeof cell.v !== "number") return plainText(textIn(cell));
  const format = String(cell.z ?? "General");
  if (format === "General") return wholeNumber(cell.v);
  try {
    return plainText(SSF.format(format, cell.v));
  } catch {
    return String(cell.v);
  }
}

const TWO_READINGS = "Thousands or decimals? Other amounts have a decimal comma. Enter it with two decimals.";

/** Spreadsheets keep 15 digits. */
const wholeNumber = (value: number): string => String(Number(value.toPrecision(15)));

const shownRow = ([, row]: FilledRow, columns: readonly TableColumn[]): string =>
  plainText(
    columns
      .map(({ index }) => shownText(row[index]))
      .filter(Boolean)
      .join(" · "),
  ).slice(0, LEFT_OUT_TEXT_MAX);

/** Returns the functions that read the cells of a table with a mapping. */
function cellReaderOf(
  { shown, on, rows }: Table,
  { sources, currency }: ColumnMapping,
  columns: ForeignFile["columns"],
) {
  const headingOf = (index: number) => shown.columns.find((column) => column.index === index)?.heading ?? "";
  const placesOf = (field: BulkField): readonly number[] => {
    const source = sources[field];
    return source?.kind === "columns" ? source.columns : [];
  };
  /** The columns of the template under the headings of the file, one for each place. */
  const pairs = columns.flatMap((column) =>
    placesOf(column.field).map((place) => ({
      column: { ...column, heading: headingOf(place) || `column ${utils.encode_col(place)}` },
      place,
    })),
  );
  const places = pairs.map(({ place }) => place);
  const constants = constantsOf(sources);
  const uncovered = new Map(withoutCovered(rows, on.sheet["!merges"] ?? [], places));
  const cellsOf = (row: FilledRow) => uncovered.get(row[0]) ?? row[1];
  const labels = Object.fromEntries(
    columns.map(({ field, heading }) => [
      field,
      pairs.find(({ column }) => column.field === field)?.column.heading ?? heading,
    ]),
  ) as Record<BulkField, string>;

  const single = (row: FilledRow, field: BulkField): CellObject | undefined => {
    const [place = -1, ...others] = placesOf(field);
    return others.length === 0 ? cellsOf(row)[place] : undefined;
  };
  const text = (row: FilledRow, field: BulkField): string => {
    const cell = single(row, field);
    if (cell)
      return digitsOrText(
        cell,
        columns.find((column) => column.field === field),
      );
    const parts = placesOf(field).map((place) => shownText(cellsOf(row)[place]));
    return constants[field] ?? plainText(parts.filter(Boolean).join(" "));
  };
  /** The text as a field of a form would take it, or else as it is. */
  const entry = (row: FilledRow, field: BulkField): string => {
    const entered = text(row, field);
    if (field === "type") return entered.toLowerCase().replace(/[^a-z]/g, "");
    const type = field === "account" ? text(row, "type") : undefined;
    const read = readEntry(entryFormatOf(field, type, currency), entered);
    return read.ok ? read.value : entered;
  };
  return { columns: pairs.map(({ column }) => column), places, placesOf, labels, single, text, entry };
}

/** Returns the functions that read a row of a table with a mapping. */
function readerOf(table: Table, mapping: ColumnMapping, { category, columns }: ForeignFile) {
  const { shown, rows } = table;
  const reader = cellReaderOf(table, mapping, columns);
  const { labels, single, text } = reader;
  const fields = columns.map(({ field }) => field);
  const payee = payeeField(fields);
  /** A required field without a source is asked for once, not in each row. */
  const isChecked = (name: string) =>
    columns.some(({ field, isOptional }) => field === name && (isOptional || mapping.sources[field] !== undefined));
  const isDoubtful = doubtfulIn(rows.map((row) => text(row, "amount")));
  const entries = (row: FilledRow): BulkRow["texts"] =>
    Object.fromEntries(fields.map((field) => [field, reader.entry(row, field)]));
  return {
    columns: reader.columns,
    places: reader.places,
    entries,
    isBlank: ([, row]: FilledRow): boolean => !shown.columns.some(({ index }) => isFilled(row[index])),
    problems: (row: FilledRow, texts: BulkRow["texts"]): RowProblems => {
      const problems = isDoubtful?.(text(row, "amount")) ? { amount: TWO_READINGS } : {};
      return Object.fromEntries(
        Object.entries({ ...rowProblems(category, texts, labels), ...problems }).filter(([field]) => isChecked(field)),
      );
    },
    leftOut: (row: FilledRow, problems: RowProblems): LeftOutReason | undefined => {
      const [index, whole] = row;
      if (index + 1 === shown.headingRow) return "headings";
      if (index + 1 < shown.firstRow) return "title";
      const written = text(row, payee);
      if (written !== "" && !problems[payee]) return undefined;
      return leftOutReason({
        texts: shown.columns.map((column) => shownText(whole[column.index])),
        headings: shown.columns.map(({ heading }) => heading),
        payee: written,
        name: text(row, "name"),
        amount: text(row, "amount"),
      });
    },
    wrongForms: (row: FilledRow, problems: RowProblems): readonly CellMark[] =>
      Object.entries(problems).map(([name, problem]) => {
        const field = name as BulkField;
        const [place] = reader.placesOf(field);
        return {
          kind: "form" as const,
          position: row[0] + 1,
          field,
          heading: labels[field],
          cell: place === undefined ? undefined : utils.encode_cell({ r: row[0], c: place }),
          text: text(row, field),
          problem,
        };
      }),
    cell: (row: FilledRow, field: BulkField): string | CellObject => {
      const cell = single(row, field);
      // No bank takes it for an amount then, so the user has to correct it.
      if (field === "amount" && isDoubtful?.(text(row, field))) return `${text(row, field)}?`;
      return (cell && writtenCell(cell, field)) ?? text(row, field);
    },
  };
}

const constantsOf = (sources: ColumnMapping["sources"]): { readonly [Field in BulkField]?: string } =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([field, source]: [string, FieldSource]) =>
      source.kind === "value" ? [[field, source.text]] : [],
    ),
  );

/** Returns the digits that a format shows with zeros in front, a number as it is, or the shown text. */
function digitsOrText(cell: CellObject, column: FileColumn | undefined): string {
  if (cell.t !== "n" || typeof cell.v !== "number" || (column?.holds === "text" && !column.digits))
    return shownText(cell);
  const value = wholeNumber(cell.v);
  return (column?.digits && paddedDigits(shownText(cell), value)) ?? value;
}

/**
 * Returns a cell as it is, so that the bank reads it by the rules of the original file. Errors and dates without a number
 * become texts. Amounts in text without a currency become numbers.
 */
function writtenCell(cell: CellObject, field: BulkField): string | CellObject | undefined {
  if (cell.t === "n") return { t: "n", v: cell.v ?? "", ...(cell.z !== undefined && { z: cell.z }) };
  // The value of an error is its code, which would pass for an amount.
  if (cell.t === "e") return "#N/A";
  if (String(cell.t) === ISO_DATE || isErrorText(textIn(cell))) return textIn(cell);
  if (field !== "amount") return undefined;
  const read = readEntry({ kind: "amount", currency: "" }, textIn(cell));
  const amount = read.ok ? parseAmount(read.value) : undefined;
  return amount?.ok ? formatMinor(amount.value) : undefined;
}
