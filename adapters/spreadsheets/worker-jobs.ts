import type { FileProblem, Inspected } from "../../domain/payments/bulk-file";
import type { Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/bulk-columns";
import type { Table } from "./write-workbook";

/** What the page asks the worker for. */
export type Job =
  | { readonly is: "read"; readonly bytes: Uint8Array; readonly columns: readonly FileColumn[] }
  | { readonly is: "write"; readonly table: Table };

/** What it answers. */
export type Done = {
  readonly read: Result<Inspected, FileProblem>;
  readonly write: Uint8Array<ArrayBuffer>;
};
