import type { Connection } from "../database/tables";
import type { Logger } from "../system/log";
import { type AuditBounds, auditWithin } from "./audit-ledger";

/**
 * Bounds of the audit at the start ([figures](docs/performance.md)). Rules beyond a bound are left to the console's
 * audit. The log warns of skipped history, but not of skipped notices.
 */
export const AUDITED_AT_START: AuditBounds = { linesMax: 20_000, eventsMax: 2_000, noticedLinesMax: 1_000 };

const VIOLATIONS_LISTED_MAX = 5;
const REMEDY =
  "Restore a backup of DATA_DIR, or of the database of DATABASE_URL: see Backup and restore in docs/operations.md.";

/** @throws an error for the operator if the books do not add up */
export async function refuseBrokenBooks(db: Connection, log?: Logger): Promise<void> {
  const { violations, isWhole } = await auditWithin(db, AUDITED_AT_START);
  if (!isWhole) log?.warn("The past of this bank is too long to be audited at its start: only what accounts hold was");
  if (violations.length === 0) return;
  const listed = violations.slice(0, VIOLATIONS_LISTED_MAX).map((violation) => `  ${violation}`);
  const more = violations.length > listed.length ? [`  and ${violations.length - listed.length} more`] : [];
  throw new Error(
    ["The books of this bank do not add up, so it does not open:", ...listed, ...more, REMEDY].join("\n"),
  );
}
