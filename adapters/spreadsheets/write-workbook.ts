import { type CellObject, utils, write } from "xlsx";

/** The content of a sheet. Text columns keep leading zeros; amounts are written as numbers. */
export type Table = {
  readonly headings: readonly string[];
  readonly holds: readonly ("text" | "amount")[];
  /** Amounts are plain digits with two decimals, or the entered text if it is not an amount. */
  readonly rows: readonly (readonly string[])[];
};

const DECIMAL = /^\d{1,12}\.\d{2}$/;

export function writeWorkbook({ headings, holds, rows }: Table): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet([
    headings.map(textCell),
    ...rows.map((row) => row.map((text, at) => cellOf(text, holds[at]))),
  ]);
  sheet["!cols"] = headings.map((heading) => ({ wch: Math.max(14, heading.length + 4) }));
  const book = utils.book_new(sheet, "Rows");
  // With `type: "array"` the library returns bytes.
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

const cellOf = (text: string, holds: Table["holds"][number] | undefined): CellObject =>
  holds === "amount" && DECIMAL.test(text) ? { t: "n", v: Number(text), z: "0.00" } : textCell(text);

const textCell = (text: string): CellObject => ({ t: "s", v: text, z: "@" });
