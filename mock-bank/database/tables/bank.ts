import type { Generated, JSONColumnType } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

/** A single row: the difference between the bank's clock and the computer's. */
interface BankClockTable {
  id: number;
  offset_ms: Int8;
}

/** Work that the bank does by itself at a due time. A row is deleted in the transaction that does the work. */
interface DueWorkTable {
  id: Generated<string>;
  /** settle | purge | schedule */
  kind: string;
  subject: string;
  due_at: Moment;
  /** Set if the work failed; the bank retries it at its next start. */
  failed_at: MaybeMoment;
}

/** One row per user and key, written in the transaction of the call. */
interface IdempotencyTable {
  user_id: string;
  key: string;
  /** SHA-256 of the canonical call. The same key with another call is refused. */
  call_hash: string;
  answer: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

/** The settings that all processes share, kept by a reset. */
interface SharedSettingsTable {
  /** The name of a variable. */
  name: string;
  /** HMAC-SHA-256 under the value. */
  fingerprint: string;
}

export interface BankTables {
  bank_clock: BankClockTable;
  due_work: DueWorkTable;
  idempotency: IdempotencyTable;
  shared_settings: SharedSettingsTable;
}
