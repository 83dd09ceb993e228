import type { Transaction } from "kysely";
import type { Database, Tables } from "./tables";
import { isTransactionConflict } from "./unavailable";

const ATTEMPTS_MAX = 5;
const JITTER_MILLISECONDS_MAX = 40;

/**
 * Runs `work` in a transaction and retries it after a conflict with another one, so `work` must have no other side
 * effects.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isTransactionConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MILLISECONDS_MAX * attempt));
    }
  }
}
