import { type RawBuilder, sql } from "kysely";
import type { ListedValue } from "../../contract/listed-values";
import type { Connection } from "../database/tables";
import { type Bill, billOf } from "../execution/bill";
import { formatMinor, type Minor } from "../ledger/minor-units";
import type { StoredRequest } from "../requests/request-repository";
import { wireMoment } from "../values/wire-dates";

/** Payments of an earlier time are probably other ones. Open requests and schedules are compared regardless of their age. */
const COMPARED_DAYS = 7;
const DAY_MS = 86_400_000;
const SHOWN_MAX = 5;

/** A payee as requests name it: its account or wallet, or the customer id and the last digits of a card. */
type ComparedPayee = { readonly payee: string; readonly amount: Minor };

/** The values that payments are compared by: the bill that is paid, or the payees and amounts. */
export type Compared = {
  readonly companyId: string;
  readonly now: Date;
  /** The request itself, which is left out. */
  readonly requestId?: string | undefined;
  /** The schedule that is changed, which is left out. */
  readonly scheduleId?: string | undefined;
} & (
  | { readonly currency: string; readonly payees: readonly ComparedPayee[] | "ofRequest" }
  | { readonly bill: Pick<Bill, "table" | "number"> }
);

type Found = {
  readonly id: string;
  readonly state: ListedValue<"samePaymentState">;
  readonly at: Date;
  readonly by: string;
  /** Rows in common, and all rows of the found payment. */
  readonly rows: string;
  readonly of: string;
  /** Sum of the rows in common, in minor units. */
  readonly amount: string;
  /** Number of all payments found. */
  readonly total: string;
};

/**
 * Finds the company's waiting, executed and scheduled payments that pay the same bill, or the same amounts to the same
 * payees, by any user and in any kind of request. Those with most rows in common come first.
 */
export async function samePayments(db: Connection, compared: Compared) {
  if ("payees" in compared && compared.payees.length === 0) return { samePayments: [], otherSamePayments: 0 };
  const found = "bill" in compared ? sameBill(compared.bill) : sameRows(compared);
  const { companyId, requestId = "", now } = compared;
  const { rows } = await sql<Found>`
    with candidate as materialized (
      select * from (${candidates(companyId, now)}) each_one where id <> ${requestId}
    ), found as (${found})
    select found.id, state, at, full_name as by, rows, "of", amount, count(*) over () as total
      from found join users on users.id = found.created_by
     order by rows desc, at desc, found.id
     limit ${SHOWN_MAX}`.execute(db);
  return {
    samePayments: rows.map(({ id, state, at, by, rows: common, of, amount }) => ({
      transactionId: id,
      state,
      date: wireMoment(at),
      by,
      rowsInCommon: Number(common),
      rowsOfPayment: Number(of),
      amount: formatMinor(amount),
    })),
    otherSamePayments: Number(rows[0]?.total ?? 0) - rows.length,
  };
}

/** Lists with more rows are compared in their details only, so that a page of long lists does not take seconds. */
const LISTED_ROWS_MAX = 5000;

