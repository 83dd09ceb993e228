import type { Connection } from "../database/tables";
import { formatMinor } from "./minor-units";

type JournalLine = {
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly narration: string;
};

export type JournalEntry = {
  readonly reference: string;
  readonly description: string;
  readonly postedAt: Date;
  readonly lines: readonly JournalLine[];
};

/** Returns the posted entries of a request in order; none while it is pending. */
export async function journalOf(db: Connection, requestId: string): Promise<JournalEntry[]> {
  const lines = await db
    .selectFrom("journal_entries as entry")
    .innerJoin("journal_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select([
      "entry.id as entryId",
      "entry.reference",
      "entry.description",
      "entry.posted_at as postedAt",
      "account.number as account",
      "account.currency",
      "line.amount",
      "line.balance_after as balanceAfter",
      "line.narration",
    ])
    .where("entry.request_id", "=", requestId)
    .orderBy("line.id")
    .execute();
  const entries = new Map<string, JournalEntry & { lines: JournalLine[] }>();
  for (const { entryId, reference, description, postedAt, ...line } of lines) {
    const entry = entries.get(entryId) ?? { reference, description, postedAt, lines: [] };
    entry.lines.push({ ...line, amount: formatMinor(line.amount), balanceAfter: formatMinor(line.balanceAfter) });
    entries.set(entryId, entry);
  }
  return [...entries.values()];
}
