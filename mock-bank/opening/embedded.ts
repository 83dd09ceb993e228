import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isFull } from "../database/disk-room";
import { syncAll, syncPath } from "../database/durable-folder";
import { lockFolder, OWNER_ONLY } from "../database/folder-lock";
import type { OpenBank } from "../database/open-bank";
import { openPgliteInThread } from "../database/pglite";
import { snapshotOf } from "../database/snapshot";
import { emptySnapshot } from "./memory";

const DATA = "postgresql";
const dataIn = (folder: string): string => join(folder, DATA);

/** Whether the folder has a database, which may be damaged. */
export const hasData = (folder: string): boolean => existsSync(dataIn(folder));

const hasCluster = (folder: string): boolean => existsSync(join(dataIn(folder), "PG_VERSION"));

/** Debian's /etc has a folder of this name with the configuration of a server. One that is empty or damaged is a bank's. */
function hasDatabase(folder: string): boolean {
  const names = namesIn(dataIn(folder));
  return hasData(folder) && (names.length === 0 || names.includes("PG_VERSION") || names.includes("global"));
}

/** Files of the bank and of its system in a folder that has no database yet (`folder-lock.ts`, `own-certificate.ts`). */
const OWN_FILES = ["bank.lock", `${DATA}.new`, "room-key.pem", "room-certificate.pem", "lost+found"];

/**
 * A folder of something else, or one level above or below that of a bank, would begin a second bank without customers.
 * @throws an error for the operator
 */
function refuseForeignFolder(folder: string): void {
  const names = namesIn(folder);
  if (hasDatabase(folder) || names.every((name) => OWN_FILES.includes(name))) return;
  const path = resolve(folder);
  const isInside = path === dataIn(dirname(path)) && names.includes("PG_VERSION");
  const meant = isInside ? dirname(path) : names.map((name) => join(path, name)).find(hasCluster);
  const remedy = meant ? `Set DATA_DIR to ${meant}, which has one` : "Name the folder of a bank, or an empty one";
  throw new Error(`DATA_DIR: ${path} has other files (${names[0]}) and no bank. ${remedy}.`);
}

/** Empty for a folder that is new, a file, or cannot be read: `lockFolder` explains those. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Opens the embedded database of one process. Committed transactions survive a killed process and a power cut.
 * @param onNew runs before a database is created
 * @throws an error for the operator if the folder is in use, is not of a bank, or the database is damaged
 */
export async function openFolder(folder: string, onNew?: () => void): Promise<OpenBank> {
  refuseForeignFolder(folder);
  const lock = lockFolder(folder);
  try {
    const data = dataIn(folder);
    if (!existsSync(data)) {
      onNew?.();
      await createData(data);
    }
    if (readdirSync(data).length === 0) throw new Error(empty(data));
    chmodSync(data, OWNER_ONLY);
    const { db, kind, close } = await openData(data);
    return { db, kind, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openData(data: string): Promise<OpenBank> {
  try {
    return await openPgliteInThread({ folder: data });
  } catch (error) {
    throw new Error(isFull(data) ? full(data) : damaged(data), { cause: error });
  }
}

const full = (data: string): string =>
  `DATA_DIR: the disk of ${data} is full, so the database cannot be opened. Its files are not damaged: free some ` +
  "space on that disk, and start again.";

/** A database is created under another name, so its folder is never empty. */
const empty = (data: string): string =>
  `DATA_DIR: the folder of the embedded database, ${data}, is empty. Restore it from a copy, or mount its disk; ` +
  "to begin with a new bank, remove the folder.";

const damaged = (data: string): string =>
  `DATA_DIR: the embedded database in ${data} cannot be opened: its files are damaged or incomplete. ` +
  "Restore the folder from a copy, or move it away to begin with a new bank.";

/**
 * Creates the database under a temporary name and renames it, so that a killed process leaves no incomplete database.
 */
async function createData(data: string): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const bank = await openPgliteInThread({ folder: draft, from: await snapshotOf(emptySnapshot) });
  await bank.close();
  syncAll(draft);
  renameSync(draft, data);
  syncPath(dirname(data));
}
