import { sql } from "kysely";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";
import { formatMoney, type Minor } from "../ledger/minor-units";
import { bankDay } from "../values/wire-dates";

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
  /** First payments above this amount to new beneficiaries confirm the account's name; undefined: none does. */
  readonly nameCheckAbove: Minor | undefined;
  /** Payments above this amount to known payees at other accounts say who confirmed them; undefined: none must. */
  readonly changedAccountAbove: Minor | undefined;
};

export async function paymentPolicyOf(db: Connection, companyId: string): Promise<PaymentPolicy> {
  const [company] = await selectPolicy(db, { companyId });
  if (!company) throw new Error("The company does not exist");
  const { second_approver_from, limit_per_transaction, limit_per_day, name_check_above, changed_account_above } =
    company;
  return {
    limitPerTransaction: BigInt(limit_per_transaction),
    limitPerDay: BigInt(limit_per_day),
    secondApproverFrom: second_approver_from === null ? undefined : BigInt(second_approver_from),
    nameCheckAbove: name_check_above === null ? undefined : BigInt(name_check_above),
    changedAccountAbove: changed_account_above === null ? undefined : BigInt(changed_account_above),
  };
}

const selectPolicy = compileOnce((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom("companies")
    .select([
      "second_approver_from",
      "limit_per_transaction",
      "limit_per_day",
      "name_check_above",
      "changed_account_above",
    ])
    .where("id", "=", companyId),
);

/** The highest amount of a currency whose {@link cediValue} does not exceed a limit in pesewas. */
export function highestWithin(currency: string, limit: Minor): Minor {
  const rate = indicativeRates[currency];
  if (rate === undefined) throw new Error(`No rate for ${currency}`);
  return (limit * 100n) / rate;
}

export const isLimitedCurrency = (currency: string): boolean => currency in indicativeRates;

/** A payment as the limits see it, in pesewas. */
export type LimitedValue = {
  /** With all charges. */
  readonly value: Minor;
  /** The largest row of a bulk, else the whole payment. */
  readonly largest: Minor;
  /** The payments of this day before this one; undefined for a payment that does not count toward this day. */
  readonly paidToday: Minor | undefined;
};

/**
 * Returns why the limits refuse a payment; undefined if it is within them. The payment itself and the call that asks
 * beforehand use this function, so that they agree.
 */
export function limitRefusal(
  { value, largest, paidToday }: LimitedValue,
  { limitPerTransaction, limitPerDay }: PaymentPolicy,
): string | undefined {
  if (largest > limitPerTransaction)
    return `This payment is above your limit of ${formatMoney("GHS", limitPerTransaction)} a transaction.`;
  if (paidToday !== undefined && paidToday + value > limitPerDay)
    return `This payment would pass your limit of ${formatMoney("GHS", limitPerDay)} a day.`;
  return undefined;
}

/** The number of approvals that a request of this value in pesewas needs. */
export const approvalsFor = (value: Minor, { secondApproverFrom }: PaymentPolicy): number =>
  secondApproverFrom !== undefined && value >= secondApproverFrom ? 2 : 1;

/** Returns the total in pesewas that a company has paid on the day of a moment. */
export async function paidOn(db: Connection, companyId: string, at: Date): Promise<Minor> {
  const [paid] = await selectDay(db, { companyId, day: bankDay(at) });
  return BigInt(paid?.cedi_value ?? 0);
}

const selectDay = compileOnce((db, { companyId, day }: { companyId: string; day: string }) =>
  db
    .selectFrom("daily_payments")
    .select("cedi_value")
    .where("company_id", "=", companyId)
    .where("day", "=", sql<string>`${day}::date`),
);

type DayPayment = { readonly companyId: string; readonly at: Date; readonly value: Minor };

/**
 * Counts a payment toward the company's daily limit and returns the day's total before it. The row of the company and
 * day stays locked, so concurrent payments count each other.
 */
export async function countTowardDay(tx: Connection, { companyId, at, value }: DayPayment): Promise<Minor> {
  const [counted] = await addToDay(tx, { companyId, day: bankDay(at), value });
  if (!counted) throw new Error("The payment was not counted toward the day");
  return BigInt(counted.cedi_value) - value;
}

type Counted = { companyId: string; day: string; value: Minor };
const addToDay = compileOnce(
  (_, { companyId, day, value }: Counted) => sql<{ cedi_value: string }>`
    insert into daily_payments as paid (company_id, day, cedi_value)
    values (${companyId}, ${day}::date, ${value}::bigint)
    on conflict (company_id, day) do update set cedi_value = paid.cedi_value + excluded.cedi_value
    returning cedi_value`,
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
