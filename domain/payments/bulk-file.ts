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
  | { readonly kind: "noRows" }
  | { readonly kind: "tooManyRows" }
  | { readonly kind: "wrongColumns"; readonly missing: readonly string[] }
  /** A formula says something else tomorrow than today; `cell` is the first, such as "E5". */
  | { readonly kind: "formula"; readonly cell: string }
  /** Reading it took longer than any honest file needs. */
  | { readonly kind: "tooSlow" };

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
