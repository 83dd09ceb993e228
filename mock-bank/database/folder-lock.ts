import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Held while a process has the bank's folder open. */
export type FolderLock = { release(): void };

const lockName = "bank.lock";

/**
 * Keeps a second process out of the folder: two on one embedded database destroy it, and PGlite has no lock of its own.
 * A lock whose process is gone is taken over.
 * @throws when a living process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, lockName);
  const mine = `${describeProcess(process.pid)} ${randomUUID()}`;
  while (!createExclusively(path, mine)) {
    const found = readIfThere(path);
    if (found === undefined) continue;
    if (isAlive(found)) throw new Error(refusal(folder, found));
    takeAway(path, found, folder);
  }
  return {
    release: () => {
      if (readIfThere(path) === mine) rmSync(path);
    },
  };
}

/** Renaming is atomic: of many processes that found the same dead lock, one takes it; whoever took a living one by mistake gives it back. */
function takeAway(path: string, dead: string, folder: string): void {
  const aside = `${path}.${randomUUID()}`;
  if (!unlessMissing(() => renameSync(path, aside))) return;
  const taken = readFileSync(aside, "utf8");
  if (taken !== dead) linkSync(aside, path);
  rmSync(aside);
  if (taken !== dead) throw new Error(refusal(folder, taken));
}

const refusal = (folder: string, holder: string): string =>
  `The bank in ${folder} is already open in process ${holder.split(" ")[0]}. Stop that one first, or give this one another DATA_DIR.`;

/** The process id and, where the system tells it, when that process started: a number used again is another process. */
function describeProcess(pid: number): string {
  const status = process.platform === "linux" ? readIfThere(`/proc/${pid}/stat`) : undefined;
  const startedAt = status?.slice(status.lastIndexOf(")") + 2).split(" ")[19];
  return `${pid} ${startedAt ?? "-"}`;
}

function isAlive(lock: string): boolean {
  const [pid = "", startedAt = ""] = lock.split(" ");
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  return startedAt === "-" || describeProcess(Number(pid)) === `${pid} ${startedAt}`;
}

function createExclusively(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function readIfThere(path: string): string | undefined {
  let content: string | undefined;
  unlessMissing(() => {
    content = readFileSync(path, "utf8");
  });
  return content;
}

function unlessMissing(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