/** Returns which of these requests of a company have a same payment, by the rule of {@link samePayments}. */
export async function havingSamePayments(
  db: Connection,
  ids: readonly string[],
  { companyId, now }: Pick<Compared, "companyId" | "now">,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    with candidate as materialized (
      select *, ${billNumber} as bill, ${markOfSingle} as mark from (${candidates(companyId, now)}) each_one
    ), asked as materialized (
      select id, category, currency, schedule_id, row_count, ${billNumber} as bill, ${markOfSingle} as mark
        from requests where id in (${sql.join(ids)}) and company_id = ${companyId}
    ), own as materialized (
      select id, currency, schedule_id, mark from asked where bill is null and mark is not null
      union
      select asked.id, currency, schedule_id, line.mark
        from asked join request_rows line on line.request_id = asked.id
       where line.mark is not null and row_count <= ${LISTED_ROWS_MAX}
    ), scheduled as materialized (${scheduledRows(companyId)})
    select id from asked
     where exists (
             select 1 from candidate other
              where other.bill = asked.bill and other.category = asked.category and other.id <> asked.id)
        or exists (
             select 1 from own join candidate other on other.mark = own.mark and other.currency = own.currency
              where own.id = asked.id and other.id <> own.id)
        or exists (
             select 1 from own cross join candidate other
                      join request_rows line on line.request_id = other.id and line.mark = own.mark
              where own.id = asked.id and other.id <> own.id and other.currency = own.currency)
        or exists (
             select 1 from own join scheduled on scheduled.mark = own.mark and scheduled.currency = own.currency
              where own.id = asked.id and scheduled.id is distinct from own.schedule_id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Waiting requests of a company, and payments of the last days. */
const candidates = (companyId: string, now: Date) => sql`
  select id, 'WAITING' as state, created_at as at, created_by, category, currency, payee, amount, details, row_count
    from requests
   where company_id = ${companyId} and status in ('PENDING', 'IN_PROGRESS')
  union all
  -- The approved request of a schedule has not paid; the schedule itself is compared.
  select id, case status when 'PROCESSING' then 'SENT' else 'PAID' end, coalesce(executed_at, decided_at),
         created_by, category, currency, payee, amount, details, row_count
    from requests
   where company_id = ${companyId} and status in ('PROCESSING', 'APPROVED')
     and decided_at > ${new Date(now.getTime() - COMPARED_DAYS * DAY_MS)}
     and (schedule_id is null or executed_at is not null or status = 'PROCESSING')`;

/** What a company's schedules pay in each run. */
const scheduledRows = (companyId: string) => sql`
  select id, plan -> 'order' ->> 'currency' as currency,
         payment_mark(
           coalesce(line ->> 'beneficiaryAccount', line ->> 'payee'),
           coalesce(line ->> 'transactionAmount', line ->> 'amount')) as mark
    from schedules,
         lateral jsonb_array_elements(coalesce(plan -> 'order' -> 'rows', jsonb_build_array(plan -> 'order'))) line
   where company_id = ${companyId} and status = 'ACTIVE'`;

const billNumber = sql`
  case when category in ('ghanaGov', 'ssnit') then coalesce(details ->> 'invoiceNumber', details ->> 'adviceNumber') end`;

const sameBill = ({ table, number }: Pick<Bill, "table" | "number">) => sql`
  select id, state, at, created_by, 1 as rows, 1 as "of", amount from candidate
   where category = ${table === "gov_invoices" ? "ghanaGov" : "ssnit"} and ${billNumber} = ${number}`;

/** A payee who is named twice in one list and once in the other one is in common once. */
function sameRows({
  companyId,
  currency,
  payees,
  requestId = "",
  scheduleId = "",
}: Extract<Compared, { currency: string }>) {
  const own = payees === "ofRequest" ? rowsOfRequest(requestId) : givenRows(payees);
  return sql`
    with own as materialized (
      select mark, min(minor) as minor, count(*) as times from (${own}) line where mark is not null group by mark
    ), other as (
      select candidate.id, line.mark, count(*) as times
        from candidate join request_rows line on line.request_id = candidate.id join own on own.mark = line.mark
       where candidate.currency = ${currency} group by candidate.id, line.mark
      union all
      select id, own.mark, 1 from candidate join own on own.mark = ${markOfSingle}
       where currency = ${currency} and payee is not null
      union all
      select id, own.mark, count(*) from (${scheduledRows(companyId)}) line join own on own.mark = line.mark
       where currency = ${currency} and id <> ${scheduleId}
       group by id, own.mark
    ), common as (
      select other.id, sum(least(other.times, own.times)) as rows,
             sum(least(other.times, own.times) * own.minor) as amount
        from other join own on own.mark = other.mark group by other.id
    )
    select id, state, at, created_by, rows, row_count as "of", common.amount
      from common join candidate using (id)
    union all
    select id, 'SCHEDULED', next_run_at, created_by, rows,
           coalesce(jsonb_array_length(plan -> 'order' -> 'rows'), 1), amount
      from common join schedules using (id)`;
}

/**
 * The digits of a card are not unique, so that a card is its customer and its digits. Foreign accounts are compared
 * without the separators that only some write.
 */
const markOfSingle = sql`
  payment_mark(
    case category when 'prepaidCard' then (details ->> 'customerId') || ' ' || payee
                  when 'fx' then upper(regexp_replace(payee, '[^A-Za-z0-9]', '', 'g'))
                  else payee end,
    amount::text)`;

const givenRows = (payees: readonly ComparedPayee[]): RawBuilder<unknown> => sql`
  select payment_mark(given ->> 0, given ->> 1) as mark, (given ->> 1)::bigint as minor
    from jsonb_array_elements(${JSON.stringify(payees.map(({ payee, amount }) => [payee, `${amount}`]))}::jsonb) given`;

const rowsOfRequest = (id: string): RawBuilder<unknown> => sql`
  select mark, replace(coalesce(row ->> 'transactionAmount', row ->> 'amount'), '.', '')::bigint as minor
    from request_rows where request_id = ${id}
  union all
  select ${markOfSingle}, amount from requests where id = ${id} and payee is not null`;

/** Returns what a stored request is compared by. */
export function comparedOf(request: StoredRequest, now: Date): Compared {
  const { id: requestId, company_id: companyId, schedule_id, category, currency, details } = request;
  const self = { companyId, now, requestId, scheduleId: schedule_id ?? undefined };
  const bill = billOf({ category, companyId, details });
  return bill ? { ...self, bill } : { ...self, currency, payees: "ofRequest" };
}
