import type { Generated, JSONColumnType } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

/** One row: how far the bank's clock runs from the computer's. */
interface BankClockTable {
  id: number;
  offset_ms: Int8;
}

/** What the bank does by itself when its time comes. A row goes when it is done, in the same transaction. */
interface DueWorkTable {
  id: Generated<string>;
  /** settle | purge */
  kind: string;
  subject: string;
  due_at: Moment;
  /** Set aside: the bank could not do it, and tries again when it starts. */
  failed_at: MaybeMoment;
}

/** One row per user and key; written in the same transaction as what it did. */
interface IdempotencyTable {
  user_id: string;
  key: string;
  /** SHA-256 of the canonical call: the same key with another call is refused. */
  call_hash: string;
  answer: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

export interface BankTables {
  bank_clock: BankClockTable;
  due_work: DueWorkTable;
  idempotency: IdempotencyTable;
}
