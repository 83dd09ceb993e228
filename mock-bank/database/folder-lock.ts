import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { tryLock } from "fs-native-extensions";

/** Held while a process uses the bank's folder. */
export type FolderLock = { release(): void };

const LOCK_FILE = "bank.lock";
/** The mode of folders with the data of customers. */
export const OWNER_ONLY = 0o700;

/**
 * Locks the folder against a second process: two processes corrupt an embedded database, and PGlite has no lock. The
 * kernel frees the lock when the process ends. It also works between containers that share the folder but not their
 * process ids. The file's text is only for the error message.
 * @throws an error for the operator if another process, or another lock of this one, holds the lock, or if the folder
 * cannot be used
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, LOCK_FILE);
  const file = openLockFile(folder, path);
  if (!tryLock(file)) {
    closeSync(file);
    throw new Error(refusal(folder, readFileSync(path, "utf8")));
  }
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} on ${hostname()}`);
  return { release: () => closeSync(file) };
}

function openLockFile(folder: string, path: string): number {
  try {
    makeFolder(folder);
    return openSync(path, "a+");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const why = unusable[code];
    if (!why) throw error;
    throw new Error(`DATA_DIR: ${resolve(folder)} ${why} (${code}).`, { cause: error });
  }
}

/** Node's `recursive` never returns in /proc, which answers that a parent is missing although it exists. */
function makeFolder(folder: string): void {
  const parent = dirname(resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const FILE = "is a file, or is below one. Name a folder, which may be a new one";
const RIGHTS = "cannot be written by this user. Change its owner, or name another folder";
const unusable: Readonly<Record<string, string>> = {
  EEXIST: FILE,
  ENOTDIR: FILE,
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  ENOENT: RIGHTS,
  EROFS: "is on a file system that cannot be written. Name another folder",
  ENOSPC: "is on a full disk. Free some space, or name another folder",
};

const refusal = (folder: string, holder: string): string =>
  `The bank in ${folder} is already open in ${holder || "another process"}. Stop that one first, or give this one another DATA_DIR.`;
