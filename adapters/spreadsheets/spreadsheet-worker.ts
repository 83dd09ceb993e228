import type { ForeignWorkbook } from "./foreign-workbook";
import { readWorkbook } from "./read-workbook";
import type { JobResults, SpreadsheetJob } from "./worker-jobs";
import { writeWorkbook } from "./write-workbook";

/** The workbook with other headings that the page has opened. */
let opened: ForeignWorkbook | undefined;

/** Runs the jobs of one file. The page terminates the worker afterwards or after a timeout. */
self.onmessage = ({ data }: MessageEvent<SpreadsheetJob>) => {
  if (data.kind === "read") self.postMessage(readWorkbook(data.bytes, data.columns));
  else if (data.kind === "write") self.postMessage(writeWorkbook(data.table));
  else void runForeign(data).then((result) => self.postMessage(result));
};

/** Loads the code for files with other headings with the first of them. */
async function runForeign(
  job: Extract<SpreadsheetJob, { readonly kind: "open" | "check" | "map" }>,
): Promise<JobResults["open" | "check" | "map"]> {
  if (job.kind === "open") {
    const { ForeignWorkbook } = await import("./foreign-workbook");
    const result = ForeignWorkbook.open(job.file);
    if (!result.ok) return result;
    opened = result.value;
    return { ok: true, value: opened.shownTables };
  }
  if (!opened) throw new Error("No workbook is open");
  return job.kind === "check" ? opened.check(job.mapping) : opened.write(job.mapping);
}
