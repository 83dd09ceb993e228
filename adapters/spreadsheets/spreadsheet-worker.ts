import { readWorkbook } from "./read-workbook";
import type { Job } from "./worker-jobs";
import { writeWorkbook } from "./write-workbook";

/** Does one job; the page ends it, or loses patience. */
self.onmessage = ({ data }: MessageEvent<Job>) =>
  self.postMessage(data.is === "read" ? readWorkbook(data.bytes, data.columns) : writeWorkbook(data.table));
