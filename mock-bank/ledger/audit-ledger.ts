import { sql } from "kysely";
import type { Connection } from "../handler";
import type { Rule } from "./rule";
import { rulesOfAccounts, rulesOfHistory } from "./rules-of-accounts";
import { rulesOfRequests } from "./rules-of-requests";
import { rulesOfTrust } from "./rules-of-trust";

const rulesOfToday: readonly Rule[] = [...rulesOfAccounts, ...rulesOfRequests, ...rulesOfTrust];
/** All that the auditor knows. */
export const auditRules: readonly Rule[] = [...rulesOfHistory, ...rulesOfToday];

/**
 * Every violation of the books' rules, in words: none in a sound bank, and the bank does not start with a single one.
 * All rules are held against one moment, however much is posted meanwhile.
 * @param linesMax leaves the history out of a ledger with more lines, whose reading takes some four seconds a million.
 */
export async function auditLedger(db: Connection, { linesMax = Number.POSITIVE_INFINITY } = {}): Promise<string[]> {
  if (db.isTransaction) return violationsIn(db, linesMax);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return violationsIn(tx, linesMax);
    });
}

async function violationsIn(tx: Connection, linesMax: number): Promise<string[]> {
  const { last } = await tx
    .selectFrom("journal_lines")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const rules = Number(last) > linesMax ? rulesOfToday : auditRules;
  const violations: string[] = [];
  for (const { rule, broken } of rules) {
    const { rows } = await broken.execute(tx);
    violations.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return violations;
}
