/** A row of a workbook's first sheet, as the worker sends it. */
export type SheetRow = {
  /** As numbered by the spreadsheet, from 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
};

/** A text as typed, or a cell of another type. */
export type SheetCell =
  | string
  /** `isPlain`: at most fifteen digits, and shown without an exponent or percent sign. */
  | { readonly kind: "number"; readonly text: string; readonly isPlain: boolean }
  | { readonly kind: "date"; readonly text: string }
  | { readonly kind: "formula" }
  /** Such as #N/A. */
  | { readonly kind: "error" };

export const textOf = (cell: SheetCell | undefined): string => {
  if (cell === undefined || typeof cell === "string") return cell ?? "";
  return "text" in cell ? cell.text : "";
};

/** Why a file cannot be read as a list. */
export type SheetFault =
  | "notASpreadsheet"
  | "passwordProtected"
  | "tooMuch"
  | "tooMuchWork"
  | "tooManyRows"
  | "tooSlow"
  | "busy";
/** The result of reading a workbook, without its rows. */
export type SheetHead = { readonly hasOtherSheets: boolean } | { readonly fault: SheetFault };
export type SheetReading =
  | { readonly rows: readonly SheetRow[]; readonly hasOtherSheets: boolean }
  | { readonly fault: SheetFault };
