/** What a workbook's first sheet holds, as it leaves the worker that read it. */
export type SheetRow = {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  /** Texts as they were typed or would be shown; null where a formula stands. */
  readonly cells: readonly (string | null)[];
};

/** Why a file is no list that can be read. */
export type SheetFault = "notASpreadsheet" | "passwordProtected" | "tooMuch" | "tooManyRows" | "tooSlow" | "busy";
export type SheetReading = { readonly rows: readonly SheetRow[] } | { readonly fault: SheetFault };

/** As many payees as a bulk payment may have (contract, payment fields). */
export const SHEET_ROWS_MAX = 100_000;
