import { unzipSync, zipSync } from "fflate";
import { type CellObject, utils, write } from "xlsx";

/** The content of a sheet. Text columns keep leading zeros; amounts are written as numbers. */
export type Table = {
  readonly headings: readonly string[];
  readonly holds: readonly ("text" | "amount")[];
  /**
   * Amounts are plain digits with two decimals, or the entered text if it is not an amount. Cells of another workbook are
   * written as they are.
   */
  readonly rows: readonly (readonly (string | CellObject)[])[];
};

const DECIMAL = /^\d{1,12}\.\d{2}$/;

export function writeWorkbook({ headings, holds, rows }: Table): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(
    [headings.map(textCell), ...rows.map((row) => row.map((text, at) => cellOf(text, holds[at])))],
    { dense: true },
  );
  sheet["!cols"] = headings.map((heading) => ({ wch: Math.max(14, heading.length + 4) }));
  const book = utils.book_new(sheet, "Rows");
  // With `type: "buffer"` the library returns bytes; "array" makes a text of them first, with an object for each byte.
  // Shared texts, because other texts are unescaped twice when read.
  const stored = write(book, { type: "buffer", bookType: "xlsx", compression: false, bookSST: true }) as Uint8Array;
  // The library packs 82,000 rows into 9 MB, fflate into 3 MB; an upload may have 5 MB.
  return zipSync(unzipSync(stored));
}

const cellOf = (text: string | CellObject, holds: Table["holds"][number] | undefined): CellObject =>
  typeof text === "object"
    ? text
    : holds === "amount" && DECIMAL.test(text)
      ? { t: "n", v: Number(text), z: "0.00" }
      : textCell(text);

/** A text such as INV_x2024_77 holds what readers of a workbook take for the escape of a character (ST_Xstring). */
const LIKE_AN_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
const textCell = (text: string): CellObject => ({ t: "s", v: text.replace(LIKE_AN_ESCAPE, "_x005F_"), z: "@" });
