import { sql } from "kysely";
import type { Database } from "../../mock-bank/database/tables";
import { liftTimeLimit } from "../../mock-bank/database/time-limit";

/** A company's people and accounts, as ids. */
export type Actors = {
  readonly companyId: string;
  readonly userIds: readonly string[];
  readonly accountIds: readonly string[];
};

/**
 * Adds acts of the last year to a company, inserted in bulk. One in a hundred is a download, one in ten a decision; the
 * last user only signs in. Their seals are no chain.
 */
export async function actOften(db: Database, { companyId, userIds, accountIds }: Actors, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await liftTimeLimit(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into audit (company_id, user_id, event, kind, account_id, detail, at, chain, link)
      select ${companyId}, (${userIds}::text[])[case when n % 50 = 0 then ${userIds.length} else 1 + n % ${userIds.length - 1} end],
             case when n % 50 = 0 then 'signedIn' when n % 100 = 1 then 'downloaded' else 'executed' end,
             case when n % 50 = 0 then 'SIGN_IN' when n % 100 = 1 then 'DOWNLOAD' when n % 10 = 2 then 'DECISION' else 'REQUEST' end,
             case when n % 50 <> 0 then (${accountIds}::bigint[])[1 + n % ${accountIds.length}] end,
             'Act ' || n, now() - make_interval(secs => (${count}::int - n) * 31536000.0 / ${count}::int),
             ${companyId}, encode(sha256(n::text::bytea), 'hex')
        from generate_series(1, ${count}::int) n`.execute(tx);
    await sql`analyze audit`.execute(tx);
  });
}
