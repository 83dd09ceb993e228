import type { FileProblem, Inspected } from "../../domain/payments/bulk-file";
import type { Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/bulk-columns";
import type { Table } from "./write-workbook";

/** A job that the page posts to the worker. */
export type Job =
  | { readonly is: "read"; readonly bytes: Uint8Array; readonly columns: readonly FileColumn[] }
  | { readonly is: "write"; readonly table: Table };

/** The worker's answer to each kind of job. */
export type Done = {
  readonly read: Result<Inspected, FileProblem>;
  readonly write: Uint8Array<ArrayBuffer>;
};
