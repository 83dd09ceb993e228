import { sql } from "kysely";
import type { Database } from "../../mock-bank/database/tables";
import { inTransaction } from "../../mock-bank/database/transaction";

/**
 * Pays one pesewa from cash into an account `count` times, a second apart, the last time now. The books stay sound. Rows
 * are inserted in bulk without triggers, because posting 20,000 entries takes ten seconds.
 */
export async function payInOften(db: Database, accountNumber: string, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with entry as (
        insert into journal_entries (reference, description, posted_at)
        select 'MANY-' || nextval('account_serials'), 'Taking', now() - make_interval(secs => ${count}::int - n)
          from generate_series(1, ${count}::int) n
        returning id, posted_at
      ), placed as (
        select id, posted_at, row_number() over (order by posted_at) as n from entry
      ), side as (
        select id, book, case number when ${accountNumber} then 1 else -1 end as sign
          from ledger_accounts where number in (${accountNumber}, 'CASH-GHS')
      ), line as (
        insert into journal_lines (entry_id, account_id, amount, balance_after, narration, posted_at)
        select placed.id, side.id, sign, book + sign * n, 'Taking ' || n, posted_at
          from placed cross join side order by n, sign
      )
      update ledger_accounts account set book = account.book + side.sign * ${count}::int
        from side where side.id = account.id`.execute(tx);
  });
}
