import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { rawTypes } from "../../mock-bank/database/raw-types";
import type { Database, Tables } from "../../mock-bank/database/tables";

/** A query of the bank and PostgreSQL's plan for it, as printed by `explain`. */
export type Plan = { readonly query: string; readonly plan: string };

/**
 * Returns the plans of all queries that `act` runs. Its writes are rolled back, and writing queries are only planned.
 */
export async function plansOf(url: string, act: (db: Database) => Promise<unknown>): Promise<readonly Plan[]> {
  const asked: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, types: rawTypes });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!/^(begin|rollback)/.test(query.sql)) asked.push(query);
    },
  });
  try {
    const undone = new Error("Undone");
    await db
      .transaction()
      .execute(async (tx) => {
        await act(tx);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    const plans: Plan[] = [];
    for (const { sql, parameters } of asked) plans.push({ query: sql, plan: await explained(pool, sql, parameters) });
    return plans;
  } finally {
    await db.destroy();
  }
}

async function explained(pool: pg.Pool, query: string, parameters: readonly unknown[]): Promise<string> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${query}`, [...parameters]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
