import { type Minor, toText } from "../ledger/amounts";
import { wireMoment } from "../requests/wire-dates";

/** What stands in one cell: written by each kind of file in its own way, so that a figure stays a figure. */
export type Cell =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "money"; readonly minor: Minor; readonly currency?: string | undefined }
  | { readonly is: "day"; readonly at: Date }
  | { readonly is: "moment"; readonly at: Date };

/** Of a column with a {@link Column.second} value, both values. */
type Pair = readonly [first: Cell, second: Cell];
export type Entry = Cell | Pair;

export const text = (written: string): Cell => ({ is: "text", text: written });
export const day = (at: Date): Cell => ({ is: "day", at });
export const moment = (at: Date): Cell => ({ is: "moment", at });
/** An amount without a currency is in that of the whole document. */
export const money = (minor: Minor, currency?: string): Cell => ({ is: "money", minor, currency });

export type Column = {
  readonly header: string;
  /** In characters of ordinary text; pages are filled in proportion. */
  readonly width: number;
  /** The longest text that paper shows in one line, such as an account number; longer ones wrap. */
  readonly longest?: string;
  readonly align?: "right";
  /** A second value of each entry: a workbook gives it the next column, paper the next line. */
  readonly second?: { readonly header: string; readonly width: number };
};

export const cellsOf = (entry: Entry): readonly Cell[] => ("is" in entry ? [entry] : entry);

/** A long list under the bank's head. Its rows come in parts, so that none of its files is ever in memory as a whole. */
export type TableDocument = {
  readonly bankName: string;
  readonly title: string;
  /** Above the table: the account, the period, the sums. */
  readonly facts: readonly (readonly [label: string, value: Cell])[];
  readonly columns: readonly Column[];
  /** Too many columns for an upright page. */
  readonly isWide?: boolean;
  readonly rows: AsyncIterable<readonly (readonly Entry[])[]>;
};

/** As it is read on paper. */
export function shown(cell: Cell): string {
  switch (cell.is) {
    case "text":
      return cell.text;
    case "number":
      return String(cell.value);
    case "money":
      return [cell.currency, grouped(toText(cell.minor))].filter(Boolean).join(" ");
    case "day":
      return wireMoment(cell.at).slice(0, 10);
    case "moment":
      return wireMoment(cell.at);
  }
}

/** "1,250.00": digits in groups of three. */
const grouped = (amount: string): string => amount.replace(/\d(?=(\d{3})+\.)/g, "$&,");
