import type { Database } from "../handler";
import { auditLedger } from "../ledger/audit-ledger";

/** The rules of the books held against all that was ever posted, for whoever trains or tests: sound, or what is wrong in words. */
export async function auditReport(db: Database) {
  const violations = await auditLedger(db);
  return { sound: violations.length === 0, violations };
}
