import type { FileProblem, InspectedFile } from "../../domain/payments/bulk-file";
import type { Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/payments/bulk-columns";
import type { Table } from "./write-workbook";

/** A job that the page posts to the worker. */
export type SpreadsheetJob =
  | { readonly kind: "read"; readonly bytes: Uint8Array; readonly columns: readonly FileColumn[] }
  | { readonly kind: "write"; readonly table: Table };

/** The worker's answer to each kind of job. */
export type JobResults = {
  readonly read: Result<InspectedFile, FileProblem>;
  readonly write: Uint8Array<ArrayBuffer>;
};
