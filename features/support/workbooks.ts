import { readFileSync } from "node:fs";
import { read, utils, write } from "xlsx";

export type UploadFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Rows = readonly (readonly string[])[];

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const fileOf = (name: string, buffer: Buffer): UploadFile => ({ name, mimeType: XLSX, buffer });

/** Creates a workbook from these rows, headings first; `the number 5` becomes a numeric cell. */
export function workbookOf(rows: Rows, name = "payees.xlsx"): UploadFile {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
  return fileOf(name, bytesOf(utils.book_new(sheet, "Rows"), name.endsWith(".xls") ? "xls" : "xlsx"));
}

const NUMBER = "the number ";
const cellOf = (text: string) => (text.startsWith(NUMBER) ? Number(text.slice(NUMBER.length)) : text);

/** Adds rows below the headings of a downloaded template. */
export function fillInTemplate(path: string, rows: Rows): UploadFile {
  const book = read(readFileSync(path));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (!sheet) throw new Error("The template has no sheet");
  utils.sheet_add_aoa(
    sheet,
    rows.map((row) => [...row]),
    { origin: -1 },
  );
  return fileOf("payees.xlsx", bytesOf(book, "xlsx"));
}

const bytesOf = (book: ReturnType<typeof utils.book_new>, bookType: "xls" | "xlsx"): Buffer =>
  // With `type: "buffer"` the library returns a Buffer.
  write(book, { type: "buffer", bookType }) as Buffer;
