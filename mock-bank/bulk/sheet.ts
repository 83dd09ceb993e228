import type { ListChoice } from "../../contract/list-sheet";

/** A row of the list below its headings, as the worker sends it. */
export type SheetRow = {
  /** As numbered by the spreadsheet, from 1. */
  readonly number: number;
  /** Whether the spreadsheet shows no such row, for example because a filter hides it. */
  readonly isHidden: boolean;
  /** In the order of the list's columns. */
  readonly cells: readonly SheetCell[];
};

/** A text as typed, or a cell of another kind. `at` is the cell's name, such as "D5". */
export type SheetCell =
  | string
  /**
   * `isPlain`: at most fifteen digits, and shown without an exponent or percent sign. `shown`: the text on screen if a
   * format makes it.
   */
  | {
      readonly kind: "number";
      readonly text: string;
      readonly isPlain: boolean;
      readonly shown?: string | undefined;
      readonly at: string;
    }
  /** A text of which a format shows another one, or nothing. */
  | { readonly kind: "otherText"; readonly text: string; readonly shown: string; readonly at: string }
  | { readonly kind: "date"; readonly text: string }
  | { readonly kind: "formula" }
  /** TRUE or FALSE, which Excel shows in the language of its user. */
  | { readonly kind: "logical"; readonly text: string }
  /** Such as #N/A. */
  | { readonly kind: "error" };

export const textOf = (cell: SheetCell | undefined): string => {
  if (cell === undefined || typeof cell === "string") return cell ?? "";
  return "text" in cell ? cell.text : "";
};

/** Why a file cannot be read as a list. */
export type SheetFault =
  | "notASpreadsheet"
  /** A workbook that is neither XLSX nor XLS, such as XLSB, ODS or Numbers. */
  | "otherProgram"
  /** A web page, or a text with separated cells, under the name of a workbook. */
  | "webPage"
  | "plainText"
  | "damaged"
  | "passwordProtected"
  /** Saved before Excel 97, in letters of an unknown alphabet. */
  | "oldLetters"
  | "tooMuch"
  | "tooMuchWork"
  | "tooManyRows"
  | "tooSlow"
  | "busy";

/** The result of reading a workbook, without its rows. */
export type SheetHead =
  | { readonly kind: "fault"; readonly fault: SheetFault }
  | { readonly kind: "list" }
  /** A column of the list is on the sheet, but not visible. */
  | { readonly kind: "hiddenColumn"; readonly heading: string }
  | Exclude<ListChoice, { readonly kind: "list" }>;
export type ListReading =
  | Exclude<SheetHead, { readonly kind: "list" }>
  | { readonly kind: "list"; readonly rows: readonly SheetRow[] };
