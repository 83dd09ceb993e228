import type { BulkFile } from "../../adapters/bank-api/contract/bulk-files";
import { isRefusal, type Refusal } from "../handler";
import { refuseFile } from "../wire/receive";
import { readSheet } from "./read-sheet";
import { SHEET_ROWS_MAX, type SheetFault, type SheetRow } from "./sheet";

/** One payee as a list names them, before anything is checked: fields by their names in the contract. */
export type ListedRow = {
  readonly fields: Readonly<Record<string, string>>;
  /** What makes it unreadable, whatever it says. */
  readonly wrong?: string;
};

const words: Readonly<Record<SheetFault, string>> = {
  notASpreadsheet: "This file is not an Excel workbook. Please fill in the template.",
  passwordProtected: "This workbook is protected by a password. Please remove the password and upload it again.",
  tooMuch: "This workbook is too large to be read. Please fill in the template.",
  tooManyRows: `This workbook has more than ${SHEET_ROWS_MAX.toLocaleString("en")} rows.`,
  busy: "Too many files are being read at the moment. Please upload it again in a minute.",
  tooSlow: "This workbook takes too long to read. Please copy its rows into the template.",
};

/** The rows of an uploaded list, in their order; or why there are none (specification 2, section 8). */
export async function readList(file: File, kind: BulkFile): Promise<ListedRow[] | Refusal> {
  const reading = await readSheet(new Uint8Array(await file.arrayBuffer()));
  if ("fault" in reading) return refuseFile(words[reading.fault]);
  const [headings, ...rows] = reading.rows;
  const places = headings && placesOf(headings, kind);
  if (!places) return refuseFile("This workbook is empty. Please fill in the template.");
  if (isRefusal(places)) return places;
  if (rows.length === 0) return refuseFile("This workbook names no beneficiaries.");
  return rows.map((row) => listedRow(row, places));
}

type Place = { readonly heading: string; readonly field: string; readonly column: number };

/** Headings are found wherever they stand; those that nobody asked for are left alone. */
function placesOf({ cells }: SheetRow, { columns }: BulkFile): Place[] | Refusal {
  const given = cells.map((cell) => plain(cell ?? ""));
  const missing = columns.filter(({ heading, isOptional }) => !isOptional && !given.includes(plain(heading)));
  if (missing.length > 0) {
    const names = missing.map(({ heading }) => heading).join(", ");
    return refuseFile(`These columns are missing: ${names}. Please fill in the template.`);
  }
  return columns.map(({ heading, field }) => ({ heading, field, column: given.indexOf(plain(heading)) }));
}

const plain = (heading: string): string => heading.toLowerCase().replace(/\s+/g, " ").trim();

function listedRow({ cells }: SheetRow, places: readonly Place[]): ListedRow {
  const fields = Object.fromEntries(places.map(({ field, column }) => [field, cells[column] ?? ""]));
  const formula = places.find(({ column }) => cells[column] === null);
  if (!formula) return { fields };
  return { fields, wrong: `${formula.heading} holds a formula. Please enter the value itself.` };
}
