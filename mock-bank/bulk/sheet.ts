/** What a workbook's first sheet holds, as it leaves the worker that read it. */
export type SheetRow = {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
};

/** A text as it was typed, or what stands in its place. */
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

/** Why a file is no list that can be read. */
export type SheetFault = "notASpreadsheet" | "passwordProtected" | "tooMuch" | "tooManyRows" | "tooSlow" | "busy";
/** A reading without its rows. */
export type SheetHead = { readonly hasOtherSheets: boolean } | { readonly fault: SheetFault };
export type SheetReading =
  | { readonly rows: readonly SheetRow[]; readonly hasOtherSheets: boolean }
  | { readonly fault: SheetFault };
