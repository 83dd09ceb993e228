import { Worker } from "node:worker_threads";
import type { SheetReading } from "./sheet";
import { sheetProgram } from "./sheet-program";

/** A workbook of 5 MB takes some four seconds and 300 MB. */
const PATIENCE_MS = 20_000;
const HEAP_MB_MAX = 700;
/** Others wait for their turn: a crowd of uploads must not take the memory of the bank. */
const AT_ONCE_MAX = 2;
const WAITING_MAX = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Opens a file that may be anything in a thread that may be ended at any moment. */
export async function readSheet(file: Uint8Array): Promise<SheetReading> {
  if (waiting.length >= WAITING_MAX) return { fault: "busy" };
  if (running >= AT_ONCE_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await readInThread(await sheetProgram(), file);
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function readInThread(program: string, file: Uint8Array): Promise<SheetReading> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      eval: true,
      execArgv: [],
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    });
    const end = (reading: SheetReading) => {
      clearTimeout(patience);
      resolve(reading);
      void worker.terminate();
    };
    const patience = setTimeout(() => end({ fault: "tooSlow" }), PATIENCE_MS);
    worker.once("message", (reading: SheetReading) => end(reading));
    // Out of memory, or a file that the library stumbles over.
    worker.once("error", () => end({ fault: "tooMuch" }));
    worker.once("exit", () => end({ fault: "tooMuch" }));
  });
}
