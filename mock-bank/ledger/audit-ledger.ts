import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { liftTimeLimit } from "../database/time-limit";
import type { Rule } from "./rule";
import { rulesOfAccounts, rulesOfHistory, rulesOfNotices } from "./rules-of-accounts";
import { rulesOfRequests } from "./rules-of-requests";
import { rulesOfTrust } from "./rules-of-trust";

const rulesOfStory: readonly Rule[] = [...rulesOfRequests, ...rulesOfTrust];
/** All rules of the ledger audit. */
export const auditRules: readonly Rule[] = [...rulesOfHistory, ...rulesOfNotices, ...rulesOfAccounts, ...rulesOfStory];

/** Size up to which a bank's whole history is audited. */
export type AuditBounds = {
  /** Journal lines; a million take about two seconds. */
  readonly linesMax: number;
  /** Audit rows; the rules on requests take about thirty seconds per million. */
  readonly eventsMax: number;
  /** Journal lines up to which notices are compared with them; ten thousand take a second in the embedded database. */
  readonly noticedLinesMax: number;
};

const UNBOUNDED: AuditBounds = {
  linesMax: Number.POSITIVE_INFINITY,
  eventsMax: Number.POSITIVE_INFINITY,
  noticedLinesMax: Number.POSITIVE_INFINITY,
};

export type Audited = {
  /** Readable descriptions. */
  readonly violations: readonly string[];
  /** Whether all rules except those on notices were checked; notices are a view, not stored rows. */
  readonly isWhole: boolean;
};

/**
 * Checks all rules of the books and returns the violations as readable text; a sound bank has none. The bank does not
 * start with any. All rules are checked in one database snapshot, regardless of concurrent postings.
 */
export const auditLedger = async (db: Connection): Promise<readonly string[]> =>
  (await auditWithin(db, UNBOUNDED)).violations;

/** Audits like {@link auditLedger}, but skips rules on history that exceeds the bounds; balances are always checked. */
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

async function auditIn(tx: Connection, { linesMax, eventsMax, noticedLinesMax }: AuditBounds): Promise<Audited> {
  const isShort = async (table: "journal_lines" | "audit", max: number) => {
    const { last } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    return Number(last) <= max;
  };
  const hasHistory = await isShort("journal_lines", linesMax);
  const hasStory = await isShort("audit", eventsMax);
  const rules = [
    ...(hasHistory ? rulesOfHistory : []),
    ...((await isShort("journal_lines", noticedLinesMax)) ? rulesOfNotices : []),
    ...rulesOfAccounts,
    ...(hasStory ? rulesOfStory : []),
  ];
  // An embedded database has no statistics, because nothing collects them in the background. PostgreSQL then takes large
  // tables for small ones and chooses loops, whose time grows with the square of the lines. Where it needs a loop all the
  // same, it takes the query for a very large one and would compile it first, for seconds.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`set local jit = off`.execute(tx);
  const violations: string[] = [];
  for (const { rule, broken } of rules) {
    const { rows } = await broken.execute(tx);
    violations.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return { violations, isWhole: hasHistory && hasStory };
}
