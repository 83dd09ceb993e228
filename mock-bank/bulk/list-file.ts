import type { BulkFile } from "../../contract/bulk-files";
import { doubtfulIn } from "../../contract/sheet-cells";
import type { Refusal } from "../core/handler";
import { sheetLimits } from "../limits/limits";
import { mapInSlices } from "../threads/in-slices";
import { hiddenIn, otherLetterIn } from "../wire/plain-text";
import { refuseFile } from "../wire/receive";
import { importedText, shownTextOf, wrongCell } from "./imported-cell";
import { readSheet } from "./read-sheet";
import type { ListReading, SheetCell, SheetFault, SheetRow } from "./sheet";

/** An unchecked row of a list, with its fields named as in the contract. */
export type ListedRow = {
  readonly fields: Readonly<Record<string, string>>;
  /** Why the row cannot be read; its fields are ignored. */
  readonly wrong?: string;
};

const words: Readonly<Record<SheetFault, string>> = {
  notASpreadsheet: "This file is not an Excel workbook. Please fill in the template.",
  otherProgram:
    "This is a workbook of another kind, such as XLSB, ODS or Numbers. Please export or save it as XLSX and upload that.",
  webPage:
    "This is a web page with the name of a workbook. Please open it in a spreadsheet program, save it as XLSX and upload that.",
  plainText:
    "This is a text file with the name of a workbook. Please open it in a spreadsheet program, save it as XLSX and upload that.",
  damaged: "This workbook is damaged, or not complete. Please save it again and upload it.",
  passwordProtected:
    "This workbook is encrypted: it has a password or is protected. Please save it without both and upload it again.",
  oldLetters:
    "This workbook is of a form older than Excel 97, whose letters cannot be told. Please save it as XLSX and upload that.",
  tooMuch: "This workbook is too large to be read. Please fill in the template.",
  tooMuchWork:
    "This workbook has more links, names, formats, merged cells or formulas than a list needs. Please copy its rows into the template.",
  tooManyRows: `This workbook has more than ${sheetLimits.rows.toLocaleString("en")} rows.`,
  busy: "Too many files are being read at the moment. Please upload it again in a minute.",
  tooSlow: "This workbook takes too long to read. Please copy its rows into the template.",
};

type ListOwner = {
  readonly companyId: string;
  /** The currency of the account that pays. */
  readonly currency: string;
};

/** Returns the rows of an uploaded list in order, or why the file is refused (specification 2, section 8). */
export async function readList(
  file: File,
  { columns }: BulkFile,
  { currency, companyId }: ListOwner,
): Promise<ListedRow[] | Refusal> {
  return listedRows(await readSheet(new Uint8Array(await file.arrayBuffer()), columns, companyId), columns, currency);
}

export async function listedRows(
  reading: ListReading,
  columns: BulkFile["columns"],
  currency: string,
): Promise<ListedRow[] | Refusal> {
  if (reading.kind !== "list") return refuseFile(reasonOf(reading));
  const amountAt = columns.findIndex(({ holds }) => holds === "amount");
  const isDoubtful = doubtfulIn(reading.rows.map(({ cells }) => writtenText(cells[amountAt])));
  return mapInSlices(reading.rows, (row) => listedRow(row, columns, { currency, isDoubtful }));
}

const VISIBLE_TOP_ROW = " Only visible sheets are read, with the headings in their top row.";
const TEMPLATE = " Please fill in the template.";

function reasonOf(reading: Exclude<ListReading, { readonly kind: "list" }>): string {
  switch (reading.kind) {
    case "fault":
      return words[reading.fault];
    case "noRows":
      return `This workbook names no beneficiaries.${reading.isElsewhere ? VISIBLE_TOP_ROW : ""}${TEMPLATE}`;
    case "wrongColumns":
      return `These columns are missing: ${reading.missing.join(", ")}.${reading.isElsewhere ? VISIBLE_TOP_ROW : ""}${TEMPLATE}`;
    case "headingTwice":
      return `This workbook has two columns with the heading ${reading.heading}. Please keep the right one.`;
    case "hiddenColumn":
      return `The column ${reading.heading} is hidden. Please show it, and upload the file again.`;
    case "severalLists":
      return `This workbook has lists on several sheets: ${reading.sheets.join(", ")}. Please hide or delete all but one.`;
  }
}

type Column = BulkFile["columns"][number];

/** The currency of the amounts, and whether one of them can be read in two ways. */
type Amounts = { readonly currency: string; readonly isDoubtful: ReturnType<typeof doubtfulIn> };

const writtenText = (cell: SheetCell | undefined): string => (typeof cell === "string" ? cell : "");

function listedRow(
  { number, isHidden, cells }: SheetRow,
  columns: readonly Column[],
  { currency, isDoubtful }: Amounts,
): ListedRow {
  const cellsOf = columns.map((column, at) => ({ column, cell: cells[at] }));
  const fields = Object.fromEntries(
    cellsOf.map(({ column, cell }) => [column.field, importedText(column, shownTextOf(column, cell), currency)]),
  );
  const wrong = cellsOf.flatMap(({ column, cell }) => {
    const text = fields[column.field] ?? "";
    const letter = column.digits || column.holds === "amount" ? otherLetterIn(text) : undefined;
    if (column.holds === "amount" && isDoubtful?.(writtenText(cell)))
      return `${column.heading} ${text} can have thousands or decimals: other amounts have a decimal comma. Enter it with two decimals.`;
    return wrongCell(column, cell, currency) ?? letter ?? hiddenIn(text) ?? [];
  });
  if (isHidden) wrong.push(`Row ${number} of the sheet is hidden. Show it, or leave it out.`);
  return wrong.length === 0 ? { fields } : { fields, wrong: wrong.join(" ") };
}
