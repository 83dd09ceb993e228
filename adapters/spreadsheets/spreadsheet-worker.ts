import { readWorkbook } from "./read-workbook";
import type { SpreadsheetJob } from "./worker-jobs";
import { writeWorkbook } from "./write-workbook";

/** Runs one job. The page terminates the worker afterwards or after a timeout. */
self.onmessage = ({ data }: MessageEvent<SpreadsheetJob>) =>
  self.postMessage(data.kind === "read" ? readWorkbook(data.bytes, data.columns) : writeWorkbook(data.table));
