import { sheetLimits } from "../limits/limits";
import { ThreadPool } from "../threads/thread-pool";
import { workerProgram } from "../threads/worker-program";
import { workerScripts } from "../threads/worker-scripts";
import type { SheetHead, SheetReading, SheetRow } from "./sheet";

const threads = new ThreadPool<SheetHead, SheetRow>(workerProgram(workerScripts.sheet), sheetLimits);

/** Parses an untrusted file in a worker thread that can be terminated at any time. */
export async function readSheet(file: Uint8Array): Promise<SheetReading> {
  const result = await threads.run(file);
  if ("threadFault" in result) return { fault: result.threadFault };
  const { head, list } = result;
  return "fault" in head ? head : { ...head, rows: list };
}
