import { createWriteStream } from "node:fs";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The number of rows in each file, and the folder for the downloaded files. */
export type FileTask = { readonly rows: number; readonly folder: string };
export type FileFigures<Format extends string = string> = {
  readonly format: Format;
  readonly path: string;
  readonly firstByteSeconds: number;
  readonly seconds: number;
  /** Highest memory of the bank's process above its memory before the download. */
  readonly growthMegabytes: number;
};

const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

/** Runs a task that another process sends, and ends this process with the task. */
export function runTask(run: (task: FileTask) => Promise<void>): void {
  process.once("message", (task: FileTask) => {
    run(task).then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

/** Downloads a file from a bank in this process, and measures time and memory. */
export async function timedDownload<Format extends string>(
  format: Format,
  path: string,
  download: () => Promise<Response>,
): Promise<FileFigures<Format>> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  const started = performance.now();
  const secondsSoFar = () => (performance.now() - started) / 1000;
  let firstByteSeconds = 0;
  try {
    const { body } = await download();
    if (!body) throw new Error("The file has no body");
    const timed = async function* () {
      for await (const chunk of body) {
        firstByteSeconds ||= secondsSoFar();
        yield chunk;
      }
    };
    await pipeline(Readable.from(timed()), createWriteStream(path));
  } finally {
    clearInterval(sampling);
  }
  const growthMegabytes = (peak - before) / MEGABYTE;
  return { format, path, firstByteSeconds, seconds: secondsSoFar(), growthMegabytes };
}
