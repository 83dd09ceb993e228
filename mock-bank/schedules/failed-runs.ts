import { sql } from "kysely";
import type { Connection } from "../database/tables";

/** Failed runs are listed as notices for this time. */
const LISTED_DAYS = 7;
const DAY_MS = 86_400_000;
const LISTED_MAX = 5;

type FailedRun = {
  readonly requestId: string;
  readonly scheduleId: string;
  readonly at: Date;
  readonly reason: string;
  readonly payee: string | null;
  readonly currency: string;
  readonly amount: string;
};

/** Returns the company's newest failed runs, the newest first. A request that an approver ended is none. */
export async function newestFailedRuns(db: Connection, companyId: string, now: Date): Promise<readonly FailedRun[]> {
  const { rows } = await sql<FailedRun>`
    select id as "requestId", schedule_id as "scheduleId", decided_at as at, failure as reason,
           details ->> 'destinationAccountName' as payee, currency, (amount + charge + e_levy)::text as amount
      from requests
     where company_id = ${companyId} and status = 'FAILED' and schedule_id is not null and approvals_needed = 0
       and decided_at > ${new Date(now.getTime() - LISTED_DAYS * DAY_MS)}
     order by decided_at desc, id limit ${LISTED_MAX}`.execute(db);
  return rows;
}

type LastFailure = { readonly scheduleId: string; readonly at: Date; readonly reason: string };

/** Returns the failure of the newest run of each of the company's schedules whose newest run has failed. */
export async function lastFailures(db: Connection, companyId: string): Promise<ReadonlyMap<string, LastFailure>> {
  const { rows } = await sql<LastFailure>`
    select distinct on (failed.schedule_id) failed.schedule_id as "scheduleId", failed.decided_at as at,
           failed.failure as reason
      from requests failed
     where failed.company_id = ${companyId} and failed.status = 'FAILED' and failed.schedule_id is not null
       and failed.approvals_needed = 0
       and not exists (
         select from requests later
          where later.company_id = failed.company_id and later.status in ('APPROVED', 'PROCESSING')
            and later.decided_at > failed.decided_at and later.schedule_id = failed.schedule_id
            and later.approvals_needed = 0)
     order by failed.schedule_id, failed.decided_at desc`.execute(db);
  return new Map(rows.map((row) => [row.scheduleId, row]));
}
