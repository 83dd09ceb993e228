import type { Transaction } from "kysely";
import type { Database } from "../handler";
import type { Tables } from "./tables";

const ATTEMPTS_MAX = 5;
const JITTER_MILLISECONDS_MAX = 40;
/** PostgreSQL's "serialization failure" and "deadlock detected": nothing happened, and trying again may well succeed. */
const retriable = new Set(["40001", "40P01"]);

/** All of `work` or nothing of it. Run again when the database gave way to another transaction, so `work` touches nothing else. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isRetriable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MILLISECONDS_MAX * attempt));
    }
  }
}

const isRetriable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && retriable.has(error.code);
