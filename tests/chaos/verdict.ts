import type { Database } from "../../mock-bank/database/tables";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { checkHistory, type FindingKind, findingKinds } from "./check-history";
import type { History } from "./history";
import { readLedger } from "./read-ledger";

/** Number of findings of each kind, all of which must stay 0. */
export type Verdict = Record<FindingKind, number> & {
  /** The first findings in words. */
  problems: string[];
};

const PROBLEMS_MAX = 5;

export const noFindings = (): Verdict => ({
  lost: 0,
  doubled: 0,
  unbalanced: 0,
  reordered: 0,
  unexplained: 0,
  problems: [],
});

/** Checks one history against its ledger, as often as a campaign wants, and counts each finding once. */
export class HistoryChecker {
  private readonly counted = new Set<string>();

  constructor(
    readonly history: History,
    private readonly verdict: Verdict,
  ) {}

  /** @param isAudited whether the bank's own rules for the whole ledger are checked too, which takes longer */
  async check(db: Database, isAudited: boolean): Promise<void> {
    const findings = checkHistory(this.history, await readLedger(db, [...this.history.openings.keys()]));
    for (const kind of findingKinds) for (const words of findings[kind]) this.count(kind, words);
    if (isAudited) for (const violation of await auditLedger(db)) this.count("unbalanced", violation);
  }

  private count(kind: FindingKind, words: string): void {
    const problem = `${kind}: ${words}`;
    if (this.counted.has(problem)) return;
    this.counted.add(problem);
    this.verdict[kind] += 1;
    if (this.verdict.problems.length < PROBLEMS_MAX) this.verdict.problems.push(problem);
  }
}
