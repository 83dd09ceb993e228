import type { BulkField, BulkRow } from "./bulk";

/** XLS and XLSX up to 5 MB (specification 2, section 5). */
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
/** Maximum number of rows that the bank accepts in one payment. */
export const FILE_ROWS_MAX = 100_000;
export const FILE_TYPES = [".xls", ".xlsx"] as const;

/** The reason why a file cannot be sent, detected before the upload. */
export type FileProblem =
  | { readonly kind: "wrongType" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "emptyFile" }
  /** The file has a spreadsheet's name but other content, or is damaged. */
  | { readonly kind: "notAWorkbook" }
  | { readonly kind: "passwordProtected" }
  /** The unpacked file would be far larger than any list of payees. */
  | { readonly kind: "unpacksTooLarge" }
  /** The file has more links, names, formats or other parts than any list of payees. */
  | { readonly kind: "tooMuchWork" }
  /** `isElsewhere`: the workbook has rows on another sheet. */
  | { readonly kind: "noRows"; readonly isElsewhere: boolean }
  | { readonly kind: "tooManyRows" }
  /** `isElsewhere`: the headings are in a lower row or on another sheet. */
  | { readonly kind: "wrongColumns"; readonly missing: readonly string[]; readonly isElsewhere: boolean }
  /** A formula can have another value tomorrow. `cell` is the first formula, such as "E5". */
  | { readonly kind: "formula"; readonly cell: string }
  /** Reading took longer than any normal file needs. */
  | { readonly kind: "tooSlow" };

/** A cell whose value may differ from the value that the user entered. The row counts as bad. */
export type CellFault = {
  /** A number that may have lost digits, a date in a column of numbers, or an error such as #N/A. */
  readonly kind: "number" | "date" | "error";
  /** The row's position in the file, counted from 1. */
  readonly position: number;
  readonly field: BulkField;
  readonly heading: string;
  /** Replaces the value that the bank read, if it lost digits and still looks like a number. */
  readonly text?: string;
};

/** A file that can be sent. */
export type InspectedFile = { readonly rows: number; readonly faults: readonly CellFault[] };

/** Marks the rows with faults as bad, regardless of the bank's check. Reasons given by the bank are kept. */
export function markFaults(
  rows: readonly BulkRow[],
  faults: readonly CellFault[],
  explain: (fault: CellFault) => string,
): readonly BulkRow[] {
  const faultOf = new Map(faults.map((fault) => [fault.position, fault]));
  if (faultOf.size === 0) return rows;
  return rows.map((row) => {
    const fault = faultOf.get(row.position);
    if (!fault) return row;
    const texts = fault.text === undefined ? row.texts : { ...row.texts, [fault.field]: fault.text };
    return { ...row, texts, isBad: true, status: row.isBad ? row.status : explain(fault) };
  });
}

/** Checks the name and size of a file. */
export function problemOfNameOrSize({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): FileProblem | undefined {
  if (!FILE_TYPES.some((type) => name.toLowerCase().endsWith(type))) return { kind: "wrongType" };
  if (size === 0) return { kind: "emptyFile" };
  return size > FILE_BYTES_MAX ? { kind: "tooLarge" } : undefined;
}
