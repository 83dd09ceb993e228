import type { Moment } from "./columns";

/** Saved states of the bank. A reset keeps them, and snapshots do not contain other snapshots. */
interface SnapshotsTable {
  name: string;
  /** By the computer's clock. */
  made_at: Moment;
  bank_time: Moment;
  /** The file, compressed as it is downloaded. */
  content: Buffer;
}

export interface SnapshotsTables {
  snapshots: SnapshotsTable;
}
