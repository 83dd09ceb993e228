import type { Spreadsheets } from "../../application/payments/spreadsheets-port";
import { toDecimal } from "../../domain/money";
import type { BulkField, BulkRow } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/requests/categories";
import { fail } from "../../domain/result";
import { columnsOf, templateOf } from "../bank-api/bulk-columns";
import type { Done, Job } from "./worker-jobs";
import type { Table } from "./write-workbook";

/** Any honest file of 5 MB is read in a few seconds, on a slow machine too. */
const PATIENCE_MS = 60_000;
const REASON = "Reason";

/** One worker a job: ended, it frees whatever a bad file made it take. */
export class WorkerSpreadsheets implements Spreadsheets {
  /** For the next job, once a file is expected. */
  private ready: Worker | undefined;

  /** @param start a worker that runs `spreadsheet-worker` */
  constructor(private readonly start: () => Worker) {}

  templateOf = templateOf;
  templateColumns = columnsOf;

  expect: Spreadsheets["expect"] = () => {
    if (this.ready) return;
    const worker = this.start();
    // One that could not be loaded is no help; the next job starts its own.
    worker.onerror = () => {
      if (this.ready === worker) this.ready = undefined;
    };
    this.ready = worker;
  };

  inspect: Spreadsheets["inspect"] = async (file, category, signal) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const done = await this.run({ is: "read", bytes, columns: columnsOf(category) }, signal, [bytes.buffer]);
    if (signal.aborted) return fail({ kind: "cancelled" });
    return done ?? fail({ kind: "tooSlow" });
  };

  workbook: Spreadsheets["workbook"] = async (category, rows, { reasons } = { reasons: false }) => {
    const made = await this.run({ is: "write", table: tableOf(category, rows, reasons) });
    if (!made) throw new Error("The workbook could not be made in time");
    return made;
  };

  /** Undefined when it was stopped, ran out of memory or took too long. */
  private run<J extends Job>(
    job: J,
    signal?: AbortSignal,
    transfer: Transferable[] = [],
  ): Promise<Done[J["is"]] | undefined> {
    const worker = this.ready ?? this.start();
    this.ready = undefined;
    return new Promise((resolve) => {
      const end = (done: Done[J["is"]] | undefined) => {
        clearTimeout(patience);
        worker.terminate();
        resolve(done);
      };
      const patience = setTimeout(() => end(undefined), PATIENCE_MS);
      signal?.addEventListener("abort", () => end(undefined), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Done[J["is"]]>) => end(data);
      worker.onerror = () => end(undefined);
      if (signal?.aborted) end(undefined);
      else worker.postMessage(job, transfer);
    });
  }
}

/** As the template has it. */
export function tableOf(category: BulkCategory, rows: readonly BulkRow[], withReasons: boolean): Table {
  const columns = columnsOf(category);
  const textOf = (row: BulkRow, field: BulkField) =>
    field === "amount" && row.amount ? toDecimal(row.amount) : (row.texts[field] ?? "");
  return {
    headings: [...columns.map(({ heading }) => heading), ...(withReasons ? [REASON] : [])],
    holds: [...columns.map(({ holds }) => holds), ...(withReasons ? (["text"] as const) : [])],
    rows: rows.map((row) => [...columns.map(({ field }) => textOf(row, field)), ...(withReasons ? [row.status] : [])]),
  };
}
