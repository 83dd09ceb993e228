import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";

/** Held while a process has the bank's folder open. */
export type FolderLock = { release(): void };

const LOCK_FILE = "bank.lock";

/**
 * Keeps a second process out of the folder: two processes on one embedded database destroy it, and PGlite has no lock of its own.
 * The kernel holds the lock and frees it when the process ends, so it also works between containers that share the folder
 * but do not see each other's processes. The text of the file only serves the refusal.
 * @throws when another process, or another lock of this one, holds it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  const file = openSync(path, "a+");
  if (!tryLock(file)) {
    closeSync(file);
    throw new Error(refusal(folder, readFileSync(path, "utf8")));
  }
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} on ${hostname()}`);
  return { release: () => closeSync(file) };
}

const refusal = (folder: string, holder: string): string =>
  `The bank in ${folder} is already open in ${holder || "another process"}. Stop that one first, or give this one another DATA_DIR.`;
