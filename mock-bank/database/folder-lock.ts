import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";

/** Held while a process uses the bank's folder. */
export type FolderLock = { release(): void };

const LOCK_FILE = "bank.lock";

/**
 * Locks the folder against a second process: two processes corrupt an embedded database, and PGlite has no lock. The
 * kernel frees the lock when the process ends. It also works between containers that share the folder but not their
 * process ids. The file's text is only for the error message.
 * @throws if another process, or another lock of this one, holds the lock
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
