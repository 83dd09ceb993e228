import type { FileProblem, InspectedFile } from "../../domain/payments/bulk-file";
import type { ColumnMapping, ForeignTable, MappingCheck } from "../../domain/payments/column-mapping";
import type { Result } from "../../domain/result";
import type { FileColumn } from "../bank-api/payments/bulk-columns";
import type { ForeignFile, MappedWorkbook } from "./foreign-workbook";
import type { Table } from "./write-workbook";

/** A job that the page posts to the worker. `check` and `map` follow `open`, which keeps the workbook in the worker. */
export type SpreadsheetJob =
  | { readonly kind: "read"; readonly bytes: Uint8Array; readonly columns: readonly FileColumn[] }
  | { readonly kind: "write"; readonly table: Table }
  | { readonly kind: "open"; readonly file: ForeignFile }
  | { readonly kind: "check"; readonly mapping: ColumnMapping }
  | { readonly kind: "map"; readonly mapping: ColumnMapping };

/** The worker's answer to each kind of job. */
export type JobResults = {
  readonly read: Result<InspectedFile, FileProblem>;
  readonly write: Uint8Array<ArrayBuffer>;
  readonly open: Result<readonly ForeignTable[], FileProblem>;
  readonly check: MappingCheck;
  readonly map: Result<MappedWorkbook, FileProblem>;
};
