import { sql } from "kysely";
import type { Database } from "../../mock-bank/database/tables";
import type { Ledger } from "./check-history";

/** Amounts and times are bigint in SQL, which the driver returns as text. */
type Row = {
  readonly line: string;
  readonly entry: string;
  readonly requestId: string | null;
  readonly account: string;
  readonly pesewas: string;
  readonly key: string;
  readonly postedAt: Date;
};

/** Reads the books of some accounts, with all lines of the entries that touch them. */
export async function readLedger(db: Database, accounts: readonly string[]): Promise<Ledger> {
  const numbers = sql.join(accounts);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const lines = await sql<Row>`
        select l.id as line, e.id as entry, e.request_id as "requestId", a.number as account, l.amount as pesewas,
               l.narration as key, l.posted_at as "postedAt"
          from journal_lines l
          join journal_entries e on e.id = l.entry_id
          join ledger_accounts a on a.id = l.account_id
         where l.entry_id in (select touching.entry_id
                                from journal_lines touching join ledger_accounts own on own.id = touching.account_id
                               where own.number in (${numbers}))
         order by l.id`.execute(tx);
      const books = await sql<{ number: string; book: string }>`
        select number, book from ledger_accounts where number in (${numbers})`.execute(tx);
      return {
        lines: lines.rows.map(({ line, pesewas, postedAt, ...row }) => ({
          ...row,
          line: Number(line),
          pesewas: Number(pesewas),
          postedAt: postedAt.getTime(),
        })),
        books: new Map(books.rows.map(({ number, book }) => [number, Number(book)])),
      };
    });
}
