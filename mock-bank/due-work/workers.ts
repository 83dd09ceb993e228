import type { Connection } from "../handler";
import { settle } from "../payments/settle";
import type { Settings } from "../settings";
import type { DueKind } from "./agenda";
import { purge } from "./purge";

/** One due task, in its transaction: already off the agenda, on which it may put itself again. */
type DueCall = {
  readonly db: Connection;
  readonly subject: string;
  /** When it was due: the moment at which it happens, however late the bank gets to it. */
  readonly now: Date;
  /** How far the clock has come by then. */
  readonly latest: Date;
  readonly settings: Settings;
};
export type Worker = (call: DueCall) => Promise<void>;

export const workers: Readonly<Record<DueKind, Worker>> = { settle, purge };
