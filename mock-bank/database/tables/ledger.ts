import type { ColumnType, Generated } from "kysely";
import type { GeneratedInt8, Int8, MaybeMoment, Moment } from "./columns";

interface LedgerAccountsTable {
  id: Generated<string>;
  /** 13 digits for a customer's account; a name such as `GIP-SETTLEMENT` for a control account. */
  number: string;
  /** customer | control */
  kind: string;
  company_id: string | null;
  name: string;
  type: string;
  currency: string;
  /** Minor units. Equals the sum of the account's lines; stored so that a balance needs one read. */
  book: GeneratedInt8;
  /** Held part of the book balance in minor units. Available is book - held, never below zero for customers. */
  held: GeneratedInt8;
  is_primary: Generated<boolean>;
  position: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}

/** Append-only. The lines of an entry sum to zero per currency, checked by the database. */
interface JournalEntriesTable {
  id: Generated<string>;
  /** The request's id, an opening, or a charge. Unique, so that nothing is posted twice. */
  reference: string;
  request_id: string | null;
  description: string;
  posted_at: Moment;
}

/** Append-only. */
interface JournalLinesTable {
  id: Generated<string>;
  entry_id: string;
  account_id: string;
  /** Signed minor units: positive amounts raise a customer's balance. */
  amount: Int8;
  /** The account's book balance after this line. */
  balance_after: Int8;
  narration: string;
  /** Copied from the entry, so that statements find lines by account and time. */
  posted_at: Moment;
}

interface HoldsTable {
  id: Generated<string>;
  account_id: string;
  request_id: string;
  amount: Int8;
  placed_at: Moment;
  released_at: MaybeMoment;
}

export interface LedgerTables {
  ledger_accounts: LedgerAccountsTable;
  journal_entries: JournalEntriesTable;
  journal_lines: JournalLinesTable;
  holds: HoldsTable;
}
