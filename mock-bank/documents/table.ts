import { type Minor, toText } from "../ledger/amounts";
import { wireMoment } from "../requests/wire-dates";

/** What stands in one cell: written by each kind of file in its own way, so that a figure stays a figure. */
export type Cell =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "money"; readonly minor: Minor }
  | { readonly is: "day"; readonly at: Date }
  | { readonly is: "moment"; readonly at: Date };

export const text = (written: string): Cell => ({ is: "text", text: written });
export const day = (at: Date): Cell => ({ is: "day", at });
export const moment = (at: Date): Cell => ({ is: "moment", at });
export const money = (minor: Minor): Cell => ({ is: "money", minor });

export type Column = {
  readonly header: string;
  /** In characters of ordinary text; pages are filled in proportion. */
  readonly width: number;
  /** As long as what stands in it gets, where a part of it would be worthless: on paper it is at least as wide as that. */
  readonly longest?: string;
  readonly align?: "right";
};

/** A long list under the bank's head. Its rows come in parts, so that none of its files is ever in memory as a whole. */
export type TableDocument = {
  readonly bankName: string;
  readonly title: string;
  /** Above the table: the account, the period, the sums. */
  readonly facts: readonly (readonly [label: string, value: Cell])[];
  readonly columns: readonly Column[];
  /** Too many columns for an upright page. */
  readonly isWide?: boolean;
  /** How many rows there will be: a page says of how many it is one. */
  readonly rowCount: number;
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** As it is read on paper. */
export function shown(cell: Cell): string {
  switch (cell.is) {
    case "text":
      return cell.text;
    case "number":
      return String(cell.value);
    case "money":
      return grouped(toText(cell.minor));
    case "day":
      return wireMoment(cell.at).slice(0, 10);
    case "moment":
      return wireMoment(cell.at);
  }
}

/** "1,250.00": digits in groups of three. */
const grouped = (amount: string): string => amount.replace(/\d(?=(\d{3})+\.)/g, "$&,");
