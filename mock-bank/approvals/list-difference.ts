import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { formatMinor } from "../ledger/minor-units";
import type { StoredRequest } from "../requests/request-repository";
import { wireMoment } from "../values/wire-dates";

/** Earlier lists that are compared, newest first, so that a company with years of lists waits no longer. */
const COMPARED_LISTS = 12;
const SHOWN_ROWS = 50;

type Outcome = "paid" | "rejected";
const statuses: { readonly [O in Outcome]: readonly string[] } = {
  paid: ["APPROVED", "PROCESSING"],
  rejected: ["REJECTED"],
};

/** The payee of a row, without its name: an account, a wallet, or a customer and the last digits of a card. */
const payeeOfRow = sql`coalesce(line.row ->> 'beneficiaryAccount', line.row ->> 'beneficiaryWalletNumber',
  (line.row ->> 'customerId') || ' ' || (line.row ->> 'cardLastDigit'))`;
const perPayee = sql`
  ${payeeOfRow} as payee, min(coalesce(line.row ->> 'beneficiaryName', line.row ->> 'cardName')) as name,
  sum(replace(coalesce(line.row ->> 'transactionAmount', line.row ->> 'amount'), '.', '')::bigint) as minor`;

/** Finds the newest earlier bulk of the same kind that has at least half of the payees of a bulk. */
export async function earlierListOf(
  db: Connection,
  { id, company_id: companyId, category, created_at: at }: StoredRequest,
  outcome: Outcome,
): Promise<{ readonly id: string; readonly at: Date } | undefined> {
  const candidates = await db
    .selectFrom("requests")
    .select(["id", "decided_at as at"])
    .where("company_id", "=", companyId)
    .where("category", "=", category)
    .where("id", "<>", id)
    .where("status", "in", [...statuses[outcome]])
    .where("decided_at", "<=", at)
    .where("row_count", ">", 0)
    .orderBy("decided_at", "desc")
    .limit(COMPARED_LISTS)
    .execute();
  // One at a time, because a list can have 100,000 rows and the newest one is mostly the one.
  for (const candidate of candidates)
    if (candidate.at && (await hasHalfOf(db, candidate.id, id))) return { id: candidate.id, at: candidate.at };
  return undefined;
}

async function hasHalfOf(db: Connection, candidate: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ hasHalf: boolean }>`
    with own as (select distinct ${payeeOfRow} as payee from request_rows line where request_id = ${id})
    select (select count(distinct own.payee) from request_rows line join own on own.payee = ${payeeOfRow}
             where line.request_id = ${candidate}) * 2 >= greatest(count(*), 1) as "hasHalf"
      from own`.execute(db);
  return rows[0]?.hasHalf === true;
}

type Changed = {
  readonly payee: string;
  readonly name: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly added: string;
  readonly missing: string;
  readonly changed: string;
  readonly difference: string;
};

/** Returns how a bulk differs from an earlier one, payee by payee; the largest differences come first. */
export async function differenceFrom(db: Connection, id: string, earlierId: string) {
  const { rows } = await sql<Changed>`
    with own as (select ${perPayee} from request_rows line where request_id = ${id} group by 1),
    earlier as (select ${perPayee} from request_rows line where request_id = ${earlierId} group by 1),
    row as (
      select payee, coalesce(own.name, earlier.name) as name, earlier.minor as before, own.minor as after
        from own full join earlier using (payee) where own.minor is distinct from earlier.minor
    )
    select payee, name, before::text, after::text, count(*) filter (where before is null) over () as added,
           count(*) filter (where after is null) over () as missing,
           count(*) filter (where before is not null and after is not null) over () as changed,
           sum(coalesce(after, 0) - coalesce(before, 0)) over () as difference
      from row order by abs(coalesce(after, 0) - coalesce(before, 0)) desc, payee limit ${SHOWN_ROWS}`.execute(db);
  const [first] = rows;
  return {
    added: Number(first?.added ?? 0),
    missing: Number(first?.missing ?? 0),
    changed: Number(first?.changed ?? 0),
    difference: formatMinor(first?.difference ?? "0"),
    changes: rows.map(({ payee, name, before, after }) => ({
      payeeName: name,
      payeeNumber: payee,
      amountBefore: before === null ? null : formatMinor(before),
      amount: after === null ? null : formatMinor(after),
    })),
  };
}

/** Returns how a bulk differs from the last such list that was paid; undefined without one. */
export async function lastListOf(db: Connection, request: StoredRequest) {
  const earlier = await earlierListOf(db, request, "paid");
  return (
    earlier && {
      transactionId: earlier.id,
      date: wireMoment(earlier.at),
      ...(await differenceFrom(db, request.id, earlier.id)),
    }
  );
}
