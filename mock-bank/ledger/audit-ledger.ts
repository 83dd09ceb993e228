import { liftTimeLimit } from "../database/time-limit";
import type { Connection } from "../handler";
import type { Rule } from "./rule";
import { rulesOfAccounts, rulesOfHistory } from "./rules-of-accounts";
import { rulesOfRequests } from "./rules-of-requests";
import { rulesOfTrust } from "./rules-of-trust";

const rulesOfStory: readonly Rule[] = [...rulesOfRequests, ...rulesOfTrust];
/** All that the auditor knows. */
export const auditRules: readonly Rule[] = [...rulesOfHistory, ...rulesOfAccounts, ...rulesOfStory];

/** How long a bank may have become for its whole past to be read again. */
export type AuditBounds = {
  /** Of the journal, some two seconds a million. */
  readonly linesMax: number;
  /** Rows of the audit: what was asked for, decided and paid takes some thirty seconds a million. */
  readonly eventsMax: number;
};

export type Audited = {
  /** In words. */
  readonly violations: readonly string[];
  /** Whether every rule was held, and none left out for the length of the past. */
  readonly isWhole: boolean;
};

/**
 * Every violation of the books' rules, in words: none in a sound bank, and the bank does not start with a single one.
 * All rules are held against one moment, however much is posted meanwhile.
 */
export const auditLedger = async (db: Connection): Promise<readonly string[]> =>
  (await auditWithin(db, { linesMax: Number.POSITIVE_INFINITY, eventsMax: Number.POSITIVE_INFINITY })).violations;

/** The same, but what accounts hold is all that is audited of what has become too long. */
export async function auditWithin(db: Connection, bounds: AuditBounds): Promise<Audited> {
  if (db.isTransaction) return auditIn(db, bounds);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await liftTimeLimit(tx);
      return auditIn(tx, bounds);
    });
}

async function auditIn(tx: Connection, { linesMax, eventsMax }: AuditBounds): Promise<Audited> {
  const isShort = async (table: "journal_lines" | "audit", max: number) => {
    const { last } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    return Number(last) <= max;
  };
  const history = (await isShort("journal_lines", linesMax)) ? rulesOfHistory : [];
  const story = (await isShort("audit", eventsMax)) ? rulesOfStory : [];
  const rules = [...history, ...rulesOfAccounts, ...story];
  const violations: string[] = [];
  for (const { rule, broken } of rules) {
    const { rows } = await broken.execute(tx);
    violations.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return { violations, isWhole: rules.length === auditRules.length };
}
