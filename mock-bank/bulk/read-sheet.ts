import { longSheetLimits, sheetLimits, shortSheetLimits } from "../limits/limits";
import { ThreadPool } from "../threads/thread-pool";
import { workerProgram } from "../threads/worker-program";
import { workerScripts } from "../threads/worker-scripts";
import type { SheetHead, SheetReading, SheetRow } from "./sheet";
import { claimedSize } from "./unpacked-size";

/** Work for `sheet-worker.ts`. */
export type SheetTask = { readonly file: Uint8Array; readonly unpackedMax: number };

const program = workerProgram(workerScripts.sheet);
/** Short lists have threads of their own, so that they do not wait for long ones. */
const short = new ThreadPool<SheetHead, SheetRow>(program, shortSheetLimits);
const long = new ThreadPool<SheetHead, SheetRow>(program, longSheetLimits);

/**
 * Parses an untrusted file in a worker thread that can be terminated at any time. Companies take turns.
 * @param companyId the company that has uploaded the file
 */
export async function readSheet(file: Uint8Array, companyId: string): Promise<SheetReading> {
  const isShort =
    claimedSize(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) <= shortSheetLimits.unpackedBytes;
  // The thread refuses a file that unpacks to more than it claims.
  const task: SheetTask = {
    file,
    unpackedMax: isShort ? shortSheetLimits.unpackedBytes : sheetLimits.unpackedBytes,
  };
  const result = await (isShort ? short : long).run(companyId, task);
  if ("threadFault" in result) return { fault: result.threadFault };
  const { head, list } = result;
  return "fault" in head ? head : { ...head, rows: list };
}
