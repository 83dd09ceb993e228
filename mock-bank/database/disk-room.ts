import { statfsSync } from "node:fs";

/** The size of a file of PostgreSQL's log, which the embedded database needs to go on. */
const ROOM_MIN = 16 * 1024 * 1024;

/** Whether the disk of a folder has no room for the embedded database to go on. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM_MIN;
}
