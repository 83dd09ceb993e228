import { ForeignWorkbook } from "./foreign-workbook";
import { readWorkbook } from "./read-workbook";
import type { JobResults, SpreadsheetJob } from "./worker-jobs";
import { writeWorkbook } from "./write-workbook";

/** The workbook with other headings that the page has opened. */
let opened: ForeignWorkbook | undefined;

/** Runs the jobs of one file. The page terminates the worker afterwards or after a timeout. */
self.onmessage = ({ data }: MessageEvent<SpreadsheetJob>) => {
  if (data.kind === "read") self.postMessage(readWorkbook(data.bytes, data.columns));
  else if (data.kind === "write") self.postMessage(writeWorkbook(data.table));
  else self.postMessage(runForeign(data));
};

function runForeign(
  job: Extract<SpreadsheetJob, { readonly kind: "open" | "check" | "map" }>,
): JobResults["open" | "check" | "map"] {
  if (job.kind === "open") {
    const result = ForeignWorkbook.open(job.file);
    if (!result.ok) return result;
    opened = result.value;
    return { ok: true, value: opened.shownTables };
  }
  if (!opened) throw new Error("No workbook is open");
  return job.kind === "check" ? opened.check(job.mapping) : opened.write(job.mapping);
}
