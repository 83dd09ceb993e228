import { sql } from "kysely";
import { scheduleTask } from "../core/agenda";
import { contentTables } from "../database/catalogue";
import type { Connection } from "../database/tables";
import { createControlAccounts } from "../ledger/control-accounts";
import { setUsualRates } from "../lookups/e-levy";

/**
 * Deletes all companies and resets the clock to the computer's. Only this and restoring a snapshot delete postings.
 * Snapshots are kept, because they belong to the trainer, and signing keys, because signed files stay valid.
 */
export async function emptyBank(tx: Connection): Promise<void> {
  const tables = await contentTables(tx);
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} restart identity`.execute(tx);
  await sql`insert into bank_clock default values`.execute(tx);
  await scheduleTask(tx, { kind: "purge", subject: "", dueAt: new Date(0) });
  await createControlAccounts(tx);
  await setUsualRates(tx);
}
