import { Worker } from "node:worker_threads";
import type { SheetReading } from "./sheet";
import { sheetLimits } from "./sheet-limits";
import { sheetProgram } from "./sheet-program";

let running = 0;
const waiting: (() => void)[] = [];

/** Opens a file that may be anything in a thread that may be ended at any moment. */
export async function readSheet(file: Uint8Array): Promise<SheetReading> {
  if (waiting.length >= sheetLimits.waiting) return { fault: "busy" };
  if (running >= sheetLimits.threads) await new Promise<void>((resolve) => waiting.push(resolve));
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
      resourceLimits: { maxOldGenerationSizeMb: sheetLimits.heapMegabytes },
    });
    const end = (reading: SheetReading) => {
      clearTimeout(patience);
      resolve(reading);
      void worker.terminate();
    };
    const patience = setTimeout(() => end({ fault: "tooSlow" }), sheetLimits.seconds * 1000);
    worker.once("message", (reading: SheetReading) => end(reading));
    // Out of memory, or a file that the library stumbles over.
    worker.once("error", () => end({ fault: "tooMuch" }));
    worker.once("exit", () => end({ fault: "tooMuch" }));
  });
}
