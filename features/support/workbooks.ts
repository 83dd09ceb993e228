import { readFileSync } from "node:fs";
import { read, utils, write } from "xlsx";

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Rows = readonly (readonly string[])[];

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const fileOf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: XLSX, buffer });

/** A workbook with these rows, the headings first; `the number 5` is a cell that holds a number. */
export function workbookOf(rows: Rows, name = "payees.xlsx"): ChosenFile {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
  return fileOf(name, bytesOf(utils.book_new(sheet, "Rows"), name.endsWith(".xls") ? "xls" : "xlsx"));
}

const NUMBER = "the number ";
const cellOf = (text: string) => (text.startsWith(NUMBER) ? Number(text.slice(NUMBER.length)) : text);

/** A downloaded template with rows typed below its headings. */
export function filledIn(path: string, rows: Rows): ChosenFile {
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
  // Asked for as a buffer, it is one.
  write(book, { type: "buffer", bookType }) as Buffer;
