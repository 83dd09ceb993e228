import { sql } from "kysely";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { inTransaction } from "../../mock-bank/database/transaction";
import { emptyBank } from "../../mock-bank/opening/empty";
import { openMemoryDatabase } from "../../mock-bank/opening/memory";

/**
 * Set for processes shared by many test files (`vitest.config.ts`). An open database would keep any other process from
 * ending.
 */
export const lendsDatabases = process.env.LENDS_DATABASES === "true";

/** Open empty databases that are not in use. Opening an embedded database takes six times as long as clearing one. */
const idle: OpenBank[] = [];

/** Returns an empty embedded database. Closing it clears it for the next test of this process. */
export async function lendMemoryDatabase(): Promise<OpenBank> {
  const bank = idle.pop() ?? (await openMemoryDatabase());
  return { ...bank, close: () => takeBack(bank) };
}

async function takeBack(bank: OpenBank): Promise<void> {
  await inTransaction(bank.db, async (tx) => {
    await emptyBank(tx);
    await sql`truncate snapshots, signing_keys, trainees, lesson_stages, lesson_calls, written_lessons, left_companies restart identity`.execute(
      tx,
    );
  });
  idle.push(bank);
}
