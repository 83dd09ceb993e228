import type { BulkField, BulkRow } from "./bulk";

/** XLS and XLSX up to 5 MB (specification 2, section 5). */
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
/** More rows than the bank takes in one payment. */
export const FILE_ROWS_MAX = 100_000;
export const FILE_TYPES = [".xls", ".xlsx"] as const;

/** Why a file cannot be sent, found before it is. */
export type FileProblem =
  | { readonly kind: "wrongType" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "emptyFile" }
  /** Something else under a spreadsheet's name, or damaged. */
  | { readonly kind: "notAWorkbook" }
  | { readonly kind: "passwordProtected" }
  /** Unpacked it would be far larger than any list of payees. */
  | { readonly kind: "unpacksTooLarge" }
  /** `isElsewhere`: the workbook has rows on another sheet. */
  | { readonly kind: "noRows"; readonly isElsewhere: boolean }
  | { readonly kind: "tooManyRows" }
  /** `isElsewhere`: the headings are in a lower row or on another sheet. */
  | { readonly kind: "wrongColumns"; readonly missing: readonly string[]; readonly isElsewhere: boolean }
  /** A formula says something else tomorrow than today; `cell` is the first, such as "E5". */
  | { readonly kind: "formula"; readonly cell: string }
  /** Reading it took longer than any honest file needs. */
  | { readonly kind: "tooSlow" };

/** A cell whose value may not be the one that the person entered: an error of its row. */
export type CellFault = {
  /** A number that may have lost digits, a date in a column of numbers, or an error such as #N/A. */
  readonly kind: "number" | "date" | "error";
  /** The row's place in the file, from 1. */
  readonly place: number;
  readonly field: BulkField;
  readonly heading: string;
  /** Replaces the value that the bank read, where that has lost digits and still looks like a number. */
  readonly text?: string;
};

/** A file that can be sent. */
export type Inspected = { readonly rows: number; readonly faults: readonly CellFault[] };

/** Marks the rows with faults as bad, whatever the bank made of their values; the bank's own reasons stay. */
export function markFaults(
  rows: readonly BulkRow[],
  faults: readonly CellFault[],
  explain: (fault: CellFault) => string,
): readonly BulkRow[] {
  const faultOf = new Map(faults.map((fault) => [fault.place, fault]));
  if (faultOf.size === 0) return rows;
  return rows.map((row) => {
    const fault = faultOf.get(row.place);
    if (!fault) return row;
    const texts = fault.text === undefined ? row.texts : { ...row.texts, [fault.field]: fault.text };
    return { ...row, texts, isBad: true, status: row.isBad ? row.status : explain(fault) };
  });
}

/** What its name and size tell. */
export function problemAtSight({
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
