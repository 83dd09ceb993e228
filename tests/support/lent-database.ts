import { sql } from "kysely";
import { emptyBank } from "../../mock-bank/database/empty";
import { openMemoryDatabase } from "../../mock-bank/database/memory";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { inTransaction } from "../../mock-bank/database/transaction";

/** Set for processes that many test files share (`vitest.config.ts`): one that is to end by itself would not, with a database open in it. */
export const lendsDatabases = process.env.LENDS_DATABASES === "true";

/** Open, empty and nobody's: opening an embedded database costs six times what emptying one does. */
const idle: OpenBank[] = [];

/** An embedded database as if it were new. Whoever closes it gives it back, for the next test of this process. */
export async function lendMemoryDatabase(): Promise<OpenBank> {
  const bank = idle.pop() ?? (await openMemoryDatabase());
  return { ...bank, close: () => takeBack(bank) };
}

async function takeBack(bank: OpenBank): Promise<void> {
  await inTransaction(bank.db, async (tx) => {
    await emptyBank(tx);
    await sql`truncate snapshots restart identity`.execute(tx);
  });
  idle.push(bank);
}
