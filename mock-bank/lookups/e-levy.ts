import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { Minor } from "../ledger/minor-units";
import { bankDay } from "../values/wire-dates";

export type ELevy = {
  readonly charge: Minor;
  /** The part of the amount above the daily allowance. */
  readonly taxable: Minor;
  /** Identifies one calculation: another day, wallet or amount has another id. */
  readonly id: string;
};

type PayerAndTime = { readonly companyId: string; readonly at: Date };
type Rate = { readonly basisPoints: Minor; readonly dailyFree: Minor };

/** Rates are in basis points: 100 is 1 %. */
const BASIS: Minor = 10_000n;

/**
 * Returns a function that calculates the E-Levy on one company's payments to wallets (spec gaps, payments).
 * The function remembers in memory the payments it was asked about, because they use up the daily allowance of their
 * wallet. The levy of a payment is the levy on the day's total with it, less that on the total without it. So the rows
 * of a list add up to the levy on the whole list. In a transaction the company is locked, so that concurrent payments
 * are counted one after the other.
 */
export async function eLevyCalculator(
  db: Connection,
  { companyId, at }: PayerAndTime,
): Promise<(wallet: string, amount: Minor) => ELevy> {
  const { basisPoints, dailyFree } = await rateOn(db, bankDay(at));
  if (basisPoints > 0n && db.isTransaction) await oneAtATime(db, companyId);
  const sentTo = basisPoints > 0n ? await sentToday(db, companyId, bankDay(at)) : new Map<string, Minor>();
  const taxableOf = (sent: Minor) => (basisPoints > 0n && sent > dailyFree ? sent - dailyFree : 0n);
  // Rounds half a pesewa up.
  const levyOn = (taxable: Minor) => (taxable * basisPoints + BASIS / 2n) / BASIS;
  return (wallet, amount) => {
    const before = sentTo.get(wallet) ?? 0n;
    sentTo.set(wallet, before + amount);
    const [taxedBefore, taxed] = [taxableOf(before), taxableOf(before + amount)];
    const charge = levyOn(taxed) - levyOn(taxedBefore);
    const id = idOf([companyId, bankDay(at), wallet, `${amount}`, `${charge}`]);
    return { charge, taxable: taxed - taxedBefore, id };
  };
}

const oneAtATime = async (tx: Connection, companyId: string): Promise<void> => {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
};

const ID_DIGITS = 12;
const idOf = (parts: readonly string[]): string =>
  `EL${createHash("sha256").update(parts.join("|")).digest("hex").slice(0, ID_DIGITS).toUpperCase()}`;

/** Returns the newest rate that began on or before this day; a zero rate before the first one. */
async function rateOn(db: Connection, day: string): Promise<Rate> {
  const rate = await db
    .selectFrom("e_levy_rates")
    .select(["basis_points", "daily_free"])
    .where("valid_from", "<=", sql<string>`${day}::date`)
    .orderBy("valid_from", "desc")
    .limit(1)
    .executeTakeFirst();
  return { basisPoints: BigInt(rate?.basis_points ?? 0), dailyFree: BigInt(rate?.daily_free ?? 0) };
}

/** Returns the company's total of requests to each wallet that day, except rejected, recalled and failed ones. */
async function sentToday(db: Connection, companyId: string, day: string): Promise<Map<string, Minor>> {
  const { rows } = await sql<{ wallet: string; sent: string }>`
    with today as (
      select id, category, payee, amount from requests
       where company_id = ${companyId} and category in ('mobileMoney', 'mobileMoneyBulk')
         and created_at >= ${day}::date::timestamp at time zone 'UTC'
         and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
         and status not in ('REJECTED', 'RECALLED', 'FAILED')
    ), sent as (
      select payee as wallet, amount from today where category = 'mobileMoney'
      union all
      select row ->> 'beneficiaryWalletNumber', ((row ->> 'amount')::numeric * 100)::bigint
        from today join request_rows on request_id = id where category = 'mobileMoneyBulk'
    )
    select wallet, sum(amount)::text as sent from sent group by wallet`.execute(db);
  return new Map(rows.map(({ wallet, sent }) => [wallet, BigInt(sent)]));
}

/**
 * Inserts the E-Levy's last rate before its repeal, without an end: 1 % above GHS 100.00 a day and wallet (spec gaps,
 * payments).
 */
export async function setUsualRates(db: Connection): Promise<void> {
  await db
    .insertInto("e_levy_rates")
    .values([
      { valid_from: "2022-05-01", basis_points: 150, daily_free: 100_00n },
      { valid_from: "2023-01-11", basis_points: 100, daily_free: 100_00n },
    ])
    .onConflict((conflict) => conflict.column("valid_from").doNothing())
    .execute();
}

/** Ends the E-Levy on the day of its repeal, 2 April 2025. */
export async function repealELevy(db: Connection): Promise<void> {
  await db.insertInto("e_levy_rates").values({ valid_from: "2025-04-02", basis_points: 0, daily_free: 0n }).execute();
}
