import type { BulkFile } from "../../contract/bulk-files";
import type { Refusal } from "../core/handler";
import { sheetLimits } from "../limits/limits";
import { mapInSlices } from "../threads/in-slices";
import { hiddenIn, plainText } from "../wire/plain-text";
import { refuseFile } from "../wire/receive";
import { importedText, wrongCell } from "./imported-cell";
import { readSheet } from "./read-sheet";
import { type SheetFault, type SheetRow, textOf } from "./sheet";

/** An unchecked row of a list, with its fields named as in the contract. */
export type ListedRow = {
  readonly fields: Readonly<Record<string, string>>;
  /** Why the row cannot be read; its fields are ignored. */
  readonly wrong?: string;
};

const words: Readonly<Record<SheetFault, string>> = {
  notASpreadsheet: "This file is not an Excel workbook. Please fill in the template.",
  passwordProtected: "This workbook is protected by a password. Please remove the password and upload it again.",
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
  kind: BulkFile,
  { currency, companyId }: ListOwner,
): Promise<ListedRow[] | Refusal> {
  const reading = await readSheet(new Uint8Array(await file.arrayBuffer()), companyId);
  if ("fault" in reading) return refuseFile(words[reading.fault]);
  const [headings, ...rows] = reading.rows;
  if (!headings) return refuseFile(`This workbook is empty.${reading.hasOtherSheets ? ONLY_TOP_ROW : ""}${TEMPLATE}`);
  const places = placesOf(headings, kind);
  if (missingOf(places).length > 0) {
    const names = missingOf(places).join(", ");
    const isElsewhere = reading.hasOtherSheets || rows.some((row) => missingOf(placesOf(row, kind)).length === 0);
    return refuseFile(`These columns are missing: ${names}.${isElsewhere ? ONLY_TOP_ROW : ""}${TEMPLATE}`);
  }
  if (rows.length === 0) return refuseFile("This workbook names no beneficiaries.");
  return mapInSlices(rows, (row) => listedRow(row, places, currency));
}

const ONLY_TOP_ROW = " Only the first sheet and its top row are read.";
const TEMPLATE = " Please fill in the template.";

type Column = BulkFile["columns"][number];
/** A column with its index on the sheet; -1 if it is missing. */
type Place = Column & { readonly column: number };

/** Columns can be in any order; unknown columns are ignored. */
function placesOf({ cells }: SheetRow, { columns }: BulkFile): readonly Place[] {
  const given = cells.map((cell) => plain(textOf(cell)));
  return columns.map((column) => ({ ...column, column: given.indexOf(plain(column.heading)) }));
}

const missingOf = (places: readonly Place[]): readonly string[] =>
  places.filter(({ column, isOptional }) => column < 0 && !isOptional).map(({ heading }) => heading);

const plain = (heading: string): string => plainText(heading.replaceAll("*", "")).toLowerCase();

function listedRow({ cells }: SheetRow, places: readonly Place[], currency: string): ListedRow {
  const texts = places.map(
    (place) => [place.field, importedText(place, textOf(cells[place.column]), currency)] as const,
  );
  const fields = Object.fromEntries(texts);
  const [wrong] = places.flatMap(
    (place) => wrongCell(place, cells[place.column], fields) ?? hiddenIn(fields[place.field] ?? "") ?? [],
  );
  return wrong === undefined ? { fields } : { fields, wrong };
}
