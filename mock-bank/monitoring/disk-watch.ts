import { isFull } from "../database/disk-room";
import { isDiskFull } from "../database/unavailable";

/** A server whose disk is full fails at each write, so that it is seen again within this time. */
const REMEMBERED_MS = 30_000;

/** Whether the disk of the database is full: of a folder by its free space, of a server by the last failed statements. */
export class DiskWatch {
  private failedAt = Number.NEGATIVE_INFINITY;

  /** @param folder the folder of the embedded database */
  constructor(private readonly folder?: string) {}

  note(error: unknown): void {
    if (isDiskFull(error)) this.failedAt = performance.now();
  }

  get isFull(): boolean {
    return performance.now() - this.failedAt < REMEMBERED_MS || (this.folder !== undefined && isFull(this.folder));
  }
}
