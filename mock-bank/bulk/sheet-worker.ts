import { workerData } from "node:worker_threads";
import { lowerPriority } from "../threads/lower-priority";
import { sendInSlices } from "../threads/send-in-slices";
import { parseList } from "./parse-list";
import type { SheetTask } from "./read-sheet";

// Runs in its own thread, one per file: a file that crashes the thread does not stop the bank.

lowerPriority();
// Only `readSheet` starts this thread.
const reading = parseList(workerData as SheetTask);
if (reading.kind === "list") sendInSlices({ kind: "list" }, reading.rows);
else sendInSlices(reading);
