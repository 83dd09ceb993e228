import { parentPort } from "node:worker_threads";
import { SLICE_LENGTH } from "./slice-length";

/** Sends the result of this thread, and then its list in slices, each when the main thread requests it. */
export function sendInSlices(head: object, list: readonly unknown[] = []): void {
  let sent = 0;
  parentPort?.on("message", () => {
    parentPort?.postMessage(list.slice(sent, sent + SLICE_LENGTH));
    sent += SLICE_LENGTH;
  });
  parentPort?.postMessage({ head, length: list.length });
}
