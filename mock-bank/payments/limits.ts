import { sql } from "kysely";
import { once } from "../database/once";
import type { Connection } from "../handler";
import type { Minor } from "../ledger/amounts";
import { bankDay } from "../requests/wire-dates";

/** Pesewas for a hundred minor units of a currency: what limits and the approval policy reckon with, not what anybody is paid. */
const indicativeRates: Readonly<Record<string, Minor>> = { GHS: 100n, USD: 1_140n, EUR: 1_320n, GBP: 1_510n };

/** An amount in pesewas, rounded up, so that no limit is passed by a fraction. */
export function cediValue(currency: string, amount: Minor): Minor {
  const rate = indicativeRates[currency];
  if (rate === undefined) throw new Error(`No rate for ${currency}`);
  return (amount * rate + 99n) / 100n;
}

/** What a company's payments are held against. */
export type Terms = {
  readonly limitPerTransaction: Minor;
  readonly limitPerDay: Minor;
  /** From this on two people must approve; undefined: one is always enough. */
  readonly secondApproverFrom: Minor | undefined;
};

export async function termsOf(db: Connection, companyId: string): Promise<Terms> {
  const [company] = await companyTerms(db, { companyId });
  if (!company) throw new Error("The terms of a company that does not exist");
  const { second_approver_from, limit_per_transaction, limit_per_day } = company;
  return {
    limitPerTransaction: BigInt(limit_per_transaction),
    limitPerDay: BigInt(limit_per_day),
    secondApproverFrom: second_approver_from === null ? undefined : BigInt(second_approver_from),
  };
}

const companyTerms = once((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom("companies")
    .select(["second_approver_from", "limit_per_transaction", "limit_per_day"])
    .where("id", "=", companyId),
);

type DayPayment = { readonly companyId: string; readonly at: Date; readonly value: Minor };

/**
 * Counts a payment toward its day, or says no. One row a company and day, changed only if the limit bears it:
 * of payments at the same instant each sees the one before it.
 */
export async function countTowardDay(
  tx: Connection,
  { companyId, at, value }: DayPayment,
  limit: Minor,
): Promise<boolean> {
  const counted = await addToDay(tx, { companyId, day: bankDay(at), value, limit });
  return counted.length === 1;
}

type Counted = { companyId: string; day: string; value: Minor; limit: Minor };
const addToDay = once(
  (_, { companyId, day, value, limit }: Counted) => sql`
    insert into daily_payments as paid (company_id, day, cedi_value)
    select ${companyId}, ${day}::date, ${value}::bigint where ${value}::bigint <= ${limit}::bigint
    on conflict (company_id, day) do update set cedi_value = paid.cedi_value + excluded.cedi_value
     where paid.cedi_value + excluded.cedi_value <= ${limit}::bigint
    returning day`,
);

/** Takes back what {@link countTowardDay} counted, for a payment that then failed. */
export async function uncount(tx: Connection, { companyId, at, value }: DayPayment): Promise<void> {
  await tx
    .updateTable("daily_payments")
    .set({ cedi_value: sql`cedi_value - ${value}` })
    .where("company_id", "=", companyId)
    .where("day", "=", bankDay(at))
    .execute();
}
