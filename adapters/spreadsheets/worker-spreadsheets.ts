import { type MappedFile, type Spreadsheets, XLSX_MIME_TYPE } from "../../application/payments/spreadsheets-port";
import { doubtfulIn } from "../../contract/sheet-cells";
import { formatMinor } from "../../domain/money";
import type { BulkField, BulkRow } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import { fail, ok } from "../../domain/result";
import { columnsOf, templateOf } from "../bank-api/payments/bulk-columns";
import type { ForeignFile, MappedWorkbook } from "./foreign-workbook";
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
  doubtfulAmong = doubtfulIn;

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

  open: Spreadsheets["open"] = async (file, category, signal) => {
    const foreign = await foreignFileOf(file, category);
    const worker = this.take();
    let isEnded = false;
    const end = () => {
      isEnded = true;
      worker.terminate();
    };
    // The worker answers in order, and each answer belongs to the only job that waits. A late answer would be taken for
    // that of the next job, so a job without an answer ends the worker.
    let last: Promise<unknown> = Promise.resolve();
    const run = <J extends SpreadsheetJob>(job: J, transfer: Transferable[] = []) => {
      const answer = last.then(() => {
        if (isEnded) return undefined;
        return answerOf(worker, job, signal, transfer, (done) => {
          if (!done) end();
        });
      });
      last = answer;
      return answer;
    };
    signal.addEventListener("abort", end);
    const opened = await run({ kind: "open", file: foreign }, [foreign.bytes.buffer]);
    if (signal.aborted || !opened?.ok) end();
    if (signal.aborted) return fail({ kind: "cancelled" });
    if (!opened) return fail({ kind: "tooSlow" });
    if (!opened.ok) return opened;
    return ok({
      tables: opened.value,
      check: (mapping) => run({ kind: "check", mapping }),
      write: async (mapping) => {
        const mapped = await run({ kind: "map", mapping });
        end();
        if (!mapped) return fail({ kind: "tooSlow" });
        return mapped.ok ? ok(mappedFileOf(mapped.value, file.name)) : mapped;
      },
      close: end,
    });
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

  private take(): Worker {
    const worker = this.ready ?? this.start();
    this.ready = undefined;
    return worker;
  }

  /** Returns undefined if the job was stopped, ran out of memory or timed out. */
  private run<J extends SpreadsheetJob>(
    job: J,
    signal?: AbortSignal,
    transfer: Transferable[] = [],
  ): Promise<JobResults[J["kind"]] | undefined> {
    const worker = this.take();
    return answerOf(worker, job, signal, transfer, () => worker.terminate());
  }
}

/** Runs one job in a worker. */
function answerOf<J extends SpreadsheetJob>(
  worker: Worker,
  job: J,
  signal: AbortSignal | undefined,
  transfer: Transferable[],
  onEnd: (done: JobResults[J["kind"]] | undefined) => void,
): Promise<JobResults[J["kind"]] | undefined> {
  return new Promise((resolve) => {
    const end = (done: JobResults[J["kind"]] | undefined) => {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", stop);
      onEnd(done);
      resolve(done);
    };
    const stop = () => end(undefined);
    const timeout = setTimeout(stop, TIMEOUT_MS);
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<JobResults[J["kind"]]>) => end(data);
    worker.onerror = stop;
    if (signal?.aborted) stop();
    else worker.postMessage(job, transfer);
  });
}

/** Describes a file for the worker: what its name says about its format and its payments. */
export async function foreignFileOf(file: File, category: BulkCategory): Promise<ForeignFile> {
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    title: file.name.replace(/\.[^.]*$/, "").replace(/[_]+/g, " "),
    isDelimited: /\.(?:csv|tsv|txt)$/i.test(file.name),
    category,
    columns: columnsOf(category),
  };
}

export const mappedFileOf = ({ bytes, ...mapped }: MappedWorkbook, name: string): MappedFile => ({
  ...mapped,
  file: new File([bytes], name.replace(/\.[^.]*$/, ".xlsx"), { type: XLSX_MIME_TYPE }),
});

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
