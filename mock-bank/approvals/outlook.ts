import { sql } from "kysely";
import type { Caller } from "../core/handler";
import type { Connection } from "../database/tables";
import { billProblem } from "../execution/bill";
import { INSUFFICIENT_FUNDS } from "../execution/execute";
import { formatMoney } from "../ledger/minor-units";
import { cediValue, limitRefusal, paidOn, paymentPolicyOf } from "../orders/limits";
import { havingSamePayments } from "../payments/same-payments";
import { debit } from "../requests/request-lists";
import { SCHEDULE_DELETED } from "../schedules/set-up-schedule";
import { bankDay } from "../values/wire-dates";
import type { Category } from "../values/wire-names";

/** Why an approval by the caller would certainly fail now, and whether the attempt would end the request. */
type CertainFailure = { readonly message: string; readonly endsRequest: boolean };
type Outlook = { readonly certainFailure?: CertainFailure; readonly hasSamePayment: boolean };

export const MAKER_INACTIVE = "The profile of the person who made this request is inactive.";

type Facts = {
  readonly id: string;
  readonly category: Category;
  readonly currency: string;
  readonly cediValue: string;
  /** In minor units of the currency; null if no row can be above the limit, or the request is no bulk. */
  readonly largestRow: string | null;
  readonly isLast: boolean;
  readonly isScheduled: boolean;
  readonly isScheduleOpen: boolean;
  readonly isMakerActive: boolean;
  readonly isPaid: boolean;
  readonly isExpired: boolean;
  readonly available: string;
  readonly debit: string;
  readonly accountCurrency: string;
};

/**
 * Returns for each of these open requests what an approval by the caller would meet now, for a whole page at once.
 * The approval itself checks the same in the same order.
 */
export async function outlooksOf(
  db: Connection,
  ids: readonly string[],
  { companyId, userId }: Pick<Caller, "companyId" | "userId">,
  now: Date,
): Promise<ReadonlyMap<string, Outlook>> {
  if (ids.length === 0) return new Map();
  const policy = await paymentPolicyOf(db, companyId);
  const paidToday = await paidOn(db, companyId, now);
  const repeated = await havingSamePayments(db, ids, { companyId, now });
  const { rows } = await sql<Facts>`
    select request.id, request.category, request.currency, request.cedi_value as "cediValue",
           case when request.row_count > 1 and request.cedi_value > ${policy.limitPerTransaction} then (
             select max(paid) from (
               select -sum((leg ->> 'amount')::bigint) as paid from json_array_elements(request.legs) leg
                where (leg ->> 'row')::int > 0 and leg ->> 'accountId' = request.source_account_id::text
                group by leg ->> 'row') of_rows)::text end as "largestRow",
           (select count(*) from decisions where request_id = request.id and user_id <> ${userId}) + 1
             >= request.approvals_needed as "isLast",
           schedule.id is not null as "isScheduled",
           coalesce(schedule.status = 'PENDING' or (schedule.status = 'ACTIVE' and schedule.change is not null), false)
             as "isScheduleOpen",
           maker.active as "isMakerActive",
           coalesce(invoice.paid_at, advice.paid_at) is not null as "isPaid",
           coalesce(invoice.expires_on < ${bankDay(now)}::date, false) as "isExpired",
           (source.book - source.held)::text as available, ${debit} as debit, source.currency as "accountCurrency"
      from requests request
      join ledger_accounts source on source.id = request.source_account_id
      join users maker on maker.id = request.created_by
      left join schedules schedule on schedule.id = request.schedule_id
      left join gov_invoices invoice on request.category = 'ghanaGov' and invoice.company_id = request.company_id
        and invoice.number = request.details ->> 'invoiceNumber'
      left join ssnit_advices advice on request.category = 'ssnit' and advice.company_id = request.company_id
        and advice.number = request.details ->> 'adviceNumber'
     where request.id in (${sql.join(ids)}) and request.company_id = ${companyId}
       and request.status in ('PENDING', 'IN_PROGRESS') and request.created_by <> ${userId}`.execute(db);

  /** What a last approval would meet; it pays, or sets up the schedule, and a failure ends the request. */
  const failureOfLast = (facts: Facts): string | undefined => {
    if (facts.isScheduled) return facts.isScheduleOpen ? undefined : SCHEDULE_DELETED;
    const value = BigInt(facts.cediValue);
    const largest = facts.largestRow === null ? value : cediValue(facts.currency, BigInt(facts.largestRow));
    const overLimit = limitRefusal({ value, largest, paidToday }, policy);
    if (overLimit) return overLimit;
    const missing = BigInt(facts.debit) - BigInt(facts.available);
    return missing > 0n
      ? `${INSUFFICIENT_FUNDS} ${formatMoney(facts.accountCurrency, missing)} are missing.`
      : undefined;
  };
  const certainFailureOf = (facts: Facts): CertainFailure | undefined => {
    const stays = (facts.isMakerActive ? undefined : MAKER_INACTIVE) ?? billProblem(facts);
    if (stays) return { message: stays, endsRequest: false };
    const ends = facts.isLast ? failureOfLast(facts) : undefined;
    return ends ? { message: ends, endsRequest: true } : undefined;
  };
  return new Map(
    rows.map((facts) => {
      const certainFailure = certainFailureOf(facts);
      return [facts.id, { hasSamePayment: repeated.has(facts.id), ...(certainFailure && { certainFailure }) }];
    }),
  );
}
