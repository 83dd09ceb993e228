import { sql } from "kysely";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../handler";
import type { Minor } from "../ledger/minor-units";
import { bankDay } from "../requests/wire-dates";

/** Pesewas per hundred minor units of a currency. Used only for limits and the approval policy, never for payments. */
const indicativeRates: Readonly<Record<string, Minor>> = { GHS: 100n, USD: 1_140n, EUR: 1_320n, GBP: 1_510n };

/** Converts to pesewas, rounded up, so that no fraction exceeds a limit. */
export function cediValue(currency: string, amount: Minor): Minor {
  const rate = indicativeRates[currency];
  if (rate === undefined) throw new Error(`No rate for ${currency}`);
  return (amount * rate + 99n) / 100n;
}

/** A company's payment limits and approval policy. */
export type PaymentPolicy = {
  readonly limitPerTransaction: Minor;
  readonly limitPerDay: Minor;
  /** Payments of at least this amount need two approvers; undefined: one is always enough. */
  readonly secondApproverFrom: Minor | undefined;
};

export async function paymentPolicyOf(db: Connection, companyId: string): Promise<PaymentPolicy> {
  const [company] = await selectPolicy(db, { companyId });
  if (!company) throw new Error("The company does not exist");
  const { second_approver_from, limit_per_transaction, limit_per_day } = company;
  return {
    limitPerTransaction: BigInt(limit_per_transaction),
    limitPerDay: BigInt(limit_per_day),
    secondApproverFrom: second_approver_from === null ? undefined : BigInt(second_approver_from),
  };
}

const selectPolicy = compileOnce((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom("companies")
    .select(["second_approver_from", "limit_per_transaction", "limit_per_day"])
    .where("id", "=", companyId),
);

type DayPayment = { readonly companyId: string; readonly at: Date; readonly value: Minor };

/**
 * Counts a payment toward the company's daily limit; returns false if it would exceed it. The row of the company and
 * day is updated conditionally, so concurrent payments count each other.
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
const addToDay = compileOnce(
  (_, { companyId, day, value, limit }: Counted) => sql`
    insert into daily_payments as paid (company_id, day, cedi_value)
    select ${companyId}, ${day}::date, ${value}::bigint where ${value}::bigint <= ${limit}::bigint
    on conflict (company_id, day) do update set cedi_value = paid.cedi_value + excluded.cedi_value
     where paid.cedi_value + excluded.cedi_value <= ${limit}::bigint
    returning day`,
);

/** Reverts {@link countTowardDay} for a payment that failed afterwards. */
export async function uncountTowardDay(tx: Connection, { companyId, at, value }: DayPayment): Promise<void> {
  await tx
    .updateTable("daily_payments")
    .set({ cedi_value: sql`cedi_value - ${value}` })
    .where("company_id", "=", companyId)
    .where("day", "=", bankDay(at))
    .execute();
}
