import { type Spreadsheets, XLSX_MIME_TYPE } from "../../application/payments/spreadsheets-port";
import { formatMinor } from "../../domain/money";
import type { BulkField, BulkRow } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/requests/categories";
import { fail } from "../../domain/result";
import { columnsOf, templateOf } from "../bank-api/payments/bulk-columns";
import type { JobResults, SpreadsheetJob } from "./worker-jobs";
import type { Table } from "./write-workbook";

/** Normal files of up to 5 MB take a few seconds, even on slow machines. */
const TIMEOUT_MS = 60_000;
const REASON = "Reason";

/** Runs each job in its own worker and terminates it, which frees all memory that a malicious file may have used. */
export class WorkerSpreadsheets implements Spreadsheets {
  /** A worker started in advance, when the user is about to choose a file. */
  private ready: Worker | undefined;

  /** @param start starts a worker that runs `spreadsheet-worker` */
  constructor(private readonly start: () => Worker) {}

  templateOf = templateOf;
  templateColumns = columnsOf;

  expect: Spreadsheets["expect"] = () => {
    if (this.ready) return;
    const worker = this.start();
    // If the worker could not be loaded, the next job starts its own.
    worker.onerror = () => {
      this.ready = undefined;
    };
    this.ready = worker;
  };

  inspect: Spreadsheets["inspect"] = async (file, category, signal) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const done = await this.run({ kind: "read", bytes, columns: columnsOf(category) }, signal, [bytes.buffer]);
    if (signal.aborted) return fail({ kind: "cancelled" });
    return done ?? fail({ kind: "tooSlow" });
  };

  workbook: Spreadsheets["workbook"] = (category, rows, { reasons } = { reasons: false }) =>
    this.write(tableOf(category, rows, reasons));

  textWorkbook: Spreadsheets["textWorkbook"] = (headings, rows) => this.write({ headings, holds: [], rows });

  uploadFile: Spreadsheets["uploadFile"] = async (category, rows, name = "corrected.xlsx") =>
    new File([await this.workbook(category, rows)], name, { type: XLSX_MIME_TYPE });

  private async write(table: Table): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.run({ kind: "write", table });
    if (!bytes) throw new Error("The workbook could not be made in time");
    return bytes;
  }

  /** Returns undefined if the job was stopped, ran out of memory or timed out. */
  private run<J extends SpreadsheetJob>(
    job: J,
    signal?: AbortSignal,
    transfer: Transferable[] = [],
  ): Promise<JobResults[J["kind"]] | undefined> {
    const worker = this.ready ?? this.start();
    this.ready = undefined;
    return new Promise((resolve) => {
      const end = (done: JobResults[J["kind"]] | undefined) => {
        clearTimeout(timeout);
        worker.terminate();
        resolve(done);
      };
      const timeout = setTimeout(() => end(undefined), TIMEOUT_MS);
      signal?.addEventListener("abort", () => end(undefined));
      worker.onmessage = ({ data }: MessageEvent<JobResults[J["kind"]]>) => end(data);
      worker.onerror = () => end(undefined);
      if (signal?.aborted) end(undefined);
      else worker.postMessage(job, transfer);
    });
  }
}

/** Returns the rows as a table with the columns of the template. */
export function tableOf(category: BulkCategory, rows: readonly BulkRow[], withReasons: boolean): Table {
  const columns = columnsOf(category);
  const textOf = (row: BulkRow, field: BulkField) =>
    field === "amount" && row.amount ? formatMinor(row.amount) : (row.texts[field] ?? "");
  return {
    headings: [...columns.map(({ heading }) => heading), ...(withReasons ? [REASON] : [])],
    holds: [...columns.map(({ holds }) => holds), ...(withReasons ? (["text"] as const) : [])],
    rows: rows.map((row) => [...columns.map(({ field }) => textOf(row, field)), ...(withReasons ? [row.status] : [])]),
  };
}
