import type { ListColumn } from "../../contract/list-sheet";
import { longSheetLimits, sheetLimits, shortSheetLimits } from "../limits/limits";
import { ThreadPool } from "../threads/thread-pool";
import { workerProgram } from "../threads/worker-program";
import { workerScripts } from "../threads/worker-scripts";
import type { ListReading, SheetHead, SheetRow } from "./sheet";
import { claimedSize } from "./unpacked-size";

/** Work for `sheet-worker.ts`. */
export type SheetTask = {
  readonly file: Uint8Array;
  readonly columns: readonly ListColumn[];
  readonly unpackedMax: number;
};

const program = workerProgram(workerScripts.sheet);
/** Short lists have threads of their own, so that they do not wait for long ones. */
const short = new ThreadPool<SheetHead, SheetRow>(program, shortSheetLimits);
const long = new ThreadPool<SheetHead, SheetRow>(program, longSheetLimits);

/**
 * Parses an untrusted file in a worker thread that can be terminated at any time. Companies take turns.
 * @param companyId the company that has uploaded the file
 */
export async function readSheet(
  file: Uint8Array,
  columns: readonly ListColumn[],
  companyId: string,
): Promise<ListReading> {
  const isShort =
    claimedSize(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) <= shortSheetLimits.unpackedBytes;
  // The thread refuses a file that unpacks to more than it claims.
  const task: SheetTask = {
    file,
    columns,
    unpackedMax: isShort ? shortSheetLimits.unpackedBytes : sheetLimits.unpackedBytes,
  };
  const result = await (isShort ? short : long).run(companyId, task);
  if ("threadFault" in result) return { kind: "fault", fault: result.threadFault };
  const { head, list } = result;
  return head.kind === "list" ? { kind: "list", rows: list } : head;
}
