import type { BulkField, BulkRow } from "./bulk";

/** XLS and XLSX up to 5 MB (specification 2, section 5). */
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
/** Maximum number of rows that the bank accepts in one payment. */
export const FILE_ROWS_MAX = 100_000;
export const FILE_TYPES = [".xls", ".xlsx"] as const;
/** Files that the bank does not take, whose rows the client writes into the template. */
export const OTHER_FILE_TYPES = [".ods", ".csv", ".tsv", ".txt"] as const;

/** The reason why a file cannot be sent, detected before the upload. */
export type FileProblem =
  | { readonly kind: "wrongType" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "emptyFile" }
  /** The file has a spreadsheet's name but other content, or is damaged. */
  | { readonly kind: "notAWorkbook" }
  /** A workbook that is neither XLSX nor XLS, such as XLSB, ODS or Numbers, whatever its name. */
  | { readonly kind: "otherProgram" }
  /** A web page, or a text with separated cells, under the name of a workbook. */
  | { readonly kind: "webPage" }
  | { readonly kind: "plainText" }
  | { readonly kind: "passwordProtected" }
  /** Saved before Excel 97, in letters of an unknown alphabet. */
  | { readonly kind: "oldLetters" }
  /** The unpacked file would be far larger than any list of payees. */
  | { readonly kind: "unpacksTooLarge" }
  /** The file has more links, names, formats or other parts than any list of payees. */
  | { readonly kind: "tooMuchWork" }
  /** `isElsewhere`: another sheet, which may be hidden, is filled. */
  | { readonly kind: "noRows"; readonly isElsewhere: boolean }
  | { readonly kind: "tooManyRows" }
  /** `isElsewhere`: the headings are in a lower row or on another sheet. */
  | { readonly kind: "wrongColumns"; readonly missing: readonly string[]; readonly isElsewhere: boolean }
  /** A formula can have another value tomorrow. `cell` is the first formula, such as "E5". */
  | { readonly kind: "formula"; readonly cell: string }
  /** Two columns have the heading. */
  | { readonly kind: "headingTwice"; readonly heading: string }
  /** The spreadsheet does not show the column. */
  | { readonly kind: "hiddenColumn"; readonly heading: string }
  /** A file in the format OpenDocument has hidden rows, columns or sheets, which the reader cannot tell from others. */
  | { readonly kind: "hiddenLines" }
  /** No sheet has a table with rows. */
  | { readonly kind: "noTable" }
  /** Several visible sheets have headings and rows. */
  | { readonly kind: "severalLists"; readonly sheets: readonly string[] }
  /** The browser may not read the file, or no longer finds it. */
  | { readonly kind: "unreadableFile" }
  /** The file was saved again or removed after it was chosen. */
  | { readonly kind: "changedFile" }
  /** The rows, written into the template, are larger than an upload may be. */
  | { readonly kind: "rowsTooLarge" }
  /** Reading took longer than any normal file needs. */
  | { readonly kind: "tooSlow" };

/** Why a row counts as bad although the bank may have read it. */
export type CellFault = {
  /** The row's position in the file, counted from 1. */
  readonly position: number;
} & (UnreliableCell | { readonly kind: "hiddenRow"; readonly row: number });

/** A cell whose value may differ from the value that the user entered or sees. */
export type UnreliableCell = { readonly field: BulkField; readonly heading: string } & (
  | {
      /** A number that may have lost digits, a date in a column of numbers, TRUE or FALSE, or an error such as #N/A. */
      readonly kind: "number" | "date" | "logical" | "error";
      /** Replaces the value that the bank read, if it lost digits and still looks like a number. */
      readonly text?: string;
    }
  | {
      /** The spreadsheet shows another amount, number or text than the cell holds. */
      readonly kind: "shown";
      /** Such as "D5". */
      readonly cell: string;
      readonly shown: string;
      readonly holds: string;
      /** The only currency of the account in which the cell means what it shows. */
      readonly unlessIn?: string;
    }
);

/** A file that can be sent. `sheet` is its name if other visible sheets are filled too. */
export type InspectedFile = {
  readonly rows: number;
  readonly faults: readonly CellFault[];
  /** Columns with content that no row of the list has. A heading may be empty. */
  readonly unread?: readonly { readonly letter: string; readonly heading: string }[];
  readonly sheet?: string;
  /** The client has written the rows into another file, in which they have the positions of the original sheet. */
  readonly isRewritten?: true;
};

type FaultMarking = {
  /** The currency of the account that pays. */
  readonly currency: string;
  readonly explain: (fault: CellFault) => string;
  /** The bank's reason would name a cell of a file that the user has never seen. */
  readonly isRewritten?: true | undefined;
};

/** Whether a cell is a fault for an account in the currency: "$250" is one unless the account is in dollars. */
export const countsIn = (currency: string, fault: CellFault): boolean =>
  !(fault.kind === "shown" && fault.unlessIn === currency);

/**
 * Marks the rows with faults as bad, regardless of the bank's check, with a sentence for each fault. Reasons given by the
 * bank are kept, unless they are about a rewritten file.
 */
export function markFaults(
  rows: readonly BulkRow[],
  faults: readonly CellFault[],
  { currency, explain, isRewritten }: FaultMarking,
): readonly BulkRow[] {
  const faultsOf = new Map<number, CellFault[]>();
  for (const fault of faults)
    if (countsIn(currency, fault)) faultsOf.set(fault.position, [...(faultsOf.get(fault.position) ?? []), fault]);
  if (faultsOf.size === 0) return rows;
  return rows.map((row) => {
    const found = faultsOf.get(row.position);
    if (!found) return row;
    const texts = { ...row.texts };
    for (const fault of found) if ("text" in fault && fault.text !== undefined) texts[fault.field] = fault.text;
    return {
      ...row,
      texts,
      isBad: true,
      status: row.isBad && !isRewritten ? row.status : found.map(explain).join(" "),
    };
  });
}

/** Whether the user can say which column is which, because the file is only different from the template. */
export const canBeMapped = (problem: FileProblem, name: string): boolean =>
  problem.kind === "wrongColumns" ||
  problem.kind === "headingTwice" ||
  problem.kind === "plainText" ||
  (problem.kind === "wrongType" && problemOfNameOrSize({ name, size: 1 }, OTHER_FILE_TYPES) === undefined);

/** Checks the name and size of a file. */
export function problemOfNameOrSize(
  { name, size }: { readonly name: string; readonly size: number },
  types: readonly string[] = FILE_TYPES,
): FileProblem | undefined {
  if (!types.some((type) => name.toLowerCase().endsWith(type))) return { kind: "wrongType" };
  if (size === 0) return { kind: "emptyFile" };
  return size > FILE_BYTES_MAX ? { kind: "tooLarge" } : undefined;
}
