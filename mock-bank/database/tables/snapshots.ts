import type { Moment } from "./columns";

/** The bank as it was at some moment, to come back to. No part of the bank itself: a reset leaves them, and no snapshot holds another. */
interface SnapshotsTable {
  name: string;
  /** By the computer's clock. */
  made_at: Moment;
  bank_time: Moment;
  /** The file, packed as it is downloaded. */
  content: Buffer;
}

export interface SnapshotsTables {
  snapshots: SnapshotsTable;
}
