import type { Connection } from "./handler";

/** The bank's time: the computer's, moved by as much as a trainer moved it. The offset is in the database, for all processes of one bank. */
export async function bankNow(db: Connection): Promise<Date> {
  const clock = await db.selectFrom("bank_clock").select("offset_ms").executeTakeFirst();
  return bankTime(clock?.offset_ms ?? "0");
}

/** @param offset what `bank_clock.offset_ms` holds, for queries that read it beside something else. */
export const bankTime = (offset: string): Date => new Date(Date.now() + Number(offset));

/** Moves the clock to a moment, from which it goes on. */
export async function setBankTime(db: Connection, now: Date): Promise<void> {
  const offset = String(now.getTime() - Date.now());
  await db
    .insertInto("bank_clock")
    .values({ id: 1, offset_ms: offset })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ offset_ms: offset }))
    .execute();
}

export const secondsAfter = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
