import type { Connection } from "../database/tables";

/**
 * Returns the bank's time: the computer's time plus the trainer's offset. The offset is in the database, for all
 * processes of one bank.
 */
export async function bankNow(db: Connection): Promise<Date> {
  const clock = await db.selectFrom("bank_clock").select("offset_ms").executeTakeFirst();
  return bankTime(clock?.offset_ms ?? "0");
}

/** @param offset value of `bank_clock.offset_ms`, for queries that read it together with other columns */
export const bankTime = (offset: string): Date => new Date(Date.now() + Number(offset));

/** Sets the clock, which then runs on. */
export async function setBankTime(db: Connection, now: Date): Promise<void> {
  const offset = String(now.getTime() - Date.now());
  await db
    .insertInto("bank_clock")
    .values({ id: 1, offset_ms: offset })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ offset_ms: offset }))
    .execute();
}

export const secondsAfter = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
