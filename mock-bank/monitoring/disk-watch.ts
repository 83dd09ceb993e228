import { isFull } from "../database/disk-room";
import { isDiskFull } from "../database/unavailable";
import type { Logger } from "../system/log";

/** A server whose disk is full fails at each write, so that it is seen again within this time. */
const REMEMBERED_MS = 30_000;
const FULL = "The disk of the database is full: free some space on it. Nothing is damaged, and calls work again then";
const ROOM = "The disk of the database has room again";

/** Whether the disk of the database is full: of a folder by its free space, of a server by the last failed statements. */
export class DiskWatch {
  private failedAt = Number.NEGATIVE_INFINITY;
  private wasFull = false;

  /** @param folder the folder of the embedded database */
  constructor(
    private readonly log: Pick<Logger, "error" | "warn">,
    private readonly folder?: string,
  ) {}

  note(error: unknown): void {
    if (isDiskFull(error)) this.failedAt = performance.now();
    this.logChange();
  }

  get isFull(): boolean {
    return this.logChange();
  }

  /** One line for each change, so that an alert on the log is possible. */
  private logChange(): boolean {
    const isNow =
      performance.now() - this.failedAt < REMEMBERED_MS || (this.folder !== undefined && isFull(this.folder));
    if (isNow && !this.wasFull) this.log.error({ event: "disk_full" }, FULL);
    if (!isNow && this.wasFull) this.log.warn({ event: "disk_has_room" }, ROOM);
    this.wasFull = isNow;
    return isNow;
  }
}
