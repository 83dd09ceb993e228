import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { StoredRequest } from "../requests/request-repository";
import type { NameMatch } from "../values/compare-names";
import { momentOf } from "../values/wire-dates";

const SHOWN_ROWS = 50;

type NamedRow = {
  readonly row: number;
  readonly payeeName: string;
  readonly payeeNumber: string;
  readonly accountName: string;
  readonly result: NameMatch;
  readonly isAccepted: boolean;
};

/**
 * Returns how the names of a bulk's rows compare with those of the accounts, as found when the request was made, and the
 * requester's remark: the time of the check and the accepted rows. Undefined for requests of banks without comparisons.
 */
export async function listNamesOf(db: Connection, { id, details }: StoredRequest) {
  const { namesCheckedAt, acceptedNames = [] } = details;
  const accepted = JSON.stringify(acceptedNames);
  const counts = await sql<{ match: string | null; count: string; accepted: string }>`
    select row ->> 'nameMatch' as match, count(*) as count,
           count(*) filter (where ${accepted}::jsonb @> to_jsonb(position)) as accepted
      from request_rows where request_id = ${id} group by 1`.execute(db);
  const countOf = (match: NameMatch) => Number(counts.rows.find((each) => each.match === match)?.count ?? 0);
  const acceptedOf = (match: NameMatch) => Number(counts.rows.find((each) => each.match === match)?.accepted ?? 0);
  if (counts.rows.every(({ match }) => match === null)) return undefined;
  const { rows } = await sql<NamedRow>`
    select position as row, coalesce(row ->> 'beneficiaryName', row ->> 'cardName') as "payeeName",
           coalesce(row ->> 'beneficiaryAccount', row ->> 'beneficiaryWalletNumber', row ->> 'customerId')
             as "payeeNumber",
           row ->> 'accountName' as "accountName", row ->> 'nameMatch' as result,
           ${accepted}::jsonb @> to_jsonb(position) as "isAccepted"
      from request_rows
     where request_id = ${id} and row ->> 'nameMatch' in ('NO_MATCH', 'CLOSE_MATCH')
     order by row ->> 'nameMatch' desc, position limit ${SHOWN_ROWS}`.execute(db);
  return {
    matching: countOf("MATCH"),
    close: countOf("CLOSE_MATCH"),
    different: countOf("NO_MATCH"),
    notChecked: countOf("NOT_CHECKED"),
    ...(typeof namesCheckedAt === "string" && momentOf(namesCheckedAt) && { checkedAt: namesCheckedAt }),
    accepted: acceptedOf("CLOSE_MATCH") + acceptedOf("NO_MATCH"),
    differences: rows,
  };
}
