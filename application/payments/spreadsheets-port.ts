import type { BulkRow } from "../../domain/payments/bulk";
import type { FileProblem, Inspected } from "../../domain/payments/bulk-file";
import type { TemplateColumn } from "../../domain/payments/pasted-rows";
import type { BulkCategory } from "../../domain/requests/categories";
import type { Result } from "../../domain/result";
import { token } from "../ports/token";

/** Workbooks, opened and made away from the page, which stays quick meanwhile. */
export interface Spreadsheets {
  /** Where the empty form of a kind is downloaded. */
  templateOf(category: BulkCategory): string;
  /** The columns of that form, in its order. */
  templateColumns(category: BulkCategory): readonly TemplateColumn[];
  /** A file is about to be chosen: what opens it is made ready, which takes longer than to open a short one. */
  expect(): void;
  /** How many payees a file lists and which of its cells are unreliable, or why it cannot be sent; `cancelled` when `signal` stopped it. */
  inspect(
    file: File,
    category: BulkCategory,
    signal: AbortSignal,
  ): Promise<Result<Inspected, FileProblem | { readonly kind: "cancelled" }>>;
  /** In the form of the template; with `reasons`, a last column says what the bank said of each row. */
  workbook(
    category: BulkCategory,
    rows: readonly BulkRow[],
    options?: { readonly reasons: boolean },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
export const Spreadsheets = token<Spreadsheets>("Spreadsheets");
