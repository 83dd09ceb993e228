import { formatMinor, type Minor } from "../ledger/minor-units";
import { wireMoment } from "../values/wire-dates";
import type { PrintedCode } from "./code-block";

/** A typed cell value, so that each file format can write numbers and dates natively. */
export type Cell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "money"; readonly minor: Minor; readonly currency?: string | undefined }
  | { readonly kind: "day"; readonly at: Date }
  | { readonly kind: "moment"; readonly at: Date };

/** Values of a column with {@link Column.second}. */
type Pair = readonly [first: Cell, second: Cell];
export type Entry = Cell | Pair;

export const text = (written: string): Cell => ({ kind: "text", text: written });
export const day = (at: Date): Cell => ({ kind: "day", at });
export const moment = (at: Date): Cell => ({ kind: "moment", at });
/** An amount without a currency is in the currency of the document. */
export const money = (minor: Minor, currency?: string): Cell => ({ kind: "money", minor, currency });

export type Column = {
  readonly header: string;
  /** In characters of ordinary text. Columns fill the page in proportion to their widths. */
  readonly width: number;
  /** The longest text, such as an account number, that fits on one line of a printed page. Longer texts wrap. */
  readonly longest?: string;
  readonly align?: "right";
  /** A second value per entry: in the next column of a workbook, or in the next line on paper. */
  readonly second?: { readonly header: string; readonly width: number };
};

export const cellsOf = (entry: Entry): readonly Cell[] => ("kind" in entry ? [entry] : entry);

/** A long list with the bank's letterhead. Its rows arrive in parts, so no file is ever in memory as a whole. */
export type TableDocument = {
  readonly bankName: string;
  readonly title: string;
  /** Lines above the table: account, period, totals. */
  readonly facts: readonly (readonly [label: string, value: Cell])[];
  readonly columns: readonly Column[];
  /** Landscape, for tables with many columns. */
  readonly isWide?: boolean;
  readonly rows: AsyncIterable<readonly (readonly Entry[])[]>;
  /** Below the table on paper. A workbook or Word file has only its line, above the table. */
  readonly code?: PrintedCode | undefined;
};

/** The lines above the table in files without a QR code. */
export const factsWithLine = ({ facts, code }: TableDocument): TableDocument["facts"] =>
  code ? [...facts, [code.heading, text(code.line)]] : facts;

/** Formats a cell for printed pages. */
export function shown(cell: Cell): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "number":
      return String(cell.value);
    case "money":
      return [cell.currency, grouped(formatMinor(cell.minor))].filter(Boolean).join(" ");
    case "day":
      return wireMoment(cell.at).slice(0, 10);
    case "moment":
      return wireMoment(cell.at);
  }
}

/** Groups digits in threes: "1,250.00". */
const grouped = (amount: string): string => amount.replace(/\d(?=(\d{3})+\.)/g, "$&,");
